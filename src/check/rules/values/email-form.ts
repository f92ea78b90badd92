import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

const email =
  /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

export const emailForm = defineRule<{ found: string }>({
  code: 'email-form',
  severity: 'error',
  scope: 'content',
  summary: 'An e-mail address is valid.',
  why: 'Mail to an invalid address is lost.',
  words: {
    en: ({ found }) => ({
      message: `"${found}" is not a valid e-mail address.`,
      hint: 'Write it like "name@example.org", without spaces.',
    }),
    uk: ({ found }) => ({
      message: `"${found}" — неправильна адреса електронної пошти.`,
      hint: 'Напишіть її так: "name@example.org", без пробілів.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'email')) {
      if (!isEmail(value)) report({ file, pointer }, { found: value });
    }
    for (const { link } of linkTargets(tree)) {
      const address = /^mailto:([^?]*)/i.exec(link.href)?.[1];
      if (address !== undefined && !isEmail(address)) report(link, { found: address });
    }
  },
});

function isEmail(text: string): boolean {
  return email.test(text) && !text.includes('..');
}

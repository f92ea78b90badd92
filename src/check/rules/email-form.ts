import type { Rule } from '../rule.ts';

const email =
  /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** An e-mail address is one. */
export const rule: Rule<'email-form'> = {
  code: 'email-form',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('email')) {
      if (!isEmail(value)) report({ file, pointer }, { found: value });
    }
    for (const { link } of index.targets()) {
      const address = /^mailto:([^?]*)/i.exec(link.href)?.[1];
      if (address !== undefined && !isEmail(address)) report(link, { found: address });
    }
  },
};

function isEmail(text: string): boolean {
  return email.test(text) && !text.includes('..');
}

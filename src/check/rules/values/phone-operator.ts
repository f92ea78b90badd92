import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/**
 * The codes of the Ukrainian numbering plan: areas, mobile operators, and numbers that are free or paid for otherwise.
 * The institute's form has its own, narrower list.
 */
const mobile = /^0(?:39|50|6[36-8]|7[1-3579]|9[1-9])$/;
const area = /^0(?:3[1-8]|4[13-8]|5[1-7]|6[12459])$/;
const service = /^0(?:80|89|90)$/;

export const phoneOperator = defineRule<{ code: string }>({
  code: 'phone-operator',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'The area or operator code of a Ukrainian number exists.',
    uk: 'Код міста чи оператора в українському номері існує.',
  },
  why: {
    en: 'A number with an unknown code cannot be dialled; most likely a digit is mistyped.',
    uk: 'За номером із невідомим кодом не подзвонити; найімовірніше, одну цифру набрано хибно.',
  },
  exceptions: {
    en: 'The numbering plan changes: a new code needs an exception until the rule knows it.',
    uk: 'План нумерації змінюється: новий код потребує винятку, доки правило його не знає.',
  },
  words: {
    en: ({ code }) => ({
      message: `Ukraine has no area or operator code ${code}.`,
      hint: 'Compare the number with where it comes from.',
    }),
    uk: ({ code }) => ({
      message: `В Україні немає коду міста чи оператора ${code}.`,
      hint: 'Звірте номер із тим, звідки його взято.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'phone')) {
      const code = /^38(0\d\d)\d{7}$/.exec(value.replace(/\D/g, ''))?.[1];
      if (code && !isCode(code)) report({ file, pointer }, { code });
    }
  },
});

function isCode(code: string): boolean {
  return mobile.test(code) || area.test(code) || service.test(code);
}

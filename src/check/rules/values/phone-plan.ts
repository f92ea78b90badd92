import { asObject, asText } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import {
  codeFormat,
  isPossibleFormat,
  numberLengths,
  possibleLengths,
  readableFormat,
} from '../../../question/phone-plan.ts';
import { defineRule } from '../../rule.ts';

/** What is wrong: a code that no number of the format has, or how many digits its numbers have. */
interface Parameters {
  format: string;
  code?: string;
  length: number;
}

export const phonePlan = defineRule<Parameters>({
  code: 'phone-plan',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'The format of phone numbers and the operator codes fit together.',
    uk: 'Формат телефонних номерів і коди операторів узгоджені.',
  },
  why: {
    en: 'The question form and the function check numbers by both. With a code that the format has no place for, or a format that no phone number has, nobody could send a question.',
    uk: 'За ними номери перевіряють і форма запитань, і функція. З кодом, для якого у форматі немає місця, або з форматом, якого не має жоден номер, ніхто не зміг би надіслати запитання.',
  },
  words: {
    en: ({ format, code, length }) =>
      code === undefined
        ? {
            message: `A number in the format "${format}" has ${length} digits.`,
            hint: `Write # for each digit that is typed, and ? at the end for one that not all numbers have; with the country's code, numbers have ${possibleLengths.least} to ${possibleLengths.most}.`,
          }
        : {
            message: `No number in the format "${format}" has the code "${code}".`,
            hint: 'Write the code as it stands in the parentheses of the format, or leave the list empty if any code will do.',
          },
    uk: ({ format, code, length }) =>
      code === undefined
        ? {
            message: `У номері формату "${format}" цифр — ${length}.`,
            hint: `Напишіть # замість кожної цифри, яку набирають, а в кінці ? замість тієї, яку мають не всі номери; з кодом країни їх має бути від ${possibleLengths.least} до ${possibleLengths.most}.`,
          }
        : {
            message: `Жоден номер формату "${format}" не має коду "${code}".`,
            hint: 'Напишіть код так, як він стоїть у дужках формату, або залиште список порожнім, якщо підходить будь-який код.',
          },
  },
  check(tree, report) {
    for (const { file, pointer, value: format } of valuesOfFormat(tree, 'phone-format')) {
      if (isPossibleFormat({ format })) continue;
      const { least, most } = numberLengths({ format });
      const length = least < possibleLengths.least ? least : most;
      report({ file, pointer }, { format: readableFormat({ format }), length });
    }
    for (const { file, pointer, value: code } of valuesOfFormat(tree, 'operator-code')) {
      const format = asText(asObject(asObject(file.value).phonePlan).format) ?? '';
      // Codes can only be compared with a form that is right.
      if (!isPossibleFormat({ format })) continue;
      const place = new RegExp(`^${codeFormat({ format }).replaceAll('#', '\\d')}$`);
      if (!place.test(code))
        report({ file, pointer }, { format: readableFormat({ format }), code, length: code.length });
    }
  },
});

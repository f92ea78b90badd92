import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { currencyCodes } from '../../../text/currency-codes.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const currencyUnknown = defineRule<{ found: string; suggestion?: string }>({
  code: 'currency-unknown',
  severity: 'error',
  scope: 'group',
  summary: { en: 'The currency of the site is one from ISO 4217.', uk: 'Валюта сайту — з ISO 4217.' },
  why: {
    en: 'Each language writes amounts in its own way: the currency is known by its code, and a code that does not exist would be shown as it is.',
    uk: 'Кожна мова пише суми по-своєму: валюту впізнають за кодом, а неіснуючий код показали б як є.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `There is no currency "${found}".`,
      hint: didYouMean.en(suggestion, 'Write its three letters, such as "UAH" or "EUR".'),
    }),
    uk: ({ found, suggestion }) => ({
      message: `Немає валюти "${found}".`,
      hint: didYouMean.uk(suggestion, 'Напишіть три її літери, наприклад "UAH" або "EUR".'),
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'currency')) {
      if (currencyCodes.has(value)) continue;
      const suggestion = closest(value, ['UAH', ...currencyCodes], 1);
      report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
    }
  },
});

import { valueAt } from '../../../content/json/json-pointer.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { plainWords } from '../../../text/plain-words.ts';
import { defineRule } from '../../rule.ts';

export const titleRepeated = defineRule<{ title: string }>({
  code: 'title-repeated',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'A text does not begin with its own title.', uk: 'Текст не починається зі свого заголовка.' },
  why: {
    en: 'The page shows the title above the text. A text copied together with its title shows it twice, and a screen reader says it twice.',
    uk: 'Сторінка показує заголовок над текстом. Текст, скопійований разом із заголовком, показує його двічі, а екранний читач двічі вимовляє.',
  },
  words: {
    en: ({ title }) => ({
      message: `The text begins with its own title: "${title}".`,
      hint: 'Delete this line: the page shows the title above the text.',
    }),
    uk: ({ title }) => ({
      message: `Текст починається з власного заголовка: «${title}».`,
      hint: 'Видаліть цей рядок: сторінка показує заголовок над текстом.',
    }),
  },
  check(tree, report) {
    for (const { value } of markdownTexts(tree)) {
      const { file, pointer, value: text } = value;
      const { title, name } = asObject(valueAt(file.value, pointer.slice(0, pointer.lastIndexOf('/'))));
      const { 0: line = '', index: from = 0 } = /\S.*/.exec(text) ?? {};
      const begins = plainWords(line);
      const own = begins && [title, name].map(asText).find((each) => each && plainWords(each) === begins);
      if (own) report({ ...value, from, to: from + line.trimEnd().length }, { title: own });
    }
  },
});

import { levelAbove } from '../../../content/level-above.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { boldHeadings } from './bold-headings.ts';

export const headingBold = defineRule<{ heading: string; isCertain: boolean }>({
  code: 'heading-bold',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'A heading is one of Markdown, not a paragraph in bold.',
    uk: 'Заголовок — це заголовок Markdown, а не абзац жирним.',
  },
  why: {
    en: 'A bold paragraph looks like a heading, but is none: screen readers do not find it among the headings of the page, and no link can lead to it. `npm run check -- --fix` makes headings of such paragraphs in texts that have no others, whose level would have to be chosen.',
    uk: 'Жирний абзац лише схожий на заголовок: екранні читачі не знаходять його серед заголовків сторінки, і посилання до нього не поставити. `npm run check -- --fix` робить заголовки з таких абзаців у текстах, де інших немає: інакше треба вибирати рівень.',
  },
  exceptions: {
    en: 'Sentences, dates, links and names of persons may be bold, and so may the last paragraph of a text. A bold line that heads nothing has an exception.',
    uk: 'Жирними можуть бути речення, дати, посилання й імена, а також останній абзац тексту. Жирний рядок, який нічого не озаглавлює, дістає виняток.',
  },
  words: {
    en: ({ heading, isCertain }) => ({
      message: 'A bold paragraph instead of a heading.',
      hint: `Write "${heading}"${isCertain ? '' : ', or with another level'}.`,
      isFixable: isCertain,
    }),
    uk: ({ heading, isCertain }) => ({
      message: 'Абзац жирним замість заголовка.',
      hint: `Напишіть "${heading}"${isCertain ? '' : ' або заголовок іншого рівня'}.`,
      isFixable: isCertain,
    }),
  },
  check(tree, report) {
    for (const text of valuesOfFormat(tree, 'markdown')) {
      for (const { heading, isCertain, from, to } of boldHeadings(text.value, levelAbove(text)))
        report({ ...text, from, to }, { heading, isCertain });
    }
  },
  // As a heading it may be what the other language has.
  explains: (own) => explainsComparisonsOf(own, ['structure-differs']),
});

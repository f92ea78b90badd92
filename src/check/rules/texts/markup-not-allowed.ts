import { markdownTexts } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';

const htmlTag =
  /<!--|<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|object|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?=[\s/>])[^<>]*>/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i;
const markdown = /\*\*[^\s*][^*]*\*\*|!?\[[^\][]+\]\([^()\s]+\)|`[^`\n]+`|^#{1,6} \S|^[-*] \S|^\|.+\|[^\S\n]*$/m;
const script = /\b(?:javascript|vbscript):\S+|\bdata:\w+\/\w\S*/i;

export const markupNotAllowed = defineRule<{ found: string; markdown: boolean }>({
  code: 'markup-not-allowed',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Texts contain no HTML, and plain texts no Markdown or script either.',
    uk: 'У текстах немає HTML, а в простих текстах — також Markdown і скриптів.',
  },
  why: {
    en: 'Markdown does not need it, and plain text shows tags, entities and Markdown as they are typed.',
    uk: 'Markdown його не потребує, а простий текст показує теги, коди знаків і розмітку Markdown так, як їх набрано.',
  },
  exceptions: {
    en: 'HTML may be quoted in Markdown code: `` `<b>` ``.',
    uk: 'HTML можна навести як код Markdown: `` `<b>` ``.',
  },
  words: {
    en: ({ found, markdown }) => ({
      message: markdown ? `HTML is not allowed here: ${found}` : `Markup is not allowed in plain text: ${found}`,
      hint: markdown
        ? 'Use Markdown: **bold**, *italic*, [text](address), - for lists.'
        : 'Write plain words: this text is shown as it is typed.',
    }),
    uk: ({ found, markdown }) => ({
      message: markdown ? `HTML тут не дозволено: ${found}` : `У простому тексті розмітку не дозволено: ${found}`,
      hint: markdown
        ? 'Пишіть Markdown: **жирний шрифт**, *курсив*, [текст](адреса), - для списків.'
        : 'Пишіть звичайні слова: цей текст показано так, як його набрано.',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      const [first] = parts.html;
      if (first) report({ ...value, from: first.from, to: first.to }, { found: first.found, markdown: true });
    }
    for (const { file, pointer, value, format, isProse } of allValues(tree)) {
      if (!isProse || format === 'markdown') continue;
      const match = htmlTag.exec(value) ?? entity.exec(value) ?? markdown.exec(value) ?? script.exec(value);
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0], markdown: false });
    }
  },
});

import { placeKey } from '../../../content/place.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { quickLook, rangeOfMatch } from '../../../lib/text/patterns.ts';
import { comparedKeys } from '../../consequences.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';

export const textEmpty = defineRule<object>('text-empty', 'error', 'group', {
  en: {
    asks: 'Texts are not empty.',
    why: 'An empty heading or button is worse than none.',
    note: 'The alt text of a decorative picture is empty.',
    message: 'The text is empty.',
    hint: 'Write it, or delete the key if it is optional.',
  },
  uk: {
    asks: 'Тексти не порожні.',
    why: 'Порожній заголовок чи порожня кнопка гірші, ніж жодні.',
    note: 'Декоративне зображення має порожній альтернативний текст.',
    message: 'Текст порожній.',
    hint: 'Напишіть його або видаліть ключ, якщо він необов’язковий.',
  },
  check: each(allValues, ({ file, pointer, value, isProse }, report) => {
    if (isProse && value.trim() === '' && !/alt(?:\/\d+)?$/i.test(pointer)) report({ file, pointer }, {});
  }),
});

/** The words of Word for a reference whose target is gone. */
const lostReferences =
  'Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|No text of specified style in document)' +
  '|Помилка! (?:Джерело посилання не знайдено|Закладк[ау] не визначен[ао]|Неприпустимий об’єкт гіперпосилання)' +
  '|Ошибка! (?:Источник ссылки не найден|Закладка не определена|Недопустимый объект гиперссылки)';

/** Words in a field of a form or of a slide until somebody fills it. */
const emptyFields =
  'Click (?:or tap )?(?:here )?to (?:enter (?:text|a date)|(?:add|edit) (?:title|subtitle|text|Master [a-z]+ styles?))' +
  '|(?:Клацніть|Натисніть)(?: або торкніться)?(?: тут)?, щоб (?:ввести (?:текст|дату)|додати (?:заголовок|підзаголовок|текст))';

/** The codes behind what a field shows; the quotes may have become curly ones. */
const fieldCodes =
  'HYPERLINK(?=\\s+(?:\\\\l\\s+)?["“”«„])|PAGEREF _\\w+|_(?:Toc|Ref|Hlk)\\d{6,}|TOC \\\\o|(?:SEQ \\p{L}+ )?\\\\\\* (?:ARABIC|MERGEFORMAT)|EMBED Equation\\.\\w+';

/** The number of a page, alone on its line. */
const pageNumbers = '(?<=^|\\n)(?:Сторінка|Стор\\.|Page) \\d{1,4} (?:з|із|of) \\d{1,4}(?=\\n|$)';

/** Remains of the Word document in a text that it was copied from. */
const leftover = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lostReferences}|${emptyFields})(?!\\p{L})|(?:${fieldCodes})(?!\\p{L})|${pageNumbers}`,
  'u',
);

/** Marks of what is still to be written, and the words that fill designs. Question marks behind a word only insist; four and more are lost letters. */
const reminder =
  /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?<=^|[\s([])\?{3}(?!\?)|[[(](?:уточнити|дописати|доповнити|вставити|to be (?:added|confirmed)|insert )[^\])]*[\])]/u;

/** Marks of references that were copied without what they refer to, as Wikipedia has them. Those of a text's own list stand behind a space. */
const reference =
  /(?<=[\p{L}\p{N}.,;:!?»”’)%])\[\d{1,3}(?:[,–-]\s?\d{1,3})*\](?!\()|\[(?:джерело|не вказано джерело|коли|хто|уточнити джерело|citation needed|clarification needed|when|who|by whom)\??\](?!\()/u;

/** The marks of unfinished texts, each with a quick look: most texts have none. */
const marks = Object.entries({ reminder, leftover, reference }).map(([mark, pattern]) => ({
  mark: mark as 'reminder' | 'leftover' | 'reference',
  pattern,
  mayHave: quickLook(pattern),
}));

type TextUnfinishedParameters = { mark: (typeof marks)[number]['mark']; found: string };

export const textUnfinished = defineRule<TextUnfinishedParameters>('text-unfinished', 'warning', 'group', {
  en: {
    asks: 'A text is finished: it has no reminders of its author, no leftovers of Word, and no marks of lost references.',
    why: 'TODO, ??? or «(уточнити)» are notes for oneself; visitors read them as they are. So they do what Word writes for a lost reference or an empty field, the codes of its fields, the numbers of its pages, and marks such as [1] and [citation needed], copied from Wikipedia.',
    message: ({ mark, found }) =>
      ({
        reminder: `"${found}" says that the text is not finished.`,
        leftover: `"${found}" is a leftover of the document that the text was copied from.`,
        reference: `"${found}" is a mark of a reference that was copied without its source.`,
      })[mark],
    hint: ({ mark }) =>
      ({
        reminder: 'Write what is missing, or delete the reminder.',
        leftover: 'Delete it, or write what visitors should read in its place.',
        reference: 'Delete it, or name the source in words or by a link.',
      })[mark],
  },
  uk: {
    asks: 'Текст завершено: у ньому немає нагадувань собі, решток Word і знаків загублених посилань.',
    why: 'TODO, ??? чи «(уточнити)» — нотатки для себе; відвідувачі прочитають їх як є. Так само те, що Word пише замість загубленого посилання чи порожнього поля, коди його полів, номери сторінок і позначки [1] та [джерело?], скопійовані з Вікіпедії.',
    message: ({ mark, found }) =>
      ({
        reminder: `«${found}» означає, що текст не закінчено.`,
        leftover: `«${found}» — залишок документа, з якого скопійовано текст.`,
        reference: `«${found}» — позначка посилання на джерело, якого не скопійовано.`,
      })[mark],
    hint: ({ mark }) =>
      ({
        reminder: 'Напишіть, чого бракує, або видаліть нагадування.',
        leftover: 'Видаліть його або напишіть те, що відвідувачі мають прочитати на його місці.',
        reference: 'Видаліть її або назвіть джерело словами чи посиланням.',
      })[mark],
  },
  check: each(allValues, ({ file, pointer, value, isProse }, report) => {
    if (!isProse) return;
    const words = wordsOnly(value);
    for (const { mark, pattern, mayHave } of marks) {
      const match = mayHave.test(words) ? pattern.exec(words) : null;
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { mark, found: match[0] });
    }
  }),
});

/** A conflict marker of Git: a line of equals signs, which may also stand below a heading, has seven of them. */
const conflictMarker =
  /(?<![<>])(?:<{7}|>{7})(?![<>])[^\n]*|(?<=^[ \t]*)(?:\|{7}(?: [^\n]*)?|={7}(?: [^\n]*)?)(?=\s*$)/m;
const mayHaveMarker = /<{7}|>{7}|={7}|\|{7}/;

export const mergeConflict = defineRule<{ found: string }>('merge-conflict', 'error', 'group', {
  en: {
    asks: 'A text has one version.',
    why: 'Where two people change the same text, Git keeps both versions, with lines of <<<<<<<, ======= and >>>>>>> around them. A text saved like that shows visitors both, and the lines as headings and quotations.',
    note: 'None needed: a line below a heading may have another number of equals signs, or begin with ## instead.',
    message: ({ found }) =>
      `Merge conflict: two people have changed this text, and Git has kept both versions: ${found}`,
    hint: 'Keep one version; delete the other one and the lines <<<<<<<, ======= and >>>>>>>.',
  },
  uk: {
    asks: 'Текст має одну версію.',
    why: 'Якщо той самий текст змінили двоє, Git лишає обидві версії з рядками <<<<<<<, ======= і >>>>>>> довкола. Так збережений текст показує відвідувачам обидві, а ці рядки — як заголовки й цитати.',
    note: 'Винятків не треба: рядок під заголовком може мати іншу кількість знаків =, а краще почати заголовок із ##.',
    message: ({ found }) => `Конфлікт злиття: цей текст змінили двоє, і Git залишив обидві версії: ${found}`,
    hint: 'Залиште одну версію, а другу видаліть разом із рядками <<<<<<<, ======= і >>>>>>>.',
  },
  check: each(allValues, ({ file, pointer, value }, report) => {
    const match = mayHaveMarker.test(value) ? conflictMarker.exec(value) : null;
    if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0] });
  }),
  // Nothing else can be said of a text before it has one version.
  explains(own) {
    const conflicting = new Set(own.map(({ place }) => placeKey(place)));
    return (other) => other.code !== 'merge-conflict' && comparedKeys(other).some((key) => conflicting.has(key));
  },
});

/** Words in capitals that follow each other. Commas part abbreviations, too. */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’ʼ'-]*(?:[ \u00a0:.«»“”"–—-]+\p{Lu}[\p{Lu}’ʼ'-]*)+(?![\p{L}\p{N}])/gu;
/** Abbreviations are shorter, or stand alone. */
const longWord = /\p{Lu}{5,}/gu;
/** Five characters that are no small letters of the usual ones: a class of all capitals takes three times as long. */
const mayHaveLong = /[A-Z\u00c0-\u042f\u0460-\uffff]{5}/;

export const textInCapitals = defineRule<Suggested>('text-in-capitals', 'warning', 'group', {
  en: {
    asks: 'No two long words that follow each other are in capitals.',
    why: 'Titles of orders and slides are often copied in capitals. They are read more slowly, screen readers may spell them letter by letter, and the search shows them as they are. The site sets what is to stand out.',
    note: 'One word may be in capitals, and so may abbreviations, also in lists with commas. A name that is always written so has an exception.',
    message: ({ found }) => `In capitals: "${found}".`,
    hint: ({ suggestion }) =>
      `Write it as a sentence: "${suggestion}", with capitals for names and abbreviations only.`,
  },
  uk: {
    asks: 'Жодні два довгі слова поспіль не написано великими літерами.',
    why: 'Назви наказів і слайдів часто копіюють великими літерами. Їх читають повільніше, екранний читач може вимовляти їх по літері, а пошук показує як є. Що має виділятися, виділяє сайт.',
    note: 'Одне слово може бути великими літерами, скорочення — теж, і в переліках через кому. Назва, яку завжди так пишуть, дістає виняток.',
    message: ({ found }) => `Великими літерами: «${found}».`,
    hint: ({ suggestion }) => `Напишіть як речення: "${suggestion}", з великої — лише назви та скорочення.`,
  },
  check: each(allValues, ({ file, pointer, value, isProse }, report) => {
    if (!isProse || !mayHaveLong.test(value)) return;
    for (const match of wordsOnly(value).matchAll(capitals)) {
      const [found] = match;
      if ((found.match(longWord)?.length ?? 0) < 2) continue;
      const suggestion = found.charAt(0) + found.slice(1).toLowerCase();
      report({ file, pointer, ...rangeOfMatch(match) }, { found, suggestion });
    }
  }),
});

const htmlTag =
  /<!--|<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|object|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?=[\s/>])[^<>]*>/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});/i;
const markdownMarks = /\*\*[^\s*][^*]*\*\*|!?\[[^\][]+\]\([^()\s]+\)|`[^`\n]+`|^#{1,6} \S|^[-*] \S|^\|.+\|[^\S\n]*$/m;
const scriptAddress = /\b(?:javascript|vbscript):\S+|\bdata:\w+\/\w\S*/i;

type MarkupNotAllowedParameters = { found: string; markdown: boolean };

export const markupNotAllowed = defineRule<MarkupNotAllowedParameters>('markup-not-allowed', 'error', 'group', {
  en: {
    asks: 'Texts contain no HTML, and plain texts no Markdown or script either.',
    why: 'Markdown does not need it, and plain text shows tags, entities and Markdown as they are typed.',
    note: 'HTML may be quoted in Markdown code: `` `<b>` ``.',
    message: ({ found, markdown }) =>
      markdown ? `HTML is not allowed here: ${found}` : `Markup is not allowed in plain text: ${found}`,
    hint: ({ markdown }) =>
      markdown
        ? 'Use Markdown: **bold**, *italic*, [text](address), - for lists.'
        : 'Write plain words: this text is shown as it is typed.',
  },
  uk: {
    asks: 'У текстах немає HTML, а в простих текстах — також Markdown і скриптів.',
    why: 'Markdown його не потребує, а простий текст показує теги, коди знаків і розмітку Markdown так, як їх набрано.',
    note: 'HTML можна навести як код Markdown: `` `<b>` ``.',
    message: ({ found, markdown }) =>
      markdown ? `HTML тут не дозволено: ${found}` : `У простому тексті розмітку не дозволено: ${found}`,
    hint: ({ markdown }) =>
      markdown
        ? 'Пишіть Markdown: **жирний шрифт**, *курсив*, [текст](адреса), - для списків.'
        : 'Пишіть звичайні слова: цей текст показано так, як його набрано.',
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      const [first] = parts.html;
      if (first) report({ ...value, from: first.from, to: first.to }, { found: first.found, markdown: true });
    }
    for (const { file, pointer, value, format, isProse } of allValues(tree)) {
      if (!isProse || format === 'markdown') continue;
      const match =
        htmlTag.exec(value) ?? entity.exec(value) ?? markdownMarks.exec(value) ?? scriptAddress.exec(value);
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0], markdown: false });
    }
  },
});

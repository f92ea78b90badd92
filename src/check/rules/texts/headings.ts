import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { withEdits } from '../../../content/edit.ts';
import { valueAt } from '../../../content/json/json-pointer.ts';
import { type MarkdownBlock, type MarkdownBlockKind, markdownBlocks } from '../../../content/markdown-blocks.ts';
import { routeTable } from '../../../content/page-list.ts';
import { frameIds, headingSlugs, levelAbove, namespaceOf, pageNamed } from '../../../content/pages.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { markdownTexts, markedTexts } from '../../../content/views/links.ts';
import { groupBy } from '../../../lib/cache/once-per.ts';
import { plainWords } from '../../../lib/text/compare-text.ts';
import { explainsComparisons, explainsComparisonsOf, joinByTarget } from '../../consequences.ts';
import { defineRule, each, ofFormat } from '../../rule.ts';

/** A paragraph of one line that is bold as a whole. */
const boldLine = /^(?:\*\*([^*\n]+)\*\*|__([^_\n]+)__)[ \t]*$/;
/** The words of a heading: no sentence, no salutation, no link, no date, time or sum. */
const headingWords = /^(?:\d{1,2}\.\s)?[«“]?\p{Lu}[^\d[\]{}<>@]*[^\d[\]{}<>@.,;!?…]$/u;
/** Words that all begin with a capital: the name of a person, who may sign what is above. */
const personName = /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u;
const longestHeading = 80;

/** The part below a heading. */
const headed: readonly (MarkdownBlockKind | undefined)[] = ['paragraph', 'entry'];

/**
 * The bold paragraphs of a Markdown text that head what is below them. Without other headings, their level is certain.
 * @param levelAbove the level of the heading that its page shows above the text
 */
function boldHeadings(text: string, levelAbove: number) {
  if (!/^(?:\*\*|__)/m.test(text)) return [];
  const blocks = markdownBlocks(text);
  const level = blocks.find(({ kind }) => kind === 'heading')?.size;
  const marks = '#'.repeat(level ?? levelAbove + 1);
  return blocks.flatMap((block, index) => {
    const words = boldWords(text, block);
    const next = blocks[index + 1];
    if (!words || !isTitle(words) || !next || !headed.includes(next.kind) || boldWords(text, next)) return [];
    return [{ heading: `${marks} ${words}`, isCertain: level === undefined, from: block.from, to: block.to }];
  });
}

/** A Markdown text with headings instead of bold paragraphs, where their level is certain. */
export function withHeadings(text: string, levelAbove: number): string {
  const certain = boldHeadings(text, levelAbove).filter(({ isCertain }) => isCertain);
  return withEdits(
    text,
    certain.map(({ heading, from, to }) => ({ start: from, end: to, text: heading })),
  );
}

function boldWords(text: string, { kind, from, to }: MarkdownBlock): string | undefined {
  const line = kind === 'paragraph' ? boldLine.exec(text.slice(from, to)) : null;
  return (line?.[1] ?? line?.[2])?.trim().replace(/\s*:$/, '');
}

function isTitle(words: string): boolean {
  return words.length <= longestHeading && headingWords.test(words) && !personName.test(words);
}

export const headingBold = defineRule<{ heading: string; isCertain: boolean }>('heading-bold', 'warning', 'group', {
  en: {
    asks: 'A heading is one of Markdown, not a paragraph in bold.',
    why: 'A bold paragraph looks like a heading, but is none: screen readers do not find it among the headings of the page, and no link can lead to it. `npm run check -- --fix` makes headings of such paragraphs in texts that have no others, whose level would have to be chosen.',
    note: 'Sentences, dates, links and names of persons may be bold, and so may the last paragraph of a text. A bold line that heads nothing has an exception.',
    message: 'A bold paragraph instead of a heading.',
    hint: ({ heading, isCertain }) => `Write "${heading}"${isCertain ? '' : ', or with another level'}.`,
  },
  uk: {
    asks: 'Заголовок — це заголовок Markdown, а не абзац жирним.',
    why: 'Жирний абзац лише схожий на заголовок: екранні читачі не знаходять його серед заголовків сторінки, і посилання до нього не поставити. `npm run check -- --fix` робить заголовки з таких абзаців у текстах, де інших немає: інакше треба вибирати рівень.',
    note: 'Жирними можуть бути речення, дати, посилання й імена, а також останній абзац тексту. Жирний рядок, який нічого не озаглавлює, дістає виняток.',
    message: 'Абзац жирним замість заголовка.',
    hint: ({ heading, isCertain }) => `Напишіть "${heading}"${isCertain ? '' : ' або заголовок іншого рівня'}.`,
  },
  isFixable: ({ isCertain }) => isCertain,
  check: each(ofFormat('markdown'), (text, report) => {
    for (const { heading, isCertain, from, to } of boldHeadings(text.value, levelAbove(text)))
      report({ ...text, from, to }, { heading, isCertain });
  }),
  // As a heading it may be what the other language has.
  explains: (own) => explainsComparisonsOf(own, ['structure-differs']),
});

export const headingEmpty = defineRule<{ heading: string }>('heading-empty', 'warning', 'group', {
  en: {
    asks: 'Every heading of a text has something below it.',
    why: 'A heading promises a part of the text. Where another heading of its level or the end of the text follows at once, the part is missing: it was not written yet, or was lost when the text was pasted.',
    note: 'A heading right above one of a lower level is the title of both.',
    message: ({ heading }) => `Nothing stands below the heading "${heading}".`,
    hint: 'Write its text below it, or delete the heading.',
  },
  uk: {
    asks: 'Під кожним заголовком тексту щось є.',
    why: 'Заголовок обіцяє частину тексту. Якщо одразу за ним іде заголовок того самого рівня чи кінець тексту, цієї частини бракує: її ще не написали або загубили, коли вставляли текст.',
    note: 'Заголовок просто над заголовком нижчого рівня — це спільна назва для обох.',
    message: ({ heading }) => `Під заголовком «${heading}» нічого немає.`,
    hint: 'Напишіть під ним текст або видаліть заголовок.',
  },
  check: each(markdownTexts, ({ value, parts }, report) => {
    for (const [index, { level, text, from, to }] of parts.headings.entries()) {
      const next = parts.headings[index + 1];
      // The marks of headings themselves are no text.
      const isEmpty = /^[\s#=-]*$/.test(value.value.slice(to, next?.from));
      if (isEmpty && (next?.level ?? 1) <= level) report({ ...value, from, to }, { heading: text });
    }
  }),
  // The text that is missing makes this language differ from the others.
  explains: (own) => explainsComparisons(own, ['structure-differs']),
});

export const headingOrder = defineRule<{ level: number; expected: number }>('heading-order', 'error', 'group', {
  en: {
    asks: 'Heading levels are not skipped.',
    why: 'Screen reader users jump from heading to heading. The page title is level 1, so a text starts with `##`; within a section, which has a heading of its own, `###` will do, too.',
    message: ({ level, expected }) => `This heading has level ${level}, expected level ${expected}.`,
    hint: ({ expected }) =>
      `Start the line with ${'#'.repeat(expected)}: the page title is level 1, and levels are not skipped.`,
  },
  uk: {
    asks: 'Рівні заголовків ідуть без пропусків.',
    why: 'Хто слухає сторінку, переходить від заголовка до заголовка. Заголовок сторінки має рівень 1, тож текст починається з `##`; усередині розділу, який має власний заголовок, підійде й `###`.',
    message: ({ level, expected }) => `Рівень цього заголовка — ${level}, а має бути ${expected}.`,
    hint: ({ expected }) =>
      `Почніть рядок з ${'#'.repeat(expected)}: назва сторінки — рівень 1, а рівнів не пропускають.`,
  },
  check: each(markdownTexts, ({ value, parts }, report) => {
    let last = levelAbove(value);
    for (const { level, from, to } of parts.headings) {
      const expected = Math.min(Math.max(level, 2), last + 1);
      if (expected !== level) report({ ...value, from, to }, { level, expected });
      last = expected;
    }
  }),
});

export const headingRepeated = defineRule<{ id: string }>('heading-repeated', 'error', 'content', {
  en: {
    asks: 'Headings and sections of a page differ from each other.',
    why: 'The anchor of a heading is its romanized text. Two sections of a page with the same heading have one anchor, which leads to the first of them only. The same goes for a heading with the id of a section, and for a section with the id of a part that the page has of its own, such as `members`. Within one text, repeated headings are numbered.',
    message: ({ id }) => `The page already has a part with the anchor #${id}.`,
    hint: 'Give the heading other words, or the section another id: links with the anchor lead to the first place.',
  },
  uk: {
    asks: 'Заголовки й розділи сторінки різняться між собою.',
    why: 'Якір заголовка — це його текст латиницею. Два розділи сторінки з однаковим заголовком мають один якір, і він веде лише до першого. Так само із заголовком, що збігається з id розділу, і з розділом, id якого має частина самої сторінки, наприклад `members`. У межах одного тексту повторені заголовки нумеруються.',
    message: ({ id }) => `На сторінці вже є частина з якорем #${id}.`,
    hint: 'Змініть слова заголовка або id розділу: посилання з якорем ведуть до першого місця.',
  },
  check(tree, report) {
    for (const { id, place, related } of joinByTarget(sectionsWithOwnIds(tree))) report(place, { id }, related);
    // The items of a yearly file have pages of their own.
    const shown = markedTexts(tree).filter(({ file, parts }) => parts.headings.length && !file.kind.isYearly);
    for (const [file, texts] of groupBy(shown, ({ file }) => file)) {
      const taken = sectionIds(file);
      for (const { pointer, parts } of texts) {
        const slug = headingSlugs();
        for (const { text, from, to } of parts.headings) {
          const [id, place] = [slug(text), { file, pointer, from, to }];
          const first = taken.get(id);
          if (first) report(place, { id }, [{ remark: 'first-here', place: first }]);
          else taken.set(id, place);
        }
      }
    }
  },
});

/** The ids of a page's sections, with their places. */
export function sectionIds(file: ContentFile): Map<string, ValuePlace> {
  const ids = file.kept('sections', () =>
    asList(asObject(file.value).sections).map((section) => asText(asObject(section).id) ?? null),
  );
  return new Map(
    ids.flatMap((id, index) => (id === null ? [] : [[id, { file, pointer: `/sections/${index}/id` }] as const])),
  );
}

/** The sections with the id of a part that their page has besides its texts; the target is the same in every language. */
function sectionsWithOwnIds(tree: ContentTree) {
  return tree.files.flatMap((file) => {
    const sections = [...sectionIds(file)];
    if (sections.length === 0) return [];
    const name = namespaceOf(file) ?? '';
    const routes = routeTable(tree).filter(({ namespaces }) => asList(namespaces).includes(name));
    const own = new Set([...frameIds, ...routes.flatMap(({ component }) => pageNamed(component)?.headings ?? [])]);
    return sections.flatMap(([id, place]) => (own.has(id) ? [{ target: `${name}#${id}`, id, place }] : []));
  });
}

export const titleRepeated = defineRule<{ title: string }>('title-repeated', 'warning', 'group', {
  en: {
    asks: 'A text does not begin with its own title.',
    why: 'The page shows the title above the text. A text copied together with its title shows it twice, and a screen reader says it twice.',
    message: ({ title }) => `The text begins with its own title: "${title}".`,
    hint: 'Delete this line: the page shows the title above the text.',
  },
  uk: {
    asks: 'Текст не починається зі свого заголовка.',
    why: 'Сторінка показує заголовок над текстом. Текст, скопійований разом із заголовком, показує його двічі, а екранний читач двічі вимовляє.',
    message: ({ title }) => `Текст починається з власного заголовка: «${title}».`,
    hint: 'Видаліть цей рядок: сторінка показує заголовок над текстом.',
  },
  check: each(markdownTexts, ({ value }, report) => {
    const { file, pointer, value: text } = value;
    const { title, name } = asObject(valueAt(file.value, pointer.slice(0, pointer.lastIndexOf('/'))));
    const { 0: line = '', index: from = 0 } = /\S.*/.exec(text) ?? {};
    const begins = plainWords(line);
    const own = begins && [title, name].map(asText).find((each) => each && plainWords(each) === begins);
    if (own) report({ ...value, from, to: from + line.trimEnd().length }, { title: own });
  }),
});

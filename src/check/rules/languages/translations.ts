import { parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { type MarkdownBlockKind, markdownBlocks } from '../../../content/markdown-blocks.ts';
import { placeKey } from '../../../content/place.ts';
import { type TypedValue, typedValues } from '../../../content/schema/schema-values.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import type { Words } from '../../../lib/command/command-words.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import type { TextRange } from '../../../lib/text/patterns.ts';
import { explainsComparisons, isSettled, settledPointers } from '../../consequences.ts';
import { fixText } from '../../fix/fix-text.ts';
import { languagePairs } from '../../language-pairs.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage } from '../../text-language.ts';
import { isStale, shortHash, type Translation, translations } from '../../translations.ts';

type MissingKeyParameters = { key: string; file: string; source: string; suggestion: string | undefined };

export const missingKey = defineRule<MissingKeyParameters>('missing-key', 'error', 'group', {
  en: {
    asks: 'Every language has the same keys.',
    why: 'Visitors of one language would miss something.',
    note: 'Keys that only one language needs are listed in `src/content/kinds.ts` under `oneLanguage`, for instance `titleLanguage` of the not-found page.',
    message: ({ key, file, source }) => `The key "${key}" is missing from ${file}, but ${source} has it.`,
    hint: ({ key, file, suggestion }) =>
      suggestion === undefined ? `Add "${key}" to ${file}.` : `${file} has "${suggestion}". Did you mean "${key}"?`,
  },
  uk: {
    asks: 'Кожна мова має ті самі ключі.',
    why: 'Відвідувачам однієї мови чогось бракувало б.',
    note: 'Ключі, потрібні лише одній мові, перелічено в `src/content/kinds.ts` під `oneLanguage`, наприклад `titleLanguage` сторінки «не знайдено».',
    message: ({ key, file, source }) => `У ${file} немає ключа "${key}", а в ${source} він є.`,
    hint: ({ key, file, suggestion }) =>
      suggestion === undefined
        ? `Додайте "${key}" до ${file}.`
        : `У ${file} є "${suggestion}". Можливо, малося на увазі "${key}"?`,
  },
  paths: ['file', 'source'],
  check(tree, report) {
    for (const { key, lacks, has } of languagePairs(tree).keys) {
      if (settledPointers(tree).get(has.file.path)?.has(has.pointer)) continue;
      const around = parentPointer(lacks.pointer);
      const keysIn = (value: unknown) => Object.keys(asObject(valueAt(value, around)));
      const others = keysIn(has.file.value);
      const suggestion = closest(
        key,
        keysIn(lacks.file.value).filter((name) => !others.includes(name)),
      );
      report({ ...lacks, part: 'start' }, { key, file: lacks.file.path, source: has.file.path, suggestion }, [
        { remark: 'other-language-here', place: { ...has, part: 'key' } },
      ]);
    }
  },
});

/** The most of an entry that a message quotes. */
const quotedLength = 60;

export const listLength = defineRule<{ entry: string; file: string }>('list-length', 'error', 'group', {
  en: {
    asks: 'Lists have the same entries in every language.',
    why: 'An entry is missing, or its translation is in another place. The rule finds out which one by what translations keep: numbers, addresses and, roughly, the length of the text.',
    message: ({ entry, file }) => `This entry (${entry}) has no counterpart in ${file}.`,
    hint: 'Add it there in the same place, or delete it here.',
  },
  uk: {
    asks: 'Списки мають ті самі елементи кожною мовою.',
    why: 'Якогось елемента бракує, або його переклад стоїть на іншому місці. Якого саме, правило впізнає за тим, що переклад зберігає: числа, адреси й приблизна довжина тексту.',
    message: ({ entry, file }) => `Цей елемент (${entry}) не має відповідника у ${file}.`,
    hint: 'Додайте його там на тому самому місці або видаліть тут.',
  },
  paths: ['file'],
  check(tree, report) {
    for (const { entry, value, lacks, after } of languagePairs(tree).entries) {
      if (isSettled(tree, lacks)) continue;
      const there = after ?? { ...lacks, part: 'start' as const };
      report(
        typeof value === 'string' ? entry : { ...entry, part: 'start' },
        { entry: nameOf(value), file: lacks.file.path },
        [{ remark: after ? 'missing-after' : 'list-here', place: there }],
      );
    }
  },
});

/** The name of an entry: its id and title, or else its first words. */
function nameOf(entry: unknown): string {
  const { id, title, name, label } = asObject(entry);
  const words = [title, name, label, ...Object.values(asObject(entry)), entry].map(asText).find((each) => each);
  const quoted = words && words.length > quotedLength ? `${words.slice(0, quotedLength).trimEnd()}…` : words;
  return [asText(id), quoted && `"${quoted}"`].filter(Boolean).join(', ');
}

const blocksOf = oncePer(({ value }: TypedValue) => markdownBlocks(value));

const blocks: Record<MarkdownBlockKind | 'end', Words> = {
  paragraph: { en: 'a paragraph', uk: 'абзац' },
  heading: { en: 'a heading', uk: 'заголовок' },
  entry: { en: 'a list entry', uk: 'елемент списку' },
  row: { en: 'a table row', uk: 'рядок таблиці' },
  quote: { en: 'a quotation', uk: 'цитата' },
  picture: { en: 'a picture', uk: 'зображення' },
  code: { en: 'code', uk: 'код' },
  end: { en: 'the end of the text', uk: 'кінець тексту' },
};

interface StructureDiffersParameters {
  found: MarkdownBlockKind | 'end';
  expected: MarkdownBlockKind | 'end';
  /** The cells of two rows that differ in nothing else, or the levels of two headings. */
  sizes?: [here: number, there: number];
  file: string;
}

export const structureDiffers = defineRule<StructureDiffersParameters>('structure-differs', 'warning', 'group', {
  comparesTexts: true,
  en: {
    asks: 'A long text has the same paragraphs, headings, lists and tables in every language.',
    why: 'A paragraph or a list entry is easily forgotten in a translation.',
    message: ({ found, expected, sizes, file }) =>
      sizes
        ? `${found === 'row' ? 'The number of cells in this row' : 'The level of this heading'} is ${sizes[0]}, but ${sizes[1]} in ${file}.`
        : `The structure differs from ${file}: ${blocks[found].en} here, ${blocks[expected].en} there.`,
    hint: 'Give the two texts the same paragraphs, headings, lists and tables in the same order.',
  },
  uk: {
    asks: 'Довгий текст має ті самі абзаци, заголовки, списки й таблиці кожною мовою.',
    why: 'У перекладі легко забути абзац чи пункт списку.',
    message: ({ found, expected, sizes, file }) =>
      sizes
        ? `${found === 'row' ? 'Клітинок у цьому рядку' : 'Рівень цього заголовка'} — ${sizes[0]}, а в ${file} — ${sizes[1]}.`
        : `Структура не така, як у ${file}: тут ${blocks[found].uk}, там ${blocks[expected].uk}.`,
    hint: 'У цих двох текстах мають бути однакові абзаци, заголовки, списки й таблиці в однаковому порядку.',
  },
  paths: ['file'],
  check(tree, report) {
    const texts = new Map(valuesOfFormat(tree, 'markdown').map((text) => [placeKey(text), text]));
    for (const { source, target } of languagePairs(tree).texts) {
      const sourceText = texts.get(placeKey(source));
      const targetText = texts.get(placeKey(target));
      if (!sourceText || !targetText || source.value === target.value) continue;
      if (!isInOwnLanguage(source) || !isInOwnLanguage(target)) continue;
      const [expected, found] = [blocksOf(sourceText), blocksOf(targetText)];
      const longer = expected.length > found.length ? expected : found;
      const at = longer.findIndex(
        (_, index) => expected[index]?.kind !== found[index]?.kind || expected[index]?.size !== found[index]?.size,
      );
      if (at < 0) continue;
      const [here, there] = [found[at], expected[at]];
      const kinds = { found: here?.kind ?? 'end', expected: there?.kind ?? 'end' } as const;
      const sizes = here &&
        there &&
        here.kind === there.kind && { sizes: [here.size, there.size] as [number, number] };
      report({ ...target, ...rangeIn(target.value, here) }, { ...kinds, ...sizes, file: source.file.path }, [
        { remark: 'other-language-here', place: { ...source, ...rangeIn(source.value, there) } },
      ]);
    }
  },
  // Facts are compared when both texts have the same structure.
  explains: (own) => explainsComparisons(own, ['fact-differs', 'translation-stale']),
});

/** The range of a block in its text; the end of the text where there is none. */
function rangeIn(text: string, block: TextRange | undefined): TextRange {
  return { from: block?.from ?? Math.max(0, text.length - 1), to: block?.to ?? text.length };
}

export const translationStale = defineRule<{ own: string }>('translation-stale', 'warning', 'group', {
  comparesTexts: true,
  en: {
    asks: 'A translation is reviewed when its source text changes.',
    why: 'Somebody fixes a sentence in Ukrainian, and the English page keeps saying the old thing. `content/translations` records, file by file and field by field, which Ukrainian text each translation was reviewed with. A field is reported when its Ukrainian text has changed since and the translation has not; formatting does not matter. If you change both, nothing else is needed.',
    note: 'None. `npm run check -- --reviewed` without files marks all translations as up to date; `--fix` marks what is new or has changed together with its source.',
    message: 'The Ukrainian text has changed, but this translation has not.',
    hint: 'Update the translation, or confirm that it is still right.',
    command: ({ own }) => `"npm run check -- --reviewed ${own}" confirms it.`,
  },
  uk: {
    asks: 'Переклад переглядають, коли змінюється текст, з якого його зроблено.',
    why: 'Хтось виправив речення українською, а англійська сторінка каже старе. `content/translations` зберігає для кожного файлу й кожного поля, з яким українським текстом переглянуто переклад. Про поле буде зауваження, якщо його український текст відтоді змінився, а переклад — ні; оформлення не рахується. Якщо змінити обидва, більше нічого не треба.',
    note: 'Винятків немає. `npm run check -- --reviewed` без файлів позначає всі переклади як переглянуті; `--fix` — нові й ті, що змінилися разом з оригіналом.',
    message: 'Український текст змінився, а цей переклад — ні.',
    hint: 'Оновіть переклад або підтвердьте, що він і далі правильний.',
    command: ({ own }) => `Підтвердити: "npm run check -- --reviewed ${own}".`,
  },
  paths: ['own'],
  check(tree, report) {
    if (!tree.files.some(({ record }) => record)) return;
    for (const translation of translations(tree)) {
      if (!isStale(translation) || isOnlyFixed(translation)) continue;
      const { source, target } = translation;
      report(target, { own: target.file.path }, [{ remark: 'other-language-here', place: source }]);
    }
  },
});

/** True if the Ukrainian text differs from the reviewed one only by what --fix changes. */
function isOnlyFixed({ source, reviewed }: Translation): boolean {
  const isMarkdown = typedValues(source.file).some(
    (text) => text.pointer === source.pointer && text.format === 'markdown',
  );
  return shortHash(fixText(source.value, { language: source.file.language, isMarkdown })) === reviewed?.split(' ')[0];
}

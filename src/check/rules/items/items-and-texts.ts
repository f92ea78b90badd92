import { pathOf } from '../../../content/content-path.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, type ItemFile, itemFacts, itemTexts, placeOfId } from '../../../content/items.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { factsFileOf, fileKindOf, hasOwnFiles, isSplit, itemKinds, nounOf } from '../../../content/kind-table.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import { groupBy, oncePer } from '../../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { inRow, languagesNamed } from '../../diagnostic.ts';
import { defineRule, each, type Finding } from '../../rule.ts';
import { unusedItem } from './unused-items.ts';

/** An item whose texts are missing, and the texts that probably belong to it, under another id. */
type Untranslated = { item: Item; missing: LanguageCode[]; meant?: Item };

/** Texts whose item is missing, the group whose file would have the facts, and the item that they probably belong to. */
type Orphaned = { items: Item[]; group: string; meant?: Item };

/** Differences between the facts and the texts of a kind. */
interface ItemParity {
  kind: ItemKind;
  untranslated: Untranslated[];
  orphaned: Orphaned[];
  /** Texts in the file of another group (year) than their items. */
  misplaced: { text: Item; item: Item }[];
}

const itemParity = oncePer((tree: ContentTree) =>
  itemKinds.filter(({ items }) => items.texts).map((kind) => compareItems(kind, tree)),
);

/** Compares the ids of facts and texts. What follows from a broken file, a duplicate or a mistyped id counts once. */
function compareItems(kind: ItemKind, tree: ContentTree): ItemParity {
  // Year by year, and otherwise as a whole.
  const groupsOf = (files: ItemFile[]): Map<string, ItemFile[]> =>
    groupBy(files, ({ file }) => (isSplit(kind) ? (file.id ?? '') : ''));
  const factFiles = itemFacts(tree, kind);
  const data = groupsOf(factFiles);
  // Texts in files of their own need facts even where there are none at all.
  if (hasOwnFiles(kind) && !data.size) data.set('', []);
  const dataItems = itemsById(factFiles);
  const lacking: { item: Item; language: LanguageCode }[] = [];
  const alone: { item: Item; group: string }[] = [];
  const misplaced: ItemParity['misplaced'] = [];
  for (const language of languageCodes) {
    const textFiles = itemTexts(tree, kind, language);
    const [texts, textItems] = [groupsOf(textFiles), itemsById(textFiles)];
    for (const [group, part] of data) {
      // A missing file of a year is an error of its own; files of single items are simply not there.
      const own = texts.get(group) ?? (hasOwnFiles(kind) ? [] : undefined);
      if (!own) continue;
      const [partItems, ownItems] = [itemsOf(part), itemsOf(own)];
      const missing = isSure(own) ? partItems.filter(({ id }) => !textItems.has(id)) : [];
      const extra = isSure(part) ? ownItems.filter(({ id }) => !dataItems.has(id)) : [];
      if (spoiledIn(own) < missing.length) lacking.push(...missing.map((item) => ({ item, language })));
      if (spoiledIn(part) < extra.length) alone.push(...extra.map((item) => ({ item, group })));
      for (const text of ownItems) {
        const item = dataItems.get(text.id);
        if (!item || !isSplit(kind) || item.file.id === group) continue;
        if (!partItems.some(({ id }) => id === text.id)) misplaced.push({ text, item });
      }
    }
  }
  return { kind, ...settle(lacking, alone), misplaced };
}

const itemsOf = (files: readonly ItemFile[]) => files.flatMap(({ items }) => items);

function itemsById(files: readonly ItemFile[]): Map<string, Item> {
  return new Map(itemsOf(files).map((item) => [item.id, item]));
}

function spoiledIn([file]: ItemFile[]): number {
  return file?.spoiled ?? 0;
}

/** Facts and texts in files of their own have their ids from the files' names, so that content cannot shift them. */
function isSure(files: ItemFile[]): boolean {
  return files.every(({ file, items }) => file.document.isSure || items[0]?.pointer === '');
}

/** Puts what belongs together into one: an item that lacks texts in both languages, a mistyped id on either side. */
function settle(
  lacking: readonly { item: Item; language: LanguageCode }[],
  alone: readonly { item: Item; group: string }[],
): Pick<ItemParity, 'untranslated' | 'orphaned'> {
  const untranslated = [...groupBy(lacking, ({ item }) => item.id).values()].map(
    (same): Untranslated => ({
      item: same[0].item,
      missing: same.map(({ language }) => language),
    }),
  );
  const orphaned = [...groupBy(alone, ({ item }) => item.id).values()].map(
    (same): Orphaned => ({ items: same.map(({ item }) => item), group: same[0].group }),
  );
  const settled = new Set<object>();
  for (const orphan of orphaned) {
    const isOpen = (other: Untranslated) => !other.meant && !settled.has(other) && sameLanguages(other, orphan);
    const [text] = orphan.items;
    const match = text && likely(text, untranslated.filter(isOpen));
    if (!match) continue;
    if (orphan.items.length === languageCodes.length) {
      match.meant = text;
      settled.add(orphan);
    } else {
      orphan.meant = match.item;
      settled.add(match);
    }
  }
  const isLeft = (found: object) => !settled.has(found);
  return { untranslated: untranslated.filter(isLeft), orphaned: orphaned.filter(isLeft) };
}

function sameLanguages({ missing }: Untranslated, { items }: Orphaned): boolean {
  const isMissing = ({ file: { language } }: Item) => language !== undefined && missing.includes(language);
  return missing.length === items.length && items.every(isMissing);
}

/**
 * The untranslated item that a text was meant for: one with a similar id, one whose id is longer or shorter by some words, or one at the
 * same place of its list.
 */
function likely(text: Item, candidates: Untranslated[]): Untranslated | undefined {
  const id = closest(
    text.id,
    candidates.map(({ item }) => item.id),
  );
  const atSamePlace = ({ item }: Untranslated) =>
    item.pointer !== '' && item.pointer === text.pointer && item.file.id === text.file.id;
  const isPartOf = ({ item }: Untranslated) => item.id.startsWith(`${text.id}-`) || text.id.startsWith(`${item.id}-`);
  return candidates.find(({ item }) => item.id === id) ?? candidates.find(isPartOf) ?? candidates.find(atSamePlace);
}

interface UntranslatedParameters {
  id: string;
  kind: string;
  missing: LanguageCode[];
  where: string[];
  isOwnFile: boolean;
  /** The key of the map in which the texts have their ids as keys. */
  map: string | undefined;
  suggestion: string | undefined;
}

export const untranslated = defineRule<UntranslatedParameters>('untranslated', 'error', 'content', {
  en: {
    asks: 'Every item has its texts in every language.',
    why: 'Visitors would see an empty page in a language that lacks them.',
    message: ({ id, kind, missing }) =>
      `The ${nounOf(kind).en} "${id}" has no ${languagesNamed.en(missing)} ${missing.length > 1 ? 'texts' : 'text'}.`,
    hint: ({ id, where, isOwnFile, map, suggestion }) =>
      suggestion !== undefined
        ? `The texts have ${map ? 'the key' : 'the id'} "${suggestion}". Did you mean that?`
        : isOwnFile
          ? `Create ${inRow(where, 'and')}.`
          : map
            ? `Add the key "${id}" with its words to "${map}" in ${inRow(where, 'and')}.`
            : `Add an entry with "id": "${id}" and its texts to ${inRow(where, 'and')}.`,
  },
  uk: {
    asks: 'Кожен запис має тексти кожною мовою.',
    why: 'Мовою, якою їх бракує, відвідувачі побачили б порожню сторінку.',
    message: ({ id, kind, missing }) => `Для ${nounOf(kind).uk} "${id}" немає тексту ${languagesNamed.uk(missing)}.`,
    hint: ({ id, where, isOwnFile, map, suggestion }) =>
      suggestion !== undefined
        ? `У текстах є ${map ? 'ключ' : 'id'} "${suggestion}". Можливо, ідеться про нього?`
        : isOwnFile
          ? `Створіть ${inRow(where, 'та')}.`
          : map
            ? `Додайте ключ "${id}" з його словами до "${map}" у ${inRow(where, 'та')}.`
            : `Додайте запис з "id": "${id}" і текстами до ${inRow(where, 'та')}.`,
  },
  paths: ['where'],
  check: each(itemParity, ({ kind, ...parity }, report) => {
    for (const { item, missing, meant } of parity.untranslated) {
      const { file, id, pointer } = item;
      const isOwnFile = hasOwnFiles(kind);
      const { texts } = kind.items;
      const map = typeof texts === 'object' && 'map' in texts ? texts.map : undefined;
      const where = missing.map((language) => pathOfPart(kind, 'texts', isOwnFile ? id : file.id, language));
      const parameters = { id, kind: kind.name, missing, where, isOwnFile, map, suggestion: meant?.id };
      const related = meant ? [{ remark: 'text-here' as const, place: meant }] : [];
      report({ file, pointer, ...(isOwnFile && { part: 'start' }) }, parameters, related);
    }
  }),
});

/** Tells whether a finding is a missing translation all of whose files are known to be missing or misnamed. */
export function explainsUntranslated(isKnown: (path: string) => boolean): (other: Finding) => boolean {
  return ({ code, parameters }) => {
    const { where } = asObject(parameters);
    return code === untranslated.code && asList(where).every((path) => typeof path === 'string' && isKnown(path));
  };
}

interface OrphanedParameters {
  id: string;
  kind: string;
  languages: LanguageCode[];
  facts: string;
  isOwnFile: boolean;
  suggestion: string | undefined;
}

export const orphaned = defineRule<OrphanedParameters>('orphaned', 'error', 'content', {
  en: {
    asks: 'Every text belongs to an item.',
    why: 'A text without an item is never shown: its id is mistyped, or the item was deleted and the text left behind.',
    message: ({ id, kind, languages: codes }) =>
      `The ${languagesNamed.en(codes)} ${codes.length > 1 ? 'texts' : 'text'} "${id}" ${codes.length > 1 ? 'do' : 'does'} not belong to any ${nounOf(kind).en}.`,
    hint: ({ id, kind, facts, isOwnFile, suggestion }) =>
      suggestion !== undefined
        ? `Did you mean "${suggestion}"?`
        : isOwnFile
          ? `Create ${facts} with the facts, or delete this file.`
          : `Add the ${nounOf(kind).en} "${id}" to ${facts}, or delete this text.`,
  },
  uk: {
    asks: 'Кожен текст належить якомусь запису.',
    why: 'Тексту без запису не видно ніде: у його id одрук, або запис видалили, а текст лишився.',
    message: ({ id, kind, languages: codes }) =>
      `Є текст ${languagesNamed.uk(codes)} для "${id}", а ${nounOf(kind).uk} з таким id немає.`,
    hint: ({ id, facts, isOwnFile, suggestion }) =>
      suggestion !== undefined
        ? `Можливо, "${suggestion}"?`
        : isOwnFile
          ? `Створіть ${facts} з даними або видаліть цей файл.`
          : `Додайте "${id}" до ${facts} або видаліть цей текст.`,
  },
  paths: ['facts'],
  check: each(itemParity, ({ kind, ...parity }, report) => {
    for (const { items, group, meant } of parity.orphaned) {
      const [first, ...others] = items;
      if (!first) continue;
      const { id } = first;
      const isOwnFile = hasOwnFiles(kind);
      const languages = items.flatMap(({ file }) => file.language ?? []);
      const facts = pathOfPart(kind, 'facts', factsFileOf(kind) ?? (isOwnFile ? id : group));
      const parameters = { id, kind: kind.name, languages, facts, isOwnFile, suggestion: meant?.id };
      report(placeOfId(first), parameters, [
        ...others.map((item) => ({ remark: 'other-language-here' as const, place: placeOfId(item) })),
        ...(meant ? [{ remark: 'facts-here' as const, place: placeOfId(meant) }] : []),
      ]);
    }
  }),
  // Its file may be linked: that it is unknown is the same error.
  explains(own) {
    const kinds = new Set(own.map(({ parameters }) => parameters.kind));
    return ({ code }) => code === 'document-unknown' && kinds.has('document');
  },
  unused({ parameters: { id, kind, suggestion } }, tree) {
    const parity = itemParity(tree).find((each) => each.kind.name === kind);
    // An item without texts may have been given another id, and these may be its texts.
    const mayBeMeant = suggestion !== undefined || (parity?.untranslated.length ?? 0) > 0;
    return mayBeMeant ? [] : unusedItem(tree, kind, id);
  },
});

/** Tells whether a finding is texts whose facts are known to be missing. */
export function isOrphanedBy(isKnown: (path: string) => boolean, { code, parameters }: Finding): boolean {
  return code === orphaned.code && isKnown(String(asObject(parameters).facts));
}

/** The path of the file in which the facts or the texts of an item would be. */
function pathOfPart(
  kind: ItemKind,
  part: 'facts' | 'texts',
  fileId: string | undefined,
  language?: LanguageCode,
): string {
  const fileKind = fileKindOf(kind, part);
  return fileKind ? pathOf(fileKind, language, fileId) : '';
}

type TextMisplacedParameters = { id: string; kind: string; belongs: string };

export const textMisplaced = defineRule<TextMisplacedParameters>('text-misplaced', 'error', 'content', {
  en: {
    asks: 'A text is in a file of the same name as its facts.',
    why: 'Editors look for the text of a news item in its year, and so does the site; publications likewise.',
    message: ({ id, kind }) =>
      `The text of the ${nounOf(kind).en} "${id}" is in a file of another name than its facts.`,
    hint: ({ belongs }) => `Move it to ${belongs}.`,
  },
  uk: {
    asks: 'Текст — у файлі з тією самою назвою, що й дані.',
    why: 'Редактори шукають текст новини в її році, і сайт теж; так само з публікаціями.',
    message: ({ id, kind }) => `Текст ${nounOf(kind).uk} "${id}" — у файлі з іншою назвою, ніж дані.`,
    hint: ({ belongs }) => `Перенесіть його до ${belongs}.`,
  },
  paths: ['belongs'],
  check: each(itemParity, ({ kind, ...parity }, report) => {
    for (const { text, item } of parity.misplaced) {
      const belongs = pathOf(text.file.kind, text.file.language, item.file.id);
      report(text, { id: text.id, kind: kind.name, belongs }, [{ remark: 'facts-here', place: item }]);
    }
  }),
});

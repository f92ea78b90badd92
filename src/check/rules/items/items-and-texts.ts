import { pathOf } from '../../../content/content-path.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { factsFileOf, fileKindOf, hasOwnFiles, nounOf } from '../../../content/kind-table.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { placeOfId } from '../../place-of-id.ts';
import { defineRule, type Finding } from '../../rule.ts';
import { unusedItem } from '../../unused-item.ts';
import { inRow, languagesNamed } from '../../words.ts';

export const untranslated = defineRule<{
  id: string;
  kind: string;
  missing: LanguageCode[];
  where: string[];
  isOwnFile: boolean;
  /** The key of the map in which the texts have their ids as keys. */
  map: string | undefined;
  suggestion: string | undefined;
}>({
  code: 'untranslated',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'Every item has its texts in every language.', uk: 'Кожен запис має тексти кожною мовою.' },
  why: {
    en: 'Visitors would see an empty page in a language that lacks them.',
    uk: 'Мовою, якою їх бракує, відвідувачі побачили б порожню сторінку.',
  },
  paths: ['where'],
  words: {
    en: ({ id, kind, missing, where, isOwnFile, map, suggestion }) => ({
      message: `The ${nounOf(kind).en} "${id}" has no ${languagesNamed.en(missing)} ${missing.length > 1 ? 'texts' : 'text'}.`,
      hint:
        suggestion !== undefined
          ? `The texts have ${map ? 'the key' : 'the id'} "${suggestion}". Did you mean that?`
          : isOwnFile
            ? `Create ${inRow(where, 'and')}.`
            : map
              ? `Add the key "${id}" with its words to "${map}" in ${inRow(where, 'and')}.`
              : `Add an entry with "id": "${id}" and its texts to ${inRow(where, 'and')}.`,
    }),
    uk: ({ id, kind, missing, where, isOwnFile, map, suggestion }) => ({
      message: `Для ${nounOf(kind).uk} "${id}" немає тексту ${languagesNamed.uk(missing)}.`,
      hint:
        suggestion !== undefined
          ? `У текстах є ${map ? 'ключ' : 'id'} "${suggestion}". Можливо, ідеться про нього?`
          : isOwnFile
            ? `Створіть ${inRow(where, 'та')}.`
            : map
              ? `Додайте ключ "${id}" з його словами до "${map}" у ${inRow(where, 'та')}.`
              : `Додайте запис з "id": "${id}" і текстами до ${inRow(where, 'та')}.`,
    }),
  },
  check(tree, report) {
    for (const { kind, parity } of itemParity(tree)) {
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
    }
  },
});

/** Tells whether a finding is a missing translation all of whose files are known to be missing or misnamed. */
export function explainsUntranslated(isKnown: (path: string) => boolean): (other: Finding) => boolean {
  return ({ code, parameters }) => {
    const { where } = asObject(parameters);
    return code === untranslated.code && asList(where).every((path) => typeof path === 'string' && isKnown(path));
  };
}

export const orphaned = defineRule<{
  id: string;
  kind: string;
  languages: LanguageCode[];
  facts: string;
  isOwnFile: boolean;
  suggestion: string | undefined;
}>({
  code: 'orphaned',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'Every text belongs to an item.', uk: 'Кожен текст належить якомусь запису.' },
  why: {
    en: 'A text without an item is never shown: its id is mistyped, or the item was deleted and the text left behind.',
    uk: 'Тексту без запису не видно ніде: у його id одрук, або запис видалили, а текст лишився.',
  },
  paths: ['facts'],
  words: {
    en: ({ id, kind, languages: codes, facts, isOwnFile, suggestion }) => ({
      message: `The ${languagesNamed.en(codes)} ${codes.length > 1 ? 'texts' : 'text'} "${id}" ${codes.length > 1 ? 'do' : 'does'} not belong to any ${nounOf(kind).en}.`,
      hint:
        suggestion !== undefined
          ? `Did you mean "${suggestion}"?`
          : isOwnFile
            ? `Create ${facts} with the facts, or delete this file.`
            : `Add the ${nounOf(kind).en} "${id}" to ${facts}, or delete this text.`,
    }),
    uk: ({ id, kind, languages: codes, facts, isOwnFile, suggestion }) => ({
      message: `Є текст ${languagesNamed.uk(codes)} для "${id}", а ${nounOf(kind).uk} з таким id немає.`,
      hint:
        suggestion !== undefined
          ? `Можливо, "${suggestion}"?`
          : isOwnFile
            ? `Створіть ${facts} з даними або видаліть цей файл.`
            : `Додайте "${id}" до ${facts} або видаліть цей текст.`,
    }),
  },
  check(tree, report) {
    for (const { kind, parity } of itemParity(tree)) {
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
    }
  },
  // Its file may be linked: that it is unknown is the same error.
  explains(own) {
    const kinds = new Set(own.map(({ parameters }) => parameters.kind));
    return ({ code }) => code === 'document-unknown' && kinds.has('document');
  },
  unused({ parameters: { id, kind, suggestion } }, tree) {
    const parity = itemParity(tree).find((each) => each.kind.name === kind)?.parity;
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

export const textMisplaced = defineRule<{ id: string; kind: string; belongs: string }>({
  code: 'text-misplaced',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A text is in a file of the same name as its facts.',
    uk: 'Текст — у файлі з тією самою назвою, що й дані.',
  },
  why: {
    en: 'Editors look for the text of a news item in its year, and so does the site; publications likewise.',
    uk: 'Редактори шукають текст новини в її році, і сайт теж; так само з публікаціями.',
  },
  paths: ['belongs'],
  words: {
    en: ({ id, kind, belongs }) => ({
      message: `The text of the ${nounOf(kind).en} "${id}" is in a file of another name than its facts.`,
      hint: `Move it to ${belongs}.`,
    }),
    uk: ({ id, kind, belongs }) => ({
      message: `Текст ${nounOf(kind).uk} "${id}" — у файлі з іншою назвою, ніж дані.`,
      hint: `Перенесіть його до ${belongs}.`,
    }),
  },
  check(tree, report) {
    for (const { kind, parity } of itemParity(tree)) {
      for (const { text, item } of parity.misplaced) {
        const belongs = pathOf(text.file.kind, text.file.language, item.file.id);
        report(text, { id: text.id, kind: kind.name, belongs }, [{ remark: 'facts-here', place: item }]);
      }
    }
  },
});

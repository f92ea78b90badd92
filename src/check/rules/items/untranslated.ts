import { pathOf } from '../../../content/content-path.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { fileKindOf, hasOwnFiles, nounOf } from '../../../content/kind-table.ts';
import { asList, asObject } from '../../../content/unknown-value.ts';
import type { LanguageCode } from '../../../language/languages.ts';
import { itemParity } from '../../compare/item-parity.ts';
import { defineRule, type Finding } from '../../rule.ts';
import { inRow, languagesNamed } from '../../words.ts';

export const untranslated = defineRule<{
  id: string;
  kind: string;
  missing: LanguageCode[];
  where: string[];
  isOwnFile: boolean;
  /** The key of the map in which the texts have their ids as keys. */
  map?: string;
  suggestion?: string;
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
        const fileId = hasOwnFiles(kind) ? id : file.id;
        const { texts } = kind.items;
        const map = typeof texts === 'object' && 'map' in texts ? texts.map : undefined;
        const where = missing.map((language) => textsPath(kind, language, fileId));
        report(
          { file, pointer, ...(hasOwnFiles(kind) && { part: 'start' }) },
          {
            id,
            kind: kind.name,
            missing,
            where,
            isOwnFile: hasOwnFiles(kind),
            ...(map && { map }),
            ...(meant && { suggestion: meant.id }),
          },
          meant ? [{ remark: 'text-here', place: meant }] : [],
        );
      }
    }
  },
});

function textsPath(kind: ItemKind, language: LanguageCode, fileId: string | undefined): string {
  const fileKind = fileKindOf(kind, 'texts');
  return fileKind ? pathOf(fileKind, language, fileId) : '';
}

/** Tells whether a finding is a missing translation all of whose files are known to be missing or misnamed. */
export function explainsUntranslated(isKnown: (path: string) => boolean): (other: Finding) => boolean {
  return ({ code, parameters }) => {
    const { where } = asObject(parameters);
    return code === untranslated.code && asList(where).every((path) => typeof path === 'string' && isKnown(path));
  };
}

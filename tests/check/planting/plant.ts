import { languagePairs } from '../../../src/check/language-pairs.ts';
import { isInOwnLanguage } from '../../../src/check/text-language.ts';
import { groupName } from '../../../src/content/content-path.ts';
import type { ContentFile, ContentTree } from '../../../src/content/content-tree.ts';
import { isProse } from '../../../src/content/views/values.ts';
import { furtherMistakes } from './further-mistakes.ts';
import { markupMistakes } from './markup-mistakes.ts';
import type { Mistake, MistakePlace } from './mistake.ts';
import { singleMistakes } from './single-mistakes.ts';

/** A kind of mistake with all the places that the content has for it. */
export interface Kind extends Pick<Mistake, 'name' | 'codes' | 'isAlone'> {
  places: MistakePlace[];
}

/** A mistake at a place. */
export interface Planted {
  kind: Kind;
  place: MistakePlace;
  /** The expected place, as far as there is only one right one. */
  expected: { file: string; line?: number; column?: number };
}

/** The kinds that the content has a place for: editors may take the last one away. */
export function kindsIn(tree: ContentTree): Kind[] {
  const copied = (name: string, into: 'ua' | 'en', codes: string[]): Kind => ({
    name,
    codes,
    places: copiedTexts(tree, into),
  });
  return [
    ...[...singleMistakes, ...furtherMistakes, ...markupMistakes].map(
      (mistake): Kind => ({ ...mistake, places: placesOf(mistake, tree) }),
    ),
    copied('Ukrainian left in English', 'en', ['same-in-both', 'name-romanized']),
    copied('English left in Ukrainian', 'ua', ['same-in-both']),
  ].filter(({ places }) => places.length > 0);
}

function placesOf({ pattern, files, plant }: Mistake, tree: ContentTree): MistakePlace[] {
  // A text may be in a third language, as its "titleLanguage" says: most rules leave it alone.
  const isBilingual = ({ kind }: ContentFile) => !kind.oneLanguage?.length;
  return tree.files
    .filter((file) => files(file) && isBilingual(file))
    .flatMap((file) =>
      [...file.document.source.text.matchAll(pattern)].map(({ 0: found, index }) => ({
        file,
        start: index,
        end: index + found.length,
        ...plant(found),
      })),
    );
}

/** Plants a mistake somewhere in a group of files that has none yet. */
export function plant(
  kind: Kind,
  taken: ReadonlySet<string>,
  random: (below: number) => number,
): Planted | undefined {
  const free = kind.places.filter(({ file }) => !taken.has(groupName(file.path)));
  const place = free[random(free.length)];
  if (!place) return undefined;
  const { file, start, offset = 0, at } = place;
  const path = at === 'counterpart' ? counterpartOf(file.path) : typeof at === 'object' ? at.file : file.path;
  const { line, column } = file.document.source.positionAt(start + offset);
  return { kind, place, expected: { file: path, ...(!at && { line, column }) } };
}

function counterpartOf(path: string): string {
  return path.startsWith('ua/') ? path.replace('ua/', 'en/') : path.replace('en/', 'ua/');
}

/** The text of a file with a mistake. */
export function withMistake({ file: { document }, start, end, text }: MistakePlace): string {
  return document.source.text.slice(0, start) + text + document.source.text.slice(end);
}

/** Texts of every field of both languages, entries of lists included, replaced by those of the other language. */
function copiedTexts(tree: ContentTree, into: 'ua' | 'en'): MistakePlace[] {
  return languagePairs(tree).texts.flatMap((pair) => {
    const [target, source] = into === 'en' ? [pair.target, pair.source] : [pair.source, pair.target];
    if (!isProse(target) || !isInOwnLanguage(target) || !isInOwnLanguage(source)) return [];
    if (target.value === source.value) return [];
    if (!isClearlyOf(into === 'en' ? 'ua' : 'en', source.value)) return [];
    const { start, end } = target.file.document.locate(target.pointer);
    return [{ file: target.file, start, end, text: JSON.stringify(source.value) }];
  });
}

/** True if a text is of a language beyond doubt: of names and single words nobody knows. */
function isClearlyOf(language: 'ua' | 'en', text: string): boolean {
  if (/[[\]{}<>`]/.test(text)) return false;
  return language === 'ua'
    ? /\p{Script=Cyrillic}{3}/u.test(text)
    : (text.match(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu) ?? []).length > 1;
}

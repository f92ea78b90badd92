import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { isMainThread, parentPort, type Worker } from 'node:worker_threads';
import type { Diagnostic } from '../../check/diagnostic.ts';
import { fixFacts } from '../../check/fix/fix-content.ts';
import { fixFileTexts } from '../../check/fix/fix-file.ts';
import { rulesByCode } from '../../check/rule-table.ts';
import { figureUnused } from '../../check/rules/figures/figures.ts';
import { imageMetadata } from '../../check/rules/files/picture-files.ts';
import { imageAlt, pictureCaption } from '../../check/rules/items/pictures.ts';
import { documentUnknown, referenceUnknown } from '../../check/rules/items/references.ts';
import { personUnplaced } from '../../check/rules/items/unused-items.ts';
import { missingKey, translationStale } from '../../check/rules/languages/translations.ts';
import { isStale, shortHash, translations } from '../../check/translations.ts';
import { type ContentFile, type ContentTree, filesByPath } from '../../content/content-tree.ts';
import { altKey, fieldLabel } from '../../content/field-words.ts';
import { pointerAt } from '../../content/json/json-document.ts';
import { joinPointer, parentPointer, pointerParts, valueAt } from '../../content/json/json-pointer.ts';
import { kinds } from '../../content/kinds.ts';
import type { ValuePlace } from '../../content/place.ts';
import { schemaAt } from '../../content/schema/schema-values.ts';
import { asText, isObject } from '../../content/unknown-value.ts';
import { assetReferences } from '../../content/views/asset-references.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { englishName, ukrainianName } from '../../lib/language/languages.ts';
import type { TextRange } from '../../lib/text/patterns.ts';
import { faultWords } from './desk-error.ts';
import { type Part, type PartName, partAround, partIn, type Thing, thingsIn, titlesOf } from './thing.ts';

/** A mistake and the field that it is in, if that belongs to a thing. */
export interface FieldDiagnostic extends Diagnostic {
  thing?: string;
  part?: PartName;
  pointer?: string;
  /** The part of the field's text that it is about. */
  range?: TextRange & { words: string };
  /** Why there is such a rule, and what it lets pass. */
  why?: string;
  /** The remedy that the desk has: fix it, or note that the translation still fits. */
  can?: 'fix' | 'confirm';
}

/** Tells if a mistake keeps the content from being published. */
export function isError({ severity, draft }: FieldDiagnostic): boolean {
  return severity === 'error' && !draft;
}

/** The mistake with an empty field, by its label. A rule says how a value is written in a file, which is not what somebody does in a form. */
function emptyWords(
  { file, pointer }: ValuePlace,
  part: PartName,
  language: CommandLanguage,
): Pick<Diagnostic, 'message' | 'hint'> {
  // An entry of a list has the label of that.
  const named = pointer.replace(/(?:\/\d+)+$/, '');
  const key = pointerParts(named).at(-1) ?? '';
  const label = fieldLabel(language, schemaAt(file, parentPointer(named)) ?? {}, key);
  const inUkrainian = part === 'data' ? '' : ` ${ukrainianName(part, 'ою')}`;
  const inEnglish = part === 'data' ? '' : ` in ${englishName(part)}`;
  return language === 'uk'
    ? { message: `Поле «${label}»${inUkrainian} порожнє.`, hint: 'Заповніть його.' }
    : { message: `The field “${label}”${inEnglish} is empty.`, hint: 'Fill it in.' };
}

/** Rules that say what to write in which file, by code, as a form says it. */
const formWordsOf: Readonly<Record<string, Record<CommandLanguage, Partial<Pick<Diagnostic, 'message' | 'hint'>>>>> =
  {
    [pictureCaption.code]: {
      uk: { message: 'Зображення не має підпису.', hint: 'Напишіть його під зображенням.' },
      en: { message: 'The picture has no caption.', hint: 'Write one below it.' },
    },
    [documentUnknown.code]: {
      uk: { hint: 'Додайте цей документ, як додають усе нове, або приберіть посилання.' },
      en: { hint: 'Add the document, as anything new is added, or remove the links.' },
    },
    [personUnplaced.code]: {
      uk: {
        message: 'Цієї людини немає в жодному відділі, лабораторії чи раді.',
        hint: 'Виберіть її відділ чи лабораторію у формі.',
      },
      en: {
        message: 'This person is in no department, laboratory or council.',
        hint: 'Choose a department or laboratory in the form.',
      },
    },
    [figureUnused.code]: {
      uk: { hint: 'Вставте його в текст, якому він потрібен, або видаліть.' },
      en: { hint: 'Insert it into the text that needs it, or delete it.' },
    },
  };

/** The words about a picture of which nothing is said. */
const altWords: Readonly<Record<CommandLanguage, Pick<Diagnostic, 'message' | 'hint'>>> = {
  uk: { message: 'Не сказано, що на зображенні.', hint: 'Опишіть його або позначте, що воно лише прикрашає.' },
  en: { message: 'Nothing says what the picture shows.', hint: 'Describe it, or tick that it only decorates.' },
};

/** The place of what is missing beside another language or a picture: a field that is empty. The diagnostic is where a file would have it. */
function missingPlace({ code, related: [other] }: Diagnostic, place: ValuePlace, files: FilesByPath): ValuePlace {
  const source = other && files.get(other.file);
  if (!source || !(code === missingKey.code || code === imageAlt.code)) return place;
  const at = pointerAt(source.document, source.document.source.offsetAt(other));
  const below = ({ file, pointer }: ValuePlace, beside: string) => {
    const key = pointerParts(beside).at(-1) ?? '';
    return { file, pointer: joinPointer(pointer, code === imageAlt.code ? altKey(key) : key) };
  };
  if (isObject(valueAt(place.file.value, place.pointer))) return below(place, at);
  // All that no language says of a picture is told at the picture, and written below it.
  const isUnsaid = code === imageAlt.code && isObject(valueAt(source.value, at));
  return isUnsaid ? below({ file: source, pointer: at }, place.pointer) : place;
}

/**
 * The words of a rule as a form says them: labels in place of keys, titles in place of ids, and what a file holds in place of its path.
 * @param parts those of the thing that the words are about
 */
function asFormWords(
  words: string,
  parts: Thing['parts'],
  language: CommandLanguage,
  { things, files }: { things: ReadonlyMap<string, Thing>; files: FilesByPath },
): string {
  const quoted = (text: string) => (language === 'uk' ? `«${text}»` : `“${text}”`);
  const titles = language === 'uk' ? 'ua' : 'en';
  const fileWords = (path: string, given: string) => {
    const file = files.get(path);
    const around = file && things.get(partAround(things, path, '')?.thing ?? '');
    const kind = kinds.find(({ facts, texts }) => [facts?.name, texts?.name].includes(file?.kind.name));
    const title = around ? titlesOf(around)[titles] : kind?.label[language];
    if (!file || !title) return given;
    if (!file.language) return quoted(title);
    const inLanguage =
      language === 'uk' ? `(${ukrainianName(file.language, 'ою')})` : `(${englishName(file.language)})`;
    return `${quoted(title)} ${inLanguage}`;
  };
  return words
    .replace(/(?: with the id| з id)(?= ")/g, '')
    .replace(/"([\w-]+)"/g, (whole, key: string) => {
      const schema = parts
        .map(({ file, pointer }) => schemaAt(file, pointer))
        .find((each) => each?.properties?.[key]);
      if (schema) return quoted(fieldLabel(language, schema, key));
      const called = new Set([...things].flatMap(([, thing]) => (thing.id === key ? titlesOf(thing)[titles] : [])));
      const [title] = called;
      return called.size === 1 && title ? quoted(title) : whole;
    })
    .replace(/(?:content\/)?\b((?:data|ua|en)\/[\w./-]+\.json)\b/g, (given, path: string) => fileWords(path, given));
}

type FilesByPath = ReadonlyMap<string, ContentFile>;

/** Rules that say of an empty value what a form can: that nothing is chosen, or that the other language has a text. */
const formWords: ReadonlySet<string> = new Set([referenceUnknown.code, imageAlt.code]);

/**
 * Finds the field of each diagnostic. What is wrong with a picture or document is told where it is used.
 * @param isKept tells of translations that still fit, whatever is recorded of them
 */
export function withFields(
  tree: ContentTree,
  diagnostics: readonly Diagnostic[],
  language: CommandLanguage,
  isKept: (path: string, pointer: string) => boolean,
): FieldDiagnostic[] {
  const things = thingsIn(tree);
  const files = filesByPath(tree);
  const users = assetReferences(tree).map(({ folder, path, place }): [string, ValuePlace] => [
    `${folder}/${path}`,
    place,
  ]);
  // Of several users, the first.
  const assets = new Map(users.toReversed());
  const placeOf = (diagnostic: Diagnostic) => {
    const file = files.get(diagnostic.file);
    if (!file) return assets.get(diagnostic.file);
    const place = { file, pointer: pointerAt(file.document, file.document.source.offsetAt(diagnostic)) };
    return missingPlace(diagnostic, place, files);
  };
  return diagnostics.flatMap((diagnostic): FieldDiagnostic | FieldDiagnostic[] => {
    const place = placeOf(diagnostic);
    if (place && diagnostic.code === translationStale.code && isKept(place.file.path, place.pointer)) return [];
    const found = place && partAround(things, place.file.path, place.pointer);
    if (!found) return diagnostic;
    const { thing, part } = found;
    const { code } = diagnostic;
    const { why, note } = rulesByCode.get(code)?.[language] ?? {};
    const pointer = place.pointer.slice(part.pointer.length);
    const value = valueAt(place.file.value, place.pointer);
    const isEmpty = value === undefined || (asText(value)?.trim() === '' && !formWords.has(diagnostic.code));
    const range = rangeInText(diagnostic, place);
    const isFixed = diagnostic.code === imageMetadata.code || fixes(fixedValue(tree, place), place, range);
    const can = diagnostic.code === translationStale.code ? 'confirm' : isFixed ? 'fix' : undefined;
    const reason = [why, note].filter(Boolean).join(' ');
    const isUnsaid = code === imageAlt.code && place.file.path !== diagnostic.file;
    // A caption that is shown nowhere has a form of its own.
    const isOfCaption = code === pictureCaption.code && things.get(thing)?.kind.name === 'picture';
    const ruleWords = isOfCaption ? {} : formWordsOf[code]?.[language];
    const emptied = isEmpty ? emptyWords(place, part.name, language) : ruleWords;
    const { message, hint } = { ...diagnostic, ...(isUnsaid ? altWords[language] : emptied) };
    const inWords = (words: string) =>
      asFormWords(words, things.get(thing)?.parts ?? [], language, { things, files });
    const told = { ...diagnostic, message: inWords(message), hint: inWords(hint) };
    return { ...told, thing, part: part.name, pointer, why: reason, ...(range && { range }), ...(can && { can }) };
  });
}

/** True if a fixed value is another one where something is wrong: of a text, in the words that it is about and those beside them. */
function fixes(fixed: unknown, { file, pointer }: ValuePlace, range: FieldDiagnostic['range']): boolean {
  const value = valueAt(file.value, pointer);
  if (typeof value !== 'string' || typeof fixed !== 'string' || !range) return !isDeepStrictEqual(fixed, value);
  return !fixed.includes(value.slice(Math.max(0, range.from - 1), range.to + 1));
}

/** The part of a text that a diagnostic is about; undefined if that is all of it, or something else. */
function rangeInText(diagnostic: Diagnostic, { file, pointer }: ValuePlace): FieldDiagnostic['range'] {
  const { document, value, path } = file;
  const text = asText(valueAt(value, pointer));
  if (path !== diagnostic.file || text === undefined) return undefined;
  const { endLine: line, endColumn: column } = diagnostic;
  const from = document.offsetWithin(pointer, document.source.offsetAt(diagnostic));
  const to = document.offsetWithin(pointer, document.source.offsetAt({ line, column }));
  return from === undefined || to === undefined || to <= from ? undefined : { from, to, words: text.slice(from, to) };
}

const fixedFiles = oncePer((tree: ContentTree) => {
  const facts = fixFacts(tree);
  return oncePer((file: ContentFile): unknown => {
    const text = fixFileTexts(file, facts);
    return text === undefined ? file.value : JSON.parse(text);
  });
});

/** The value at a place of a file as `--fix` would leave its texts; as it is where the file is no valid JSON. */
export function fixedValue(
  tree: ContentTree,
  { file, ...place }: Pick<Part, 'file' | 'pointer' | 'without'>,
): unknown {
  return partIn(fixedFiles(tree)(file), place);
}

/**
 * Tells of places in translations whose original is only as `--fix` would have left it: what it says is the same, so they still fit.
 * @param saved the content before
 * @param tree the same with what was fixed or written since
 */
export function keptByFix(
  saved: ContentTree,
  tree: ContentTree,
): (path: string, pointer: string | undefined) => boolean {
  const stale = saved === tree ? [] : translations(tree).filter(isStale);
  const things = thingsIn(saved);
  const kept = stale.filter(({ source, reviewed = '' }) => {
    const around = partAround(thingsIn(tree), source.file.path, source.pointer);
    const before = around && things.get(around.thing)?.parts.find(({ name }) => name === around.part.name);
    if (!before) return false;
    const place = { file: before.file, pointer: before.pointer + source.pointer.slice(around.part.pointer.length) };
    const text = asText(valueAt(place.file.value, place.pointer));
    const wasReviewed = text !== undefined && reviewed.startsWith(`${shortHash(text)} `);
    return wasReviewed && fixedValue(saved, place) === source.value;
  });
  const places = new Set(kept.map(({ target }) => `${target.file.path} ${target.pointer}`));
  return (path, pointer) => places.has(`${path} ${pointer}`);
}

/** The question to the thread, and its answer: what is wrong, or why it cannot be told. */
interface Asked {
  language: CommandLanguage;
  ticked?: readonly string[] | undefined;
}
type Answer = { found: FieldDiagnostic[] } | { fault: string };

/** Asks the thread that checks. */
export type CheckInBackground = (language: CommandLanguage, ticked?: readonly string[]) => Promise<FieldDiagnostic[]>;

/** Checks in a thread of its own, one check after the other, so that what is typed meanwhile is kept at once. */
export function checkInBackground(worker: Worker): CheckInBackground {
  let last: Promise<unknown> = Promise.resolve();
  return (language, ticked) => {
    const found = last.then(async () => {
      worker.postMessage({ language, ticked } satisfies Asked);
      const [answer] = (await once(worker, 'message')) as [Answer];
      if ('found' in answer) return answer.found;
      throw new CommandError(answer.fault);
    });
    last = found.catch(() => {});
    return found;
  };
}

/** Answers in the thread. @param openSession opens the session with the drafts as they are on the disk */
export function answerChecks(openSession: () => { check: CheckInBackground }): void {
  if (isMainThread || !parentPort) throw new Error('Checks are answered in a thread of their own.');
  const port = parentPort;
  port.on('message', async ({ language, ticked }: Asked) => {
    try {
      port.postMessage({ found: await openSession().check(language, ticked) } satisfies Answer);
    } catch (error) {
      port.postMessage({ fault: faultWords(error, language) } satisfies Answer);
    }
  });
}

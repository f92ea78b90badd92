import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { checkContent } from '../../check/check-content.ts';
import { countDiagnostics, didYouMean, signatureOf } from '../../check/diagnostic.ts';
import type { VerifiedContent } from '../../check/verified-content.ts';
import { isAssetPath } from '../../content/content-path.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { withUsualExtension } from '../../content/files/asset-facts.ts';
import { withoutPrivateData } from '../../content/files/metadata/private-data.ts';
import type { ItemKind } from '../../content/kind.ts';
import { writeChanges } from '../../content/write-changes.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { textIfThere } from '../../lib/command/folders.ts';
import { CommandError, readPath, UsageError } from '../../lib/command/run-command.ts';
import { closest } from '../../lib/text/compare-text.ts';
import { assetFolder, copyName, type Placement, placementsOf, withPlacements } from './entry-files.ts';
import { type Answers, addedKinds, type Need, needsOf, problemWith } from './needs.ts';
import { AnswersError, beginEntry, type NewEntry } from './new-entry.ts';
import { readReferences } from './reference-file/read-reference.ts';
import { referenceAnswers, referenceTitle } from './reference-file/reference-answers.ts';
import type { ReferenceItem } from './reference-file/reference-item.ts';
import { rememberItem } from './undo-item.ts';

interface NewItemOptions {
  filePrefix?: string;
  language?: CommandLanguage;
  /** Asks somebody a question and returns the answer; without it, nothing is asked. */
  ask?: (question: string) => Promise<string>;
  /** Says what is wrong with an answer before it is asked for again, and what a file of publications leaves open. */
  say?: (words: string) => void;
  /** The file that remembers the entry, so that it can be taken back. */
  undoFile?: string;
  verified?: VerifiedContent;
  /** A file of a reference manager, for what is not given of its publications. */
  from?: string | undefined;
}

/** The kind that somebody names. @throws UsageError when there is none */
export function addedKindNamed(name: string): ItemKind {
  const kind = addedKinds.find((each) => each.name === name);
  if (kind) return kind;
  const meant = closest(
    name,
    addedKinds.map((each) => each.name),
  );
  throw new UsageError({
    en: `There is no kind "${name}". ${didYouMean.en(meant, '')}`.trim(),
    uk: `Немає виду "${name}". ${didYouMean.uk(meant, '')}`.trim(),
  });
}

/**
 * Makes all files of a new entry, or of all entries of a file of a reference manager, with empty texts where something is left to
 * write; or none, when an answer is wrong.
 * @returns the id, or several with commas; the files below the content folder; and what the check finds, which is left to write
 * @throws AnswersError with everything that is wrong with the answers
 */
export async function newItem(
  dir: string,
  kindName: string,
  given: Answers,
  { filePrefix = '', language = 'en', ask, say = () => {}, undoFile, verified, from }: NewItemOptions = {},
) {
  const kind = addedKindNamed(kindName);
  const references = from === undefined ? [undefined] : await readReferences(from);
  const { tree, diagnostics: known } = await checkContent(dir, { filePrefix, language, verified });
  const maker = new EntryMaker(tree, kind, { filePrefix, language, say, ...(ask && { ask }) });
  const refused: string[] = [];
  for (const [index, reference] of references.entries()) {
    const called = references.length > 1 ? `${index + 1}/${references.length} ${referenceTitle(reference)}` : '';
    if (called) say(called);
    try {
      await maker.make(given, reference);
    } catch (error) {
      // Mistakes in any of several are told at once.
      if (!called || ask || !(error instanceof AnswersError)) throw error;
      refused.push(`${called}\n${error.messageIn(language)}`);
    }
  }
  if (refused.length > 0) throw new CommandError(refused.join('\n\n'));
  const { ids, placements, copies } = maker;
  const texts = withPlacements(placements, (path) => textIfThere(join(dir, path)));
  const changes = new Map<string, string | Buffer>([...texts, ...copies]);
  const id = ids.join(', ');
  if (undoFile) rememberItem(undoFile, dir, id, placements, changes);
  writeChanges(dir, changes);
  // As a text that is not saved, what may be taken back leaves nothing for later checks.
  const options = { filePrefix, language, verified, previous: tree, unsaved: new Map<string, string>() };
  const checked = await checkContent(dir, options);
  const before = new Set(known.map(signatureOf));
  const diagnostics = checked.diagnostics.filter((each) => !before.has(signatureOf(each)));
  return {
    id,
    paths: [...changes.keys()].filter((path) => !isAssetPath(path)),
    result: { ...checked, diagnostics, files: changes.size, ...countDiagnostics(diagnostics) },
  };
}

type MakingOptions = Required<Pick<NewItemOptions, 'filePrefix' | 'language' | 'say'>> & Pick<NewItemOptions, 'ask'>;

/** Makes entries of what is given, of what a file says, and of what is answered. */
class EntryMaker {
  readonly ids: string[] = [];
  readonly placements: Placement[] = [];
  /** The documents that go with them, by path below the content folder. */
  readonly copies = new Map<string, Buffer>();

  constructor(
    private readonly tree: ContentTree,
    private readonly kind: ItemKind,
    private readonly options: MakingOptions,
  ) {}

  /** Makes an entry. @throws AnswersError with what is wrong with the answers */
  async make(given: Answers, reference?: ReferenceItem): Promise<void> {
    const known = reference ? await this.withReference(given, reference) : given;
    const answers = this.options.ask ? await this.askNeeds(known) : known;
    const entry = this.begin(this.withInitial(answers, reference !== undefined));
    this.ids.push(entry.id);
    this.placements.push(...placementsOf(this.tree, this.kind, entry.id, entry.parts));
  }

  private begin(answers: Answers): NewEntry {
    const kept = this.document(answers);
    const isTaken = (id: string) => this.ids.includes(id);
    const entry = beginEntry(this.tree, this.kind, { ...answers, ...(kept && { file: kept.path }) }, isTaken);
    if (kept?.from) this.copies.set(`files/${kept.path}`, withoutPrivateData(readFileSync(kept.from)));
    return entry;
  }

  /** The path of a document below `files`, and the file that is copied there if it is not there yet. @throws AnswersError when that cannot be */
  private document(answers: Answers): { path: string; from?: string } | undefined {
    if (!answers.file || typeof this.kind.items.assets !== 'object') return undefined;
    const file = readPath(answers.file);
    const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    const kept = (path: string) => join(this.tree.dir, 'files', path);
    const inside = file.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:content\/)?files\//, '');
    if (isFile(kept(inside))) return { path: inside };
    const refuse = (words: Words) => new AnswersError(new Map([['file', words]]));
    if (!isFile(file)) throw refuse({ en: `There is no file ${file}.`, uk: `Файлу ${file} немає.` });
    const folder = assetFolder(this.kind.name, answers);
    const path = copyName(folder, parse(file).name, extname(withUsualExtension(file)));
    if (!existsSync(kept(path))) return { path, from: file };
    throw refuse({
      en: `There is another file files/${path} already. Rename yours, or name that one to use it.`,
      uk: `Інший файл files/${path} вже є. Перейменуйте свій або вкажіть наявний.`,
    });
  }

  /** The facts in an entry of a reference manager; what is given counts more. Its language decides in which field its title goes. */
  private async withReference(given: Answers, reference: ReferenceItem): Promise<Answers> {
    const { ask, say, language, filePrefix } = this.options;
    let chosen = given.language;
    let read = referenceAnswers(this.tree, reference, filePrefix, chosen);
    const need = needsOf(this.kind).find(({ option }) => option === 'language');
    while (ask && need && read.open.has('language')) {
      say(read.open.get('language')?.[language] ?? '');
      const answer = (await ask(`${need.label[language]}: `)).trim() || need.initial;
      if (answer && need.schema.enum?.includes(answer)) chosen = answer;
      read = referenceAnswers(this.tree, reference, filePrefix, chosen);
    }
    const needed = new Set(needsOf(this.kind).map(({ option }) => option));
    const wrong = [...read.open].filter(([option]) => needed.has(option) && !given[option] && !read.answers[option]);
    if (wrong.length > 0 && !ask) throw new AnswersError(new Map(wrong));
    for (const [option, words] of read.open) if (given[option] === undefined) say(words[language]);
    return { ...read.answers, ...given };
  }

  /** Asks for what is not given, and again for what is wrong. */
  private async askNeeds(given: Answers): Promise<Answers> {
    const { ask = async () => '', say, language } = this.options;
    const answers: Record<string, string> = { ...given };
    for (const need of needsOf(this.kind)) {
      const { option } = need;
      for (let isGiven = answers[option] !== undefined; ; isGiven = false) {
        if (!isGiven) answers[option] = (await ask(promptOf(need, language))).trim() || (need.initial ?? '');
        const problem = this.problemWith(need, answers);
        if (!problem) break;
        say(problem[language]);
      }
    }
    return answers;
  }

  private problemWith(need: Need, answers: Answers): Words | undefined {
    const isFile = need.schema.format === 'file';
    if (need.part !== 'id' && !isFile) return problemWith(this.tree, need, answers);
    try {
      if (isFile) this.document(answers);
      else this.begin(answers);
      return undefined;
    } catch (error) {
      if (!(error instanceof AnswersError)) throw error;
      return error.problems.get(need.option);
    }
  }

  /** Facts that are taken without an answer: an entry of a reference manager says its day and its language itself, or has no title in one. */
  private withInitial(answers: Answers, isRead: boolean): Answers {
    if (isRead) return answers;
    const initial = needsOf(this.kind).flatMap(({ option, initial: own }) =>
      own === undefined || answers[option] ? [] : [[option, own] as const],
    );
    return { ...answers, ...Object.fromEntries(initial) };
  }
}

function promptOf({ initial, ifEmpty, ...need }: Need, language: CommandLanguage): string {
  const taken = initial ?? ifEmpty?.[language];
  return `${needWords(need, language)}${taken ? ` (Enter: ${taken})` : ''}: `;
}

/** The facts that have to be known, and how they are written. */
export function needWords({ label, schema }: Pick<Need, 'label' | 'schema'>, language: CommandLanguage): string {
  const { format, enum: choices } = schema;
  const day = { en: ', DD.MM.YYYY', uk: ', ДД.ММ.РРРР' }[language];
  const form = choices
    ? ` (${choices.join(', ')})`
    : format === 'date-text'
      ? day
      : format?.endsWith('-id')
        ? ', id'
        : '';
  return label[language] + form;
}

import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { assetPaths, type ContentTree, readContent } from '../../content/content-tree.ts';
import { itemsOfKind } from '../../content/items.ts';
import { isPointerWithin } from '../../content/json/json-pointer.ts';
import { itemKinds, referenceName } from '../../content/kind-table.ts';
import { type Place, pathOfPlace, positionOf } from '../../content/place.ts';
import { type PublishedContent, touchedSince } from '../../content/published-content.ts';
import { referencesTo } from '../../content/references-to.ts';
import { recordFolder } from '../../content/translation-record.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { countOf } from '../../lib/command/command-words.ts';
import { describeError } from '../../lib/command/run-command.ts';
import { closest } from '../../lib/text/compare-text.ts';
import { type CheckOptions, type CheckResult, checkContent } from '../check-content.ts';
import { cleanContent, cleanWords } from '../clean/clean-content.ts';
import { didYouMean } from '../diagnostic.ts';
import { fixContent } from '../fix/fix-content.ts';
import { printGithub, printGithubSummary } from '../formats/print-github.ts';
import { printJson, printSarif } from '../formats/print-json.ts';
import { printPretty } from '../formats/print-pretty.ts';
import { recordChanges } from '../translations.ts';
import type { VerifiedContent } from '../verified-content.ts';
import type { CheckSettings } from './check-settings.ts';

/** In milliseconds. Longer than the 50 for which chokidar keeps quiet about a file after a change of it. */
const debounce = 60;

/**
 * Calls back some milliseconds after the last of a row of changes below a folder. Changes after the promise is fulfilled
 * are not missed, also when the folder itself is moved away and comes back. Resolves with a function that stops watching.
 */
export async function watchFolder(dir: string, onChange: () => void): Promise<() => Promise<void>> {
  // Loaded only now: a check that does not watch starts without it.
  const { watch } = await import('chokidar');
  let timer: NodeJS.Timeout | undefined;
  const folder = resolve(dir);
  // From the folder around it: of a folder that is gone, nothing more would be heard.
  const around = dirname(folder);
  const isOutside = (path: string) => path !== around && path !== folder && !path.startsWith(folder + sep);
  const watcher = watch(around, {
    ignoreInitial: true,
    // The debounce is enough for files that are saved by renaming.
    atomic: false,
    ignored: (given) => {
      const path = resolve(given);
      return isOutside(path) || (path !== around && isIgnored(relative(folder, path)));
    },
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounce);
  });
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/** True if a path below the folder is of no content: packages, caches, what editors keep beside files. */
export function isIgnored(path: string): boolean {
  return /(?:^|[\\/])(?:node_modules(?:[\\/]|$)|\.\w)/.test(path);
}

const words = {
  en: {
    own: (item: string) => `${item} is in:`,
    none: (item: string) => `Nothing refers to ${item}.`,
    some: (item: string, count: number) => `${countOf(count, 'place refers', 'places refer')} to ${item}:`,
    unknown: (item: string, meant?: string) => `${item} does not exist. ${didYouMean.en(meant, '')}`.trim(),
    recorded: (folder: string, count: number) =>
      `Recorded in ${folder} which text was translated from which: ${countOf(count, 'file', 'files')}.`,
    explains: (code: string) => `"npm run check -- --explain ${code}" explains the rule, with an example.`,
    begins: 'Checking…',
  },
  uk: {
    own: (item: string) => `${item} є в:`,
    none: (item: string) => `На ${item} ніщо не посилається.`,
    some: (item: string, count: number) => `Посилання на ${item} (${count}):`,
    unknown: (item: string, meant?: string) => `${item} не існує. ${didYouMean.uk(meant, '')}`.trim(),
    recorded: (folder: string, count: number) =>
      `У ${folder} записано, з якого тексту зроблено який переклад (файлів: ${count}).`,
    explains: (code: string) => `"npm run check -- --explain ${code}" пояснить це правило з прикладом.`,
    begins: 'Перевірка…',
  },
};

/** Prints who refers to an item. Returns false when the item does not exist and nothing refers to it. */
function printReferences({ dir, filePrefix, language }: CheckSettings, item: string): boolean {
  const tree = readContent(dir);
  const { places, own } = referencesTo(tree, item);
  const say = words[language];
  const list = (head: string, all: Place[]) =>
    all.length > 0
      ? [head, ...all.map((place) => `  ${filePrefix}${pathOfPlace(place)}${position(place)}`).sort()]
      : [];
  const lines = [
    ...list(say.own(item), own),
    ...(own.length > 0 ? [] : [say.unknown(item, closest(item, allItems(tree)))]),
    ...list(say.some(item, places.length), places),
    ...(own.length > 0 && places.length === 0 ? [say.none(item)] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return own.length > 0 || places.length > 0;
}

/** Everything that can be referred to, as `--who` takes it. */
function allItems(tree: ContentTree): string[] {
  const items = itemKinds.flatMap((kind) => itemsOfKind(tree, kind).map(({ id }) => `${referenceName(kind)}/${id}`));
  return [...items, ...assetPaths(tree)];
}

function position(place: Place): string {
  if ('path' in place) return '';
  const { line, column } = positionOf(place);
  return `:${line}:${column}`;
}

function print(result: CheckResult, { format, language }: CheckSettings): string {
  switch (format) {
    case 'json':
      return printJson(result);
    case 'github':
      return printGithub(result, rulesPage());
    case 'sarif':
      return printSarif(result, { language, rulesPage: rulesPage() });
    default:
      return printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language });
  }
}

/** The table of the rules: an address where GitHub runs the check, otherwise a path of the project. */
function rulesPage(): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  const path = 'docs/content-rules.md';
  return server && repository ? `${server}/${repository}/blob/HEAD/${path}` : path;
}

async function checkOnce(
  settings: CheckSettings,
  options: Pick<CheckOptions, 'verified' | 'published' | 'previous'>,
): Promise<CheckResult> {
  const { dir, format, fix, watch, language } = settings;
  const result = await checkContent(dir, { ...settings, ...options });
  const text = print(result, settings);
  if (text) process.stdout.write(`${text}\n`);
  // Somebody reads it who has not yet been asked about what nothing uses.
  if (format === 'pretty' && !fix && !watch) {
    const [first] = result.diagnostics;
    const count = result.unused().length;
    if (first) process.stdout.write(`${words[language].explains(first.code)}\n`);
    if (count > 0) process.stdout.write(`${cleanWords[language].offer(count)}\n`);
  }
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (format === 'github' && summary) appendFileSync(summary, printGithubSummary(result.diagnosticsIn, rulesPage()));
  return result;
}

/** Checks now and after every change, until the command is stopped: one check at a time, the last one of the newest state. */
async function keepChecking(
  { dir, format, language }: CheckSettings,
  check: (previous: CheckResult | undefined) => Promise<CheckResult>,
): Promise<void> {
  let result: CheckResult | undefined;
  let running = false;
  let changed = true;
  await import('../../lib/command/end-with-parent.mjs');
  const explain = (error: unknown) => console.error(describeError(error, language) ?? error);
  const checkChanges = async () => {
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      if (result && process.stdout.isTTY) process.stdout.write('\u001bc');
      // By this line editors that watch the output know that what it said before is over.
      if (format === 'pretty') process.stdout.write(`${words[language].begins}\n`);
      await check(result).then((next) => {
        result = next;
      }, explain);
    }
    running = false;
  };
  // Watching begins first, so that no change falls between it and the first check.
  await watchFolder(dir, () => {
    changed = true;
    void checkChanges();
  });
  await checkChanges();
}

interface CheckSources {
  /** Opens what earlier checks verified, for a check with a cache. */
  openVerified: () => VerifiedContent;
  /** Finds what the content of a folder is compared with, if there is anything. */
  published: (dir: string) => PublishedContent | undefined;
  /** Finds what is committed of a folder, if it is in a repository. */
  committed: (dir: string) => PublishedContent | undefined;
  /** Asks somebody at the terminal; undefined where there is none. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** Does what `npm run check` was asked for. Returns the exit code: 1 when there are errors. */
export async function runCheck(settings: CheckSettings, sources: CheckSources): Promise<number> {
  const { openVerified, published, committed, ask } = sources;
  const { dir, who, explain, fix, reviewed, filePrefix, language } = settings;
  if (explain !== undefined) {
    // Loaded only now, with what compiles the fixtures.
    const { explainRule } = await import('./explain-rule.ts');
    process.stdout.write(`${await explainRule(explain, language)}\n`);
    return 0;
  }
  if (who !== undefined) return printReferences(settings, who) ? 0 : 1;
  if (fix || reviewed) {
    const isTouched = touchedSince(published(dir));
    if (fix) {
      for (const path of fixContent(dir, isTouched)) console.error(`${filePrefix}${path}`);
      const verified = settings.useCache ? openVerified() : undefined;
      await cleanContent(settings, { committed: () => committed(dir), verified, ask, say: console.error });
    }
    const recorded = noteReviewed(dir, { ...(reviewed && { paths: reviewed }), isTouched });
    if (recorded > 0) console.error(words[language].recorded(`${filePrefix}${recordFolder}`, recorded));
  }
  const verified = settings.useCache ? openVerified() : undefined;
  const check = (previous?: CheckResult) =>
    checkOnce(settings, { verified, published: published(dir), previous: previous?.tree });
  if (!settings.watch) return (await check()).errors ? 1 : 0;
  await keepChecking(settings, check);
  return 0;
}

interface Reviewed {
  /** The files that were reviewed, below the content folder; an empty list stands for all. Without it, what is new or changed in both languages. */
  paths?: readonly string[];
  /** The one text of these files that was reviewed, with everything in it; all of them if it is not given. */
  pointer?: string | undefined;
  /** Tells of a file whether it was worked on: nothing is marked in others that were not reviewed. All were if it is not given. */
  isTouched?: ((path: string) => boolean) | undefined;
  tree?: ContentTree | undefined;
}

/** Marks translations as up to date. Returns the number of files of the record that have changed. */
export function noteReviewed(
  dir: string,
  { paths, pointer = '', isTouched, tree = readContent(dir) }: Reviewed = {},
): number {
  const isAtPlace = (place?: string) => !place || isPointerWithin(place, pointer);
  const isReviewed = (path: string, place?: string) =>
    paths !== undefined && (paths.length === 0 || paths.includes(path)) && isAtPlace(place);
  const changes = recordChanges(tree, isReviewed, isTouched);
  writeChanges(dir, changes);
  return changes.size;
}

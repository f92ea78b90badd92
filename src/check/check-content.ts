import type { CommandLanguage } from '../command/words.ts';
import { type ContentTree, readContent } from '../content/content-tree.ts';
import type { Place } from '../content/place.ts';
import type { PublishedContent } from '../content/published-content.ts';
import { isOnBrokenLine, isSettled, withoutConsequences } from './consequences.ts';
import { describeFinding } from './describe-finding.ts';
import { compareDiagnostics, countDiagnostics, type Diagnostic } from './diagnostic.ts';
import { findInGroups } from './find-in-groups.ts';
import type { Finding } from './rule.ts';
import { applyExceptions } from './rule-exceptions.ts';
import { rules, rulesByCode } from './rule-table.ts';
import { dictionariesFor } from './spelling/site-dictionaries.ts';
import type { VerifiedContent } from './verified-content.ts';

/** How to check. */
export interface CheckOptions {
  /** The language of the messages; English by default. */
  language?: CommandLanguage;
  /** What precedes the paths below the content folder, `content/` for instance. */
  filePrefix?: string;
  /** What an earlier check of the same folder read: only what has changed since is read again. */
  previous?: ContentTree | undefined;
  /** What earlier checks of any folder verified. */
  verified?: VerifiedContent | undefined;
  /** The texts of files, by path, that are checked instead of what is on the disk; undefined for files that count as removed. */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined;
  /** What the content is compared with, if that is known. */
  published?: PublishedContent | undefined;
  /** Whether hints name the command that does what they say, as they do by default. */
  namesCommand?: boolean;
}

/** What a check found. */
export interface CheckResult {
  tree: ContentTree;
  diagnostics: Diagnostic[];
  /** The same, in the same order, in another language. */
  diagnosticsIn: (language: CommandLanguage) => Diagnostic[];
  /** What nothing uses: for each such diagnostic, the files and values that go together. */
  unused: () => (readonly Place[])[];
  /** How many content files were read. */
  files: number;
  errors: number;
  warnings: number;
  durationMs: number;
}

/** Reads a content folder and finds every error in it. */
export async function checkContent(dir: string, options: CheckOptions = {}): Promise<CheckResult> {
  const started = performance.now();
  const { language = 'en', filePrefix = '', previous, verified, unsaved, published, namesCommand = true } = options;
  const read = readContent(dir, {
    previous,
    unsaved,
    published,
    known: verified,
  });
  const tree: ContentTree = { ...read, dictionaries: await dictionariesFor(read) };
  // Texts that may never be saved are not worth a place in the cache.
  const found = findAll(tree, unsaved === undefined ? verified : undefined);
  // One order for all languages, though messages are a part of it.
  const describe = (finding: Finding, each: CommandLanguage) =>
    describeFinding(finding, each, filePrefix, namesCommand);
  const findings = found
    .map((finding) => ({ finding, english: describe(finding, 'en') }))
    .sort((a, b) => compareDiagnostics(a.english, b.english));
  const diagnosticsIn = (each: CommandLanguage) =>
    findings.map(({ finding, english }) => (each === 'en' ? english : describe(finding, each)));
  const diagnostics = diagnosticsIn(language);
  return {
    tree,
    diagnostics,
    diagnosticsIn,
    unused: () => findings.map(({ finding }) => unusedPlaces(finding, tree)).filter(({ length }) => length > 0),
    files: tree.files.length,
    ...countDiagnostics(diagnostics),
    durationMs: Math.round(performance.now() - started),
  };
}

function unusedPlaces(finding: Finding, tree: ContentTree): readonly Place[] {
  return rulesByCode.get(finding.code)?.unused(finding, tree) ?? [];
}

/**
 * Runs all rules, scope by scope, and keeps one finding for each error.
 * @param verified takes which groups are right
 */
function findAll(tree: ContentTree, verified: VerifiedContent | undefined): Finding[] {
  const { ofFiles, ofGroups } = findInGroups(tree);
  const ofContent = rules.filter(({ scope }) => scope === 'content').flatMap((rule) => rule.find(tree));
  const { findings: unexcepted, unused } = applyExceptions(tree.files, [...ofContent, ...ofGroups]);
  const ofResult = rules.filter(({ scope }) => scope === 'result').flatMap((rule) => rule.find(tree, unused));
  verified?.store(tree, [...ofFiles, ...ofGroups, ...ofResult]);
  // A value with a syntax or schema error is not reported again by another rule.
  const further = [...unexcepted, ...ofResult].filter(
    ({ place }) => !isOnBrokenLine(place) && !isSettled(tree, place),
  );
  return withoutConsequences([...ofFiles, ...further], rulesByCode);
}

import { groupName } from '../content/content-path.ts';
import { type ContentFile, type ContentTree, readContent, withFiles } from '../content/content-tree.ts';
import { draftsOf, isBesideDrafts, isInDraft, type PublishedPart, publishedPart } from '../content/drafts.ts';
import type { PublishedContent } from '../content/published-content.ts';
import { groupBy } from '../lib/cache/once-per.ts';
import type { CommandLanguage } from '../lib/command/command-words.ts';
import { isOnBrokenLine, isSettled, withoutConsequences } from './consequences.ts';
import { describeFinding } from './describe-finding.ts';
import { compareDiagnostics, countDiagnostics } from './diagnostic.ts';
import type { Finding, Rule, Scope } from './rule.ts';
import { applyExceptions } from './rule-exceptions.ts';
import { rules, rulesByCode } from './rule-table.ts';
import { dictionariesFor, sharedFiles, siteDay } from './site-dictionaries.ts';
import type { VerifiedContent } from './verified-content.ts';

const groupRules = rules.filter(({ scope }) => scope === 'file' || scope === 'group');
const [draftRules = [], contentRules = []] = [true, undefined].map((seesDrafts) =>
  rules.filter((rule) => rule.scope === 'content' && rule.seesDrafts === seesDrafts),
);
const resultRules = rules.filter(({ scope }) => scope === 'result');

/**
 * By the first file of a group, since a file that changes is another object: the files that the rules read, of the group and those
 * that all groups share, the day, and what was found, by rule.
 */
const kept = new WeakMap<ContentFile, { files: readonly ContentFile[]; day: string; byRule: Finding[][] }>();

/**
 * Asks the rules that look at one file or group, group by group. What they found in the same files before is not asked again: of
 * an edit, they see the group that was edited.
 */
function findInGroups(tree: ContentTree): Record<'file' | 'group', Finding[]> {
  const shared = tree.files.filter(({ kind }) => sharedFiles.has(kind.name));
  const day = siteDay(tree);
  const unverified = [...groupBy(tree.files, ({ path }) => groupName(path)).values()].filter((group) =>
    group.some(({ isVerified }) => !isVerified),
  );
  const found = unverified.map((own) => findInGroup(tree, own, shared, day));
  const ofScope = (scope: Scope) =>
    groupRules.flatMap((rule, index) => (rule.scope === scope ? found.flatMap((byRule) => byRule[index] ?? []) : []));
  return { file: ofScope('file'), group: ofScope('group') };
}

function findInGroup(
  tree: ContentTree,
  own: [ContentFile, ...ContentFile[]],
  shared: readonly ContentFile[],
  day: string,
): Finding[][] {
  const files = [...new Set([...own, ...shared])];
  const before = kept.get(own[0]);
  const isSame = before?.day === day && before.files.length === files.length;
  if (isSame && files.every((file, at) => file === before.files[at])) return before.byRule;
  const group = withFiles(tree, own);
  // Rules may read the shared files: what is wrong with these is found in their own groups.
  const sharedFile = (name: string) => shared.find(({ kind }) => kind.name === name);
  const part: ContentTree = { ...group, file: (name, ...rest) => group.file(name, ...rest) ?? sharedFile(name) };
  const byRule = groupRules.map((rule) => rule.find(part));
  kept.set(own[0], { files, day, byRule });
  return byRule;
}

/** Options of a check. */
export interface CheckOptions {
  language?: CommandLanguage;
  /** The prefix of the paths below the content folder, `content/` for instance. */
  filePrefix?: string;
  /** The tree that an earlier check of the same folder read: only what has changed since is read again. */
  previous?: ContentTree | undefined;
  /** The files that earlier checks of any folder verified. */
  verified?: VerifiedContent | undefined;
  /** The texts of files, by path, that are checked instead of what is on the disk; undefined for files that count as removed. */
  unsaved?: ReadonlyMap<string, string | undefined> | undefined;
  /** The content that this is compared with, if that is known. */
  published?: PublishedContent | undefined;
  /** True if hints name the command that does what they say, as they do by default. */
  namesCommand?: boolean;
  /** True if it says what is still to do in drafts. */
  withDrafts?: boolean;
}

/** The findings of a check. */
export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

/** Reads a content folder and finds every error in it. */
export async function checkContent(dir: string, options: CheckOptions = {}) {
  const started = performance.now();
  const { language = 'en', filePrefix = '', previous, verified, unsaved, published } = options;
  const { namesCommand = true, withDrafts = false } = options;
  const read = readContent(dir, { previous, unsaved, published, known: verified });
  const tree: ContentTree = { ...read, dictionaries: await dictionariesFor(read) };
  // Texts that may never be saved are not worth a place in the cache.
  const found = findAll(tree, unsaved === undefined ? verified : undefined, withDrafts);
  const describe = (finding: Finding, each: CommandLanguage) =>
    describeFinding(finding, each, filePrefix, namesCommand);
  // One order for all languages, though messages are a part of it.
  const findings = found
    .map((finding) => ({ finding, english: describe(finding, 'en') }))
    .sort((a, b) => compareDiagnostics(a.english, b.english));
  const diagnosticsIn = (each: CommandLanguage) =>
    findings.map(({ english, finding }) => (each === 'en' ? english : describe(finding, each)));
  const diagnostics = diagnosticsIn(language);
  return {
    tree,
    diagnostics,
    /** The same, in the same order, in another language. */
    diagnosticsIn,
    /** The files and values that nothing uses: for each such diagnostic, the files and values that go together. */
    unused: () =>
      findings.flatMap(({ finding }) => {
        const places = rulesByCode.get(finding.code)?.unused?.(finding, tree) ?? [];
        return places.length > 0 ? [places] : [];
      }),
    /** The number of content files that were read. */
    files: tree.files.length,
    ...countDiagnostics(diagnostics),
    durationMs: Math.round(performance.now() - started),
  };
}

/**
 * Runs all rules, scope by scope, and keeps one finding for each error. What is unfinished in drafts is left out, or found beside the
 * rest: an error in a draft explains none elsewhere.
 */
function findAll(tree: ContentTree, verified: VerifiedContent | undefined, withDrafts: boolean): Finding[] {
  const find = (own: readonly Rule[], within: ContentTree) => own.flatMap((rule) => rule.find(within));
  const { file: ofFiles, group: ofGroups } = findInGroups(tree);
  const part = publishedPart(tree);
  const outside = (found: readonly Finding[]) => found.flatMap((finding) => outsideDrafts(tree, finding));
  const toDrafts = find(draftRules, tree);
  const ofPart = find(contentRules, part.tree).map((finding) => atPlaces(finding, part.written));
  const { findings, unused } = applyExceptions(tree.files, [...toDrafts, ...ofPart, ...outside(ofGroups)]);
  // An exception beside a draft may be for the draft.
  const unneeded = unused.filter(({ place }) => !isInDraft(tree, place) && !isBesideDrafts(tree, place));
  const ofResult = resultRules.flatMap((rule) => rule.find(tree, unneeded));
  verified?.store(tree, [...ofFiles, ...ofGroups, ...ofResult]);
  const published = oncePerError(tree, outside(ofFiles), [...findings, ...ofResult]);
  if (!withDrafts || part.tree === tree) return published;
  const withAll = applyExceptions(tree.files, [...toDrafts, ...find(contentRules, tree), ...ofGroups]);
  const inDrafts = oncePerError(tree, ofFiles, withAll.findings).filter(({ place }) => isInDraft(tree, place));
  return [...published, ...inDrafts.map((finding) => ({ ...finding, draft: true as const }))];
}

/** One finding for each error. A value with a syntax or schema error is not reported again by another rule. */
function oncePerError(tree: ContentTree, ofFiles: readonly Finding[], others: readonly Finding[]): Finding[] {
  const unsettled = others.filter(({ place }) => !isOnBrokenLine(place) && !isSettled(tree, place));
  return withoutConsequences([...ofFiles, ...unsettled], rulesByCode);
}

function atPlaces(finding: Finding, written: PublishedPart['written']): Finding {
  const related = finding.related.map((other) => ({ ...other, place: written(other.place) }));
  return { ...finding, place: written(finding.place), related };
}

/** A finding without its places in drafts; none if it has no other. */
function outsideDrafts(tree: ContentTree, finding: Finding): Finding[] {
  if (draftsOf(tree).length === 0) return [finding];
  const related = finding.related.filter(({ place }) => !isInDraft(tree, place));
  if (!isInDraft(tree, finding.place)) return [{ ...finding, related }];
  const next = related.find(({ remark }) => remark === 'also-here');
  return next ? [{ ...finding, place: next.place, related: related.filter((other) => other !== next) }] : [];
}

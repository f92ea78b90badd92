import { groupName } from '../content/content-path.ts';
import { type ContentFile, type ContentTree, withFiles } from '../content/content-tree.ts';
import { groupBy } from '../lib/cache/group-by.ts';
import type { Finding } from './rule.ts';
import { rules } from './rule-table.ts';
import { sharedFiles, siteDay } from './shared-files.ts';

/** What the rules for files and those for groups found, each rule after the other. */
export interface GroupFindings {
  ofFiles: Finding[];
  ofGroups: Finding[];
}

/** What was found in a group: by rule, in the order of the rules. */
interface KeptFindings {
  /** What the rules read: the group, the files that all groups share, the day. */
  files: readonly ContentFile[];
  day: string;
  byRule: Finding[][];
}

const ownRules = rules.filter(({ scope }) => scope === 'file' || scope === 'group');

/** By the first file of the group: a file that changes is another object. */
const kept = new WeakMap<ContentFile, KeptFindings>();

/**
 * Asks the rules that look at one file or group, group by group. What they found in the same files before is not asked again: of
 * an edit, they see the group that was edited.
 */
export function findInGroups(tree: ContentTree): GroupFindings {
  const shared = tree.files.filter(({ kind }) => sharedFiles.has(kind.name));
  const groups = groupBy(tree.files, ({ path }) => groupName(path));
  const day = siteDay(tree);
  const found = [...groups.values()].flatMap((own) =>
    own.some(({ isVerified }) => !isVerified) ? [findInGroup(tree, { own, shared, day })] : [],
  );
  const ofScope = (scope: 'file' | 'group') =>
    ownRules.flatMap((rule, index) => (rule.scope === scope ? found.flatMap((byRule) => byRule[index] ?? []) : []));
  return { ofFiles: ofScope('file'), ofGroups: ofScope('group') };
}

function findInGroup(
  tree: ContentTree,
  { own, shared, day }: { own: ContentFile[]; shared: ContentFile[]; day: string },
): Finding[][] {
  const [key] = own;
  if (!key) return [];
  const files = [...new Set([...own, ...shared])];
  const before = kept.get(key);
  const isSame = before?.day === day && before.files.length === files.length;
  if (isSame && files.every((file, at) => file === before.files[at])) return before.byRule;
  // A tree sorts its files in place.
  const group = withFiles(tree, [...own]);
  // Rules may read the shared files: what is wrong with these is found in their own groups.
  const sharedFile = (name: string) => shared.find(({ kind }) => kind.name === name);
  const part: ContentTree = { ...group, file: (name, ...rest) => group.file(name, ...rest) ?? sharedFile(name) };
  const byRule = ownRules.map((rule) => rule.find(part));
  kept.set(key, { files, day, byRule });
  return byRule;
}

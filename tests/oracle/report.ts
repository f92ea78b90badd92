import { structuredPatch } from 'diff';

/** The texts of a group by name, of the base and of the present state. */
export interface Compared {
  group: string;
  base: ReadonlyMap<string, string>;
  here: ReadonlyMap<string, string>;
}

/** The differences in a group. */
export interface Differences {
  group: string;
  same: number;
  different: number;
  /** Each change, where it is in the first text that has it, and the names of all that do. */
  changes: Map<string, { before: string; names: string[] }>;
}

/** The number of lines before a change are shown, and how many names of texts that have it. */
const context = 2;
const shownNames = 8;

/** Compares the texts of a group. The same change in many texts is one. */
export function compareTexts({ group, base, here }: Compared): Differences {
  const names = [...new Set([...base.keys(), ...here.keys()])];
  const different = names.filter((name) => base.get(name) !== here.get(name));
  const changes: Differences['changes'] = new Map();
  for (const name of different)
    for (const { change, before } of changesOf(base.get(name), here.get(name)))
      changes.set(change, { before, ...changes.get(change), names: [...(changes.get(change)?.names ?? []), name] });
  return { group, same: names.length - different.length, different: different.length, changes };
}

/** The lines that differ, and those before them. */
function changesOf(base?: string, here?: string): { change: string; before: string }[] {
  if (base === undefined) return [{ change: '+ only here', before: '' }];
  if (here === undefined) return [{ change: '- only in the base', before: '' }];
  return structuredPatch('', '', base, here, '', '', { context: 0 }).hunks.map(({ oldStart, oldLines, lines }) => {
    // Where lines are only added, `oldStart` is the line after which they come.
    const end = oldLines ? oldStart - 1 : oldStart;
    const shown = base.split('\n').slice(Math.max(0, end - context), end);
    const change = lines.filter((line) => !line.startsWith('\\')).join('\n');
    return { change, before: shown.map((line) => ` ${line}\n`).join('') };
  });
}

/** A line for each group. */
export function printSummary(groups: readonly Differences[]): string {
  const width = Math.max(...groups.map(({ group }) => group.length));
  const rows = groups.map(({ group, same, different, changes }) => [group, same, different, changes.size]);
  return [['', 'same', 'different', 'changes'], ...rows]
    .map(
      ([name, ...numbers]) => String(name).padEnd(width) + numbers.map((each) => String(each).padStart(11)).join(''),
    )
    .join('\n');
}

/** Everything that differs, as unified diffs: of a change in many texts, what precedes it in the first of them. */
export function printReport(groups: readonly Differences[]): string {
  const blocks = groups.flatMap(({ group, changes }) =>
    [...changes].map(([change, { before, names }]) => {
      const more = names.length > shownNames ? `, and ${names.length - shownNames} more` : '';
      return `=== ${group}: ${names.slice(0, shownNames).join(', ')}${more}\n${before}${change}\n`;
    }),
  );
  return blocks.join('\n');
}

import { groupBy } from '../../cache/group-by.ts';
import { formatNumber } from '../../charts/format-number.ts';
import { countOf } from '../../command/count-of.ts';
import { isBusy, type Machine } from '../machine.ts';
import { markdownTable } from '../markdown-table.ts';
import { type Difference, growthOf, type Turns } from './difference.ts';

/** What was compared with what. */
export interface Compared {
  /** The commit before the change, shortened. */
  base: string;
  news: number;
  turns: number;
  /** As it was when this began. */
  machine: Machine;
  differences: readonly Difference[];
}

const secondsHead = ['CPU seconds', 'base', 'change', 'difference'];
const bytesHead = ['bytes, where they differ most', 'base', 'change', 'difference'];

/** Tables and words for a terminal. */
export function plainText(compared: Compared): string {
  const { seconds, bytes, same } = tablesOf(compared.differences);
  const tables = [
    alignedTable([secondsHead, ...seconds]),
    ...(bytes.length ? [alignedTable([bytesHead, ...bytes])] : []),
  ];
  return [introOf(compared), ...tables, same, ...wordsOf(compared.differences)].filter(Boolean).join('\n\n');
}

/** Words and tables for the summary of a workflow, in Markdown; what costs more comes first. */
export function markdownText(compared: Compared): string {
  const { seconds, bytes, same } = tablesOf(compared.differences);
  const tables = [
    markdownTable([secondsHead, ...seconds]),
    ...(bytes.length ? [markdownTable([bytesHead, ...bytes])] : []),
  ];
  const [first, ...words] = wordsOf(compared.differences);
  return ['## Costs of this change', `**${first}**`, ...words, introOf(compared), ...tables, same]
    .filter(Boolean)
    .join('\n\n');
}

/** Says in sentences what costs over 10 % more or less, the worst first; the first sentence is the answer. */
export function wordsOf(differences: readonly Difference[]): string[] {
  const named = (verdict: Difference['verdict']) => listOf(differences.filter((each) => each.verdict === verdict));
  const [more, less, unclear] = [named('more'), named('less'), named('within noise')];
  return [
    more ? `Costs over 10 % more: ${more}.` : 'Nothing costs over 10 % more.',
    unclear ? `Over 10 % apart, but within the noise of the turns: ${unclear}.` : '',
    less ? `Costs over 10 % less: ${less}.` : '',
  ].filter(Boolean);
}

function introOf({ base, news, turns, machine }: Compared): string {
  const busy = `The machine was busy as this began (load ${machine.load}, ${machine.cores} cores): take differences of CPU time with care.`;
  const intro = `The change beside ${base}: ${turns} turns of both on one machine, with ${news} generated news items. Each cell has the least and the most of the turns, without the costliest; the difference is that of the least. Where the turns overlap it is noise.`;
  return isBusy(machine) ? `${intro} ${busy}` : intro;
}

function tablesOf(differences: readonly Difference[]): { seconds: string[][]; bytes: string[][]; same: string } {
  const [seconds, bytes] = (['CPU s', 'bytes'] as const).map((unit) =>
    differences.filter((difference) => difference.unit === unit),
  ) as [Difference[], Difference[]];
  const differing = bytes.filter(({ base, change }) => base.least !== change.least);
  const same = bytes.length - differing.length;
  return {
    seconds: seconds.map((each) => cellsOf(each.what, each)),
    bytes: groupsOf(differing).map(([worst, ...others]) => cellsOf(nameOf(worst, others.length), worst)),
    same: same ? `The same bytes before and after: ${same} of ${bytes.length} parts of the pages.` : '',
  };
}

function cellsOf(name: string, difference: Difference): string[] {
  const { unit, base, change } = difference;
  const cell = ({ least, most }: Turns) =>
    least === most ? amount(unit, least) : `${amount(unit, least)}–${amount(unit, most)}`;
  return [name, cell(base), cell(change), signed(difference)];
}

/** Differences with the worst first; those of the same part of many pages in one group. */
function groupsOf(differences: readonly Difference[]): [worst: Difference, ...others: Difference[]][] {
  const size = (difference: Difference) => Math.abs(growthOf(difference));
  const worstFirst = [...differences].sort((a, b) => size(b) - size(a));
  return [...groupBy(worstFirst, ({ what, of }) => `${what} ${of ? 'of a page' : ''}`).values()];
}

function listOf(differences: readonly Difference[]): string {
  return groupsOf(differences)
    .map(([worst, ...others]) => {
      const { unit, base, change } = worst;
      const upTo = others.length ? ', up to' : '';
      return `${nameOf(worst, others.length)}${upTo} ${signed(worst)} (${amount(unit, base.least)} → ${amount(unit, change.least)} ${unit})`;
    })
    .join('; ');
}

function nameOf({ what, of }: Difference, others: number): string {
  const more = others ? ` and ${countOf(others, 'other kind', 'other kinds')} of page` : '';
  return of ? `${what} of ${of}${more}` : what;
}

function amount(unit: Difference['unit'], value: number): string {
  return unit === 'bytes' ? formatNumber(value, 'en', { maximumFractionDigits: 0 }) : value.toFixed(2);
}

function signed(difference: Difference): string {
  const growth = growthOf(difference);
  if (growth === Number.POSITIVE_INFINITY) return 'new';
  const size = formatNumber(Math.abs(growth) * 100, 'en', { maximumFractionDigits: Math.abs(growth) < 0.1 ? 1 : 0 });
  if (size === '0') return '0 %';
  return `${growth < 0 ? '−' : '+'}${size} %`;
}

/** Columns below each other: the first one left, the others right. */
function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('   ')).join('\n');
}

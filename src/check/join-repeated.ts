import { groupName } from '../content/content-tree.ts';
import { pathOfPlace } from '../content/place.ts';
import type { Finding } from './finding.ts';
import type { ItemKind } from './messages/parameters.ts';

/** The things that have a page of their own, to which texts link. */
const withPages: ReadonlySet<ItemKind> = new Set(['person', 'unit', 'defence', 'special-council']);

/** Puts what is the same mistake at several places into one finding, which names the other places. */
export function joinRepeated(findings: readonly Finding[]): Finding[] {
  const leaders = new Map<string, Finding>();
  for (const finding of findings) {
    const key = leads(finding);
    if (key !== undefined && !leaders.has(key)) leaders.set(key, { ...finding, related: [...finding.related] });
  }
  const joined = findings.flatMap((finding) => {
    const own = leaders.get(leads(finding) ?? '');
    if (own) return [own];
    const leader = leaders.get(follows(finding) ?? '');
    if (!leader) return [finding];
    leader.related.push({ remark: 'also-here', place: finding.place });
    leader.related.push(...finding.related.filter(({ remark }) => remark === 'also-here'));
    return [];
  });
  return [...new Set(joined)];
}

/** The name of the mistake that a finding may stand for. */
function leads({ code, place, parameters }: Finding): string | undefined {
  if (code === 'reference-unknown') {
    const { id, kind, suggestion } = parameters as Finding<'reference-unknown'>['parameters'];
    return suggestion === undefined && withPages.has(kind) ? `no item ${id}` : undefined;
  }
  return pathOfPlace(place).startsWith('data/') ? wrongId({ code, place, parameters }) : undefined;
}

/** The name of the mistake that a finding repeats, if there is one. */
function follows({ code, place, parameters }: Finding): string | undefined {
  if (code === 'link-dead') {
    const { href } = parameters as Finding<'link-dead'>['parameters'];
    return `no item ${href
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1)}`;
  }
  return wrongId({ code, place, parameters });
}

/** An id that is wrong in the facts is wrong in the texts of each language too. */
function wrongId({ code, place, parameters }: Pick<Finding, 'code' | 'place' | 'parameters'>): string | undefined {
  if (!('pointer' in place) || !place.pointer.endsWith('/id')) return undefined;
  const group = groupName(place.file.path);
  if (code === 'duplicate-id') return `id ${(parameters as Finding<'duplicate-id'>['parameters']).id} ${group}`;
  if (code !== 'schema-pattern') return undefined;
  const { found, format } = parameters as Finding<'schema-pattern'>['parameters'];
  return format === 'slug' ? `form ${found} ${group}` : undefined;
}

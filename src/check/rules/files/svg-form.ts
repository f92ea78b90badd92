/** What keeps browsers from drawing an SVG that a page shows as a picture. */
export interface SvgProblem {
  problem:
    | 'namespace'
    | 'tag-open'
    | 'tag-extra'
    | 'ampersand'
    | 'bracket'
    | 'prefix'
    | 'attribute'
    | 'attribute-twice';
  /** The name or characters that it is about. */
  found: string;
  /** The line, from 1. */
  line: number;
}

/** What has no tags and entities of its own. */
const opaque = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^<>[]|\[[^\]]*\])*>/gi;
const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gu;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s;<"']*;?/i;
const namespace = 'http://www.w3.org/2000/svg';

/** The first thing in a drawing that is not well-formed, so that browsers show a broken picture; nothing when it can be drawn. */
export function svgProblem(text: string): SvgProblem | undefined {
  const svg = text.replace(opaque, (found) => found.replace(/[^\n]/g, ' '));
  const at = (index: number, problem: SvgProblem['problem'], found: string): SvgProblem => ({
    problem,
    found,
    line: svg.slice(0, index).split('\n').length,
  });
  const problems = [tagProblem(svg, at)];
  const loose = entity.exec(svg);
  // An entity of the declaration may have any name; another rule refuses those.
  if (loose && !/<!ENTITY/i.test(text)) problems.push(at(loose.index, 'ampersand', loose[0]));
  return problems.filter((each) => each !== undefined).sort((a, b) => a.line - b.line)[0];
}

function tagProblem(
  svg: string,
  at: (index: number, problem: SvgProblem['problem'], found: string) => SvgProblem,
): SvgProblem | undefined {
  const open: { name: string; index: number; prefixes: ReadonlySet<string> }[] = [];
  for (const { 0: found, 1: slash, 2: name, 3: attributes = '', 4: isEmpty, index } of svg.matchAll(tag)) {
    if (name === undefined) return wrongTag(svg, index, at);
    if (slash) {
      const last = open.pop();
      if (last?.name === name) continue;
      const isOpen = open.some((each) => each.name === name);
      return last && isOpen ? at(last.index, 'tag-open', `<${last.name}>`) : at(index, 'tag-extra', found);
    }
    const named = [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => ({
      key,
      value: double ?? single ?? '',
    }));
    const twice = named.find(({ key }, place) => named.findIndex((each) => each.key === key) < place);
    if (twice) return at(index, 'attribute-twice', twice.key);
    if (open.length === 0 && !named.some(({ key, value }) => /^xmlns(?::|$)/.test(key) && value === namespace))
      return at(index, 'namespace', `xmlns="${namespace}"`);
    const prefixes = new Set(open.at(-1)?.prefixes ?? ['xml', 'xmlns']);
    for (const { key } of named) if (key.startsWith('xmlns:')) prefixes.add(key.slice('xmlns:'.length));
    const unknown = [name, ...named.map(({ key }) => key)].find(
      (each) => each.includes(':') && !prefixes.has(each.slice(0, each.indexOf(':'))),
    );
    if (unknown) return at(index, 'prefix', unknown);
    if (!isEmpty) open.push({ name, index, prefixes });
  }
  const last = open.at(-1);
  return last && at(last.index, 'tag-open', `<${last.name}>`);
}

/** What is wrong with something that begins like a tag and is none. */
function wrongTag(
  svg: string,
  index: number,
  at: (index: number, problem: SvgProblem['problem'], found: string) => SvgProblem,
): SvgProblem {
  const name = /^<\/?[\p{L}_][\p{L}\p{N}_.:-]*/u.exec(svg.slice(index))?.[0];
  return name ? at(index, 'attribute', name) : at(index, 'bracket', '<');
}

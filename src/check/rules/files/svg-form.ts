import { replaceOpaque, svgTags, wholeDeclaration } from './svg-parts.ts';

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

const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s;<"']*;?/i;
const namespace = 'http://www.w3.org/2000/svg';

/** The first thing in a drawing that is not well-formed, so that browsers show a broken picture; nothing when it can be drawn. */
export function svgProblem(text: string): SvgProblem | undefined {
  const svg = replaceOpaque(text, wholeDeclaration, (found) => found.replace(/[^\n]/g, ' '));
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
  const open: { name: string; index: number; declared: string[] }[] = [];
  // How many open tags declare each prefix.
  const prefixes = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  const count = (declared: readonly string[], by: 1 | -1) => {
    for (const prefix of declared) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + by);
  };
  for (const { found, index, name, attributes, closes, isEmpty } of svgTags(svg)) {
    if (name === undefined) return wrongTag(svg, index, at);
    if (closes) {
      const last = open.pop();
      if (last?.name !== name) {
        const isOpen = open.some((each) => each.name === name);
        return last && isOpen ? at(last.index, 'tag-open', `<${last.name}>`) : at(index, 'tag-extra', found);
      }
      count(last.declared, -1);
      continue;
    }
    const keys = new Set<string>();
    for (const { key } of attributes) {
      if (keys.has(key)) return at(index, 'attribute-twice', key);
      keys.add(key);
    }
    const isOfSvg = attributes.some(({ key, value }) => /^xmlns(?::|$)/.test(key) && value === namespace);
    if (open.length === 0 && !isOfSvg) return at(index, 'namespace', `xmlns="${namespace}"`);
    const declared = [...keys].flatMap((key) => (key.startsWith('xmlns:') ? key.slice('xmlns:'.length) : []));
    count(declared, 1);
    const unknown = [name, ...keys].find(
      (each) => each.includes(':') && !prefixes.get(each.slice(0, each.indexOf(':'))),
    );
    if (unknown) return at(index, 'prefix', unknown);
    if (isEmpty) count(declared, -1);
    else open.push({ name, index, declared });
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

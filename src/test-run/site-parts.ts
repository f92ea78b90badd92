import { closureOf, type ImportGraph } from './import-graph.ts';

const isEntry = (path: string) => /^src\/(renderer\/(\+|prerender\/)|site\/pages\/)/.test(path);

/** The parts of the site that pages load when somebody wants them, with the words that tests of them have. */
const lazyParts = [
  { entry: 'src/site/viewer/pdf-viewer.tsx', words: /viewer|document/i },
  { entry: 'src/site/question-form/question-dialog.tsx', words: /question|feedback/i },
];

/** Returns whether a file is among what the built site is made from: components, styles, what renders and builds it, content. */
export function madeFrom(graph: ImportGraph): (path: string) => boolean {
  const modules = closureOf(graph, [...[...graph.keys()].filter(isEntry), 'scripts/build.ts']);
  return (path) => modules.has(path) || /^(content|src\/site)\//.test(path);
}

/** Returns whether a file is among what builds the site, apart from what the site itself is made from. */
export function builtBy(graph: ImportGraph): (path: string) => boolean {
  const modules = closureOf(graph, ['scripts/build.ts']);
  return (path) => modules.has(path) || path === 'scripts/tool.mjs';
}

/**
 * The words of the tests of the only part of the site that a change touches: one that pages load later, and nothing that
 * they need at once. Undefined when it touches more.
 */
export function touchedPart(changed: readonly string[], graph: ImportGraph): RegExp | undefined {
  const ofSite = changed.filter(madeFrom(graph));
  if (!ofSite.length) return undefined;
  const entries = [...graph.keys()].filter(isEntry);
  const touched = lazyParts.find(({ entry }) => {
    const others = lazyParts.map((each) => each.entry).filter((each) => each !== entry);
    const besides = closureOf(graph, [...entries, ...others, 'scripts/build.ts'], (path) => path === entry);
    const within = closureOf(graph, [entry]);
    return ofSite.every((path) => within.has(path) && !besides.has(path));
  });
  return touched?.words;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../cache/files-below.ts';

/** What modules import, all as paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const wholeProject = ['src', 'scripts', 'tests', 'netlify', 'content/model', 'vite.config.ts'];

const isModule = (path: string) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path);

/** How a module names others: in statements, which begin a line, and in calls and types, as `import('./other.ts')`. */
const named = /^(?:import|(?:import|export)\b[^;'"`]*?\bfrom)\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/**
 * The modules of the project and what they import, tests included; packages are left out. Types count as imports.
 * @param from the files and folders to begin with
 */
export function readImportGraph(
  from: readonly string[] = wholeProject,
  root = join(import.meta.dirname, '../..'),
): ImportGraph {
  const graph = new Map<string, string[]>();
  const waiting = from.flatMap((path) =>
    statSync(join(root, path)).isFile()
      ? path
      : filesBelow(join(root, path))
          .map((each) => relative(root, each))
          .filter(isModule),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (graph.has(path)) continue;
    const imported = isModule(path) ? importsOf(root, path) : [];
    graph.set(path, imported);
    waiting.push(...imported);
  }
  return graph;
}

function importsOf(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [...text.matchAll(named)].map(([, stated = '', called = '']) =>
    join(dirname(path), (stated || called).replace(/\?.*/, '')),
  );
  // Texts of modules that a test writes may name what is not there.
  return [...new Set(found)].filter((each) => existsSync(join(root, each)));
}

/** The modules that entries are made of: themselves and what they import, directly or not, without those left out. */
export function closureOf(
  graph: ImportGraph,
  entries: Iterable<string>,
  isLeftOut: (path: string) => boolean = () => false,
): Set<string> {
  const closure = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (closure.has(path) || isLeftOut(path)) continue;
    closure.add(path);
    waiting.push(...(graph.get(path) ?? []));
  }
  return closure;
}

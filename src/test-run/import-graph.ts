import type { ICruiseResult } from 'dependency-cruiser';

/** What modules import, all as paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const wholeProject = ['src', 'scripts', 'tests', 'netlify', 'content/model', 'vite.config.ts'];

/**
 * The modules of the project and what they import, tests included; packages are left out. Types count as imports.
 * @param from the files and folders to begin with
 */
export async function readImportGraph(from: readonly string[] = wholeProject): Promise<ImportGraph> {
  // Slow to load, and seldom needed.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise([...from], {
    exclude: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  });
  return new Map(
    (output as ICruiseResult).modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ couldNotResolve }) => !couldNotResolve).map(({ resolved }) => resolved),
    ]),
  );
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

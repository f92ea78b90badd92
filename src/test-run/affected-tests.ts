import { closureOf, type ImportGraph } from './import-graph.ts';

/** A file of tests, and why it is run or left out. */
export interface TestChoice {
  path: string;
  isRun: boolean;
  reason: string;
}

/** What tests are chosen by. */
export interface Project {
  graph: ImportGraph;
  /** The text of a file of the project. */
  read: (path: string) => string;
}

/** What a suite of tests looks at besides what it imports and reads: processes that it starts, or the built site. */
export interface LookedAt {
  /** Whether a file is part of it. */
  has: (path: string) => boolean;
  /** Whether a test looks at it, by the texts of the test and its helpers. */
  isLookedAt: (texts: readonly string[]) => boolean;
}

/** What every test stands on: a change of these may break any of them. */
const common = /^(package(-lock)?\.json|\.npmrc|\.nvmrc|[\w.]+\.config\.ts|tsconfig\.json)$/;
/**
 * The files and folders of the project that tests name when they read them. A value of an attribute, a key of JSON, what lies in
 * a folder that a test makes (`join(this.root, 'content')`, `join(home, 'content')`, `project.path('content')`), and words that
 * are shown, expected or taken out of others are none.
 */
const named =
  /(?<!=|\.(?:root|dir), |\.path\(|\bjoin\(home, |\bfilePrefix: |\.(?:toContain|replace(?:All)?)\()['"`](?:\.{1,2}\/)*((?:src|scripts|netlify|docs|content|tests|\.github|\.ci|README\.md|netlify\.toml|biome\.json)(?:\/[^'"`$]*)?)['"`](?!:)/g;

/** Whether what a test names is in a repository that it makes: it never goes to the project's own folder. */
const namesOwnFiles = (text: string) => text.includes('new MadeRepository(') && !text.includes('import.meta.dirname');

/**
 * Whether each of the tests may be broken by a change: because it or something that it imports, reads or looks at is among
 * what has changed.
 *
 * @param changed paths from the project's root
 */
export function affectedTests(
  tests: readonly string[],
  changed: readonly string[],
  project: Project,
  lookedAt: LookedAt,
): TestChoice[] {
  const all = changed.find((path) => common.test(path));
  return tests.map((path) => {
    const cause = all ?? changeThatBreaks(path, changed, project, lookedAt);
    return cause === undefined
      ? { path, isRun: false, reason: 'nothing that it imports, reads or looks at has changed' }
      : { path, isRun: true, reason: `${cause} has changed` };
  });
}

function changeThatBreaks(
  test: string,
  changed: readonly string[],
  { graph, read }: Project,
  { has, isLookedAt }: LookedAt,
): string | undefined {
  const modules = closureOf(graph, [test]);
  const texts = [...modules].filter((path) => path.startsWith('tests/') && /\.tsx?$/.test(path)).map(read);
  const places = texts
    .filter((text) => !namesOwnFiles(text))
    .flatMap((text) => [...text.matchAll(named)].map(([, place = '']) => place.replace(/\/$/, '')));
  // Fixtures stand beside the tests that read them.
  const folder = test.slice(0, test.lastIndexOf('/') + 1);
  const isRead = (path: string) =>
    places.some((place) => path === place || path.startsWith(`${place}/`)) ||
    (path.startsWith(folder) && !graph.has(path));
  const looks = isLookedAt(texts);
  return changed.find((path) => modules.has(path) || isRead(path) || (looks && has(path)));
}

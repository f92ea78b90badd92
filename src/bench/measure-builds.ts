import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, type BuildFigures, buildFigures } from './bench-figures.ts';
import { addOneItem, editOneText, newsYears } from './edit-content.ts';
import { type Cost, measure } from './measure.ts';

/** The folders of builds that are measured. */
export interface BuildFolders {
  contentDir: string;
  outDir: string;
  cacheDir: string;
}

/** Builds a project and measures it. */
export async function measureBuild(root: string, { contentDir, outDir, cacheDir }: BuildFolders): Promise<Build> {
  const env = { CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir };
  return summaryOf(await measure('npm run --silent build', env, root));
}

/**
 * The builds that are measured, one after the other, with what happens before each. A folder is moved, not deleted: some file
 * systems are slow to allocate space just after files were deleted.
 */
export const buildSteps: readonly { build: keyof BuildFigures; before: (folders: BuildFolders) => void }[] = [
  { build: 'coldWithBundling', before: () => {} },
  { build: 'cold', before: ({ outDir }) => renameSync(outDir, `${outDir}.${Date.now()}`) },
  { build: 'editOneText', before: ({ contentDir }) => editOneText(contentDir) },
  { build: 'addNewestItem', before: ({ contentDir }) => addOneItem(contentDir, newsYears(contentDir).at(-1) ?? '') },
  { build: 'addOldItem', before: ({ contentDir }) => addOneItem(contentDir, newsYears(contentDir)[0] ?? '') },
  { build: 'unchanged', before: () => {} },
  {
    build: 'searchAnew',
    before: ({ outDir, cacheDir }) => {
      rmSync(join(outDir, 'pagefind'), { recursive: true });
      rmSync(join(cacheDir, 'search'), { recursive: true });
    },
  },
];

/** Measures all of these builds; the folders hold the last of them afterwards. */
export async function measureBuilds(root: string, folders: BuildFolders): Promise<BuildFigures> {
  const figures: Partial<BuildFigures> = {};
  for (const { build, before } of buildSteps) {
    before(folders);
    figures[build] = await measureBuild(root, folders);
  }
  return buildFigures.parse(figures);
}

/** Checks content without a cache, with a new one, or again. */
export async function measureCheck(root: string, contentDir: string, option = ''): Promise<Omit<Cost, 'output'>> {
  return costOnly(
    await measure(`npm run --silent check -- --content "$CONTENT_DIR" ${option}`, { CONTENT_DIR: contentDir }, root),
  );
}

function costOnly({ output: _, ...cost }: Cost): Omit<Cost, 'output'> {
  return cost;
}

/** What a build cost, and how many pages it rendered, as its last line says. */
function summaryOf(cost: Cost): Build {
  const [, pages, rendered, reused] =
    /(\d+) pages in .*: (\d+) rendered, (?:.*, )?(\d+) unchanged/.exec(cost.output) ?? [];
  return { ...costOnly(cost), pages: Number(pages), rendered: Number(rendered), reused: Number(reused) };
}

import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build, BuildFigures } from './bench-figures.ts';
import { addOneItem, editOneText, oldestYear } from './edit-content.ts';
import { type Cost, measure } from './measure.ts';

/** The folders of builds that are measured. */
export interface BuildFolders {
  contentDir: string;
  outDir: string;
  cacheDir: string;
}

/** Copies encoded pictures from another cache: they are encoded once, because the bench measures pages. */
export function copyImages(fromCache: string, { cacheDir }: BuildFolders): void {
  const images = join(fromCache, 'images');
  if (existsSync(images)) cpSync(images, join(cacheDir, 'images'), { recursive: true });
}

/** Builds a project and measures it. */
export async function measureBuild(root: string, { contentDir, outDir, cacheDir }: BuildFolders): Promise<Build> {
  const env = { CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir };
  return summaryOf(await measure('npm run --silent build', env, root));
}

/** Measures the builds that `BuildFigures` names, one after the other; the folders hold the last of them afterwards. */
export async function measureBuilds(root: string, folders: BuildFolders): Promise<BuildFigures> {
  const { contentDir, outDir, cacheDir } = folders;
  const build = () => measureBuild(root, folders);
  const coldWithBundling = await build();
  // Moved, not deleted: some file systems are slow to allocate space just after files were deleted.
  renameSync(outDir, `${outDir}.first`);
  const cold = await build();
  editOneText(contentDir);
  const edited = await build();
  addOneItem(contentDir);
  const addNewestItem = await build();
  addOneItem(contentDir, oldestYear(contentDir));
  const addOldItem = await build();
  const unchanged = await build();
  rmSync(join(outDir, 'pagefind'), { recursive: true });
  rmSync(join(cacheDir, 'search'), { recursive: true });
  const searchAnew = await build();
  return { coldWithBundling, cold, editOneText: edited, addNewestItem, addOldItem, unchanged, searchAnew };
}

/** Checks content without a cache, with a new one, or again. */
export async function measureCheck(root: string, contentDir: string, option = ''): Promise<Omit<Cost, 'output'>> {
  return costOnly(await measure(`npm run --silent check -- --content ${contentDir} ${option}`, {}, root));
}

function costOnly({ output: _, ...cost }: Cost): Omit<Cost, 'output'> {
  return cost;
}

/** What a build cost, and how many pages it rendered, as its last line says. */
function summaryOf(cost: Cost): Build {
  const [, pages, rendered, reused] = /(\d+) pages in .*: (\d+) rendered, (\d+) unchanged/.exec(cost.output) ?? [];
  return { ...costOnly(cost), pages: Number(pages), rendered: Number(rendered), reused: Number(reused) };
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { digest } from '../cache/digest.ts';
import { oncePer } from '../cache/once-per.ts';
import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import { inlineHashes, type ScriptHashes } from '../hosts/site-headers.ts';
import { withStylePolicy } from '../hosts/style-policy.ts';
import { pageManifestUrl } from '../namespaces/page-manifest.ts';
import type { Bundle } from '../renderer/prerender/bundle.ts';
import type { RenderJob } from '../renderer/prerender/page-renderer.ts';
import { renderPages } from '../renderer/prerender/render-pages.ts';
import { NewsSidebars } from './news-sidebars.ts';
import type { GroupWriter } from './output/group-writer.ts';
import type { OutputStage } from './output/output-stage.ts';
import { keyText, type PageKey, pageKey, readKey } from './page-key.ts';
import { type CheckFigures, withPreviewBanner } from './preview-banner.ts';
import { frameOf, renderJob } from './render-job.ts';
import type { NewsBeside } from './renewed-page.ts';
import { latestNews, pageFile, pageUrl, type StagedUnit, type UnitPage } from './unit-pages.ts';

interface WriteOptions {
  bundle: Bundle;
  report: (message: string) => void;
  /** What the checker found, when the site is built as a preview. */
  preview?: CheckFigures | undefined;
}

/** What became of the pages of the units. */
export interface WrittenPages {
  rendered: number;
  /** How many were given other latest news. */
  renewed: number;
  /** What stands beside the pages of each language. */
  news: Record<string, NewsBeside>;
}

/** A page whose file has to change. */
interface StalePage {
  to: GroupWriter;
  file: string;
  key: PageKey;
  language: string;
  /** Makes what it is rendered from. */
  page: () => UnitPage;
}

/**
 * Writes namespaces, manifests and pages of the units in which anything changed: of these, what changed itself. Where only
 * the latest news beside a page did, they are put into it as text.
 */
export async function writeUnits(
  stage: OutputStage,
  units: readonly StagedUnit[],
  site: CompiledSite,
  { bundle, report, preview }: WriteOptions,
): Promise<WrittenPages> {
  const common = digest(bundle.key, site.origin, site.brandColour, JSON.stringify(preview ?? null));
  const sidebars = new NewsSidebars(site, stage.last?.news ?? {});
  const stale = units.flatMap((unit) => stalePages(stage, unit, site, common, sidebars));
  const { toRender, toRenew } = sorted(stale, sidebars);
  let [rendered, all] = [0, 0];

  const render = async (pages: readonly StalePage[]) => {
    const jobs = new Map<RenderJob, StalePage>();
    all += pages.length;
    await renderPages(renderJobs(pages, site, jobs), pages.length, {
      source: { bundleDir: bundle.dir, origin: site.origin, brandColour: site.brandColour },
      parts: sidebars.parts,
      startWorker: (workerData) =>
        new Worker(join(import.meta.dirname, '../../scripts/tool.mjs'), { argv: ['render-worker'], workerData }),
      onPage: (job, text) => {
        const { to, file, key } = jobs.get(job) as StalePage;
        jobs.delete(job);
        const shown = preview ? withPreviewBanner(text, job.manifest.language, preview) : text;
        const { scripts, styles } = inlineHashes(shown);
        const html = withStylePolicy(shown, { styles });
        to.write(file, keyText(key), html, JSON.stringify({ scripts } satisfies ScriptHashes));
        rendered += 1;
        if (rendered % 100 === 0) report(`${rendered} of ${all} pages rendered`);
      },
    });
  };

  await render(toRender);
  const { now } = sidebars;
  const lost = toRenew.filter(
    ({ to, file, key, language }) => !to.change(file, keyText(key), (page) => sidebars.renew(page, language, now)),
  );
  await render(lost);
  return { rendered, renewed: toRenew.length - lost.length, news: sidebars.now };
}

/** The pages of a unit whose files have to change. What else the unit consists of is written. */
function stalePages(
  stage: OutputStage,
  unit: StagedUnit,
  site: CompiledSite,
  common: string,
  sidebars: NewsSidebars,
): StalePage[] {
  const { name, language } = unit;
  const { [latestNews]: news = '', ...frame } = frameHashes(site, language);
  const key: PageKey = { own: digest(common, unit.summary.hash, JSON.stringify(frame)), news };
  const last = readKey(stage.last?.groups[name]?.key ?? '');
  const to = stage.open(name, keyText(key));
  if (!to) return [];
  const besideNews = last.own === key.own ? pagesBesideNews(unit, to, sidebars) : undefined;
  if (besideNews) return besideNews;
  // The text of a namespace whose hash is known is made only when it is asked for.
  for (const namespace of unit.compiled) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
  return unit.made.flatMap((page): StalePage[] => {
    const { manifest, json, hash } = page;
    to.put(pageManifestUrl(pageUrl(manifest)).slice(1), hash, () => json);
    const file = pageFile(manifest);
    const sharesNews = page.hasNewsBeside && !sidebars.isLatest(file);
    const own = pageKey(common, page, frameOf(site, manifest), sharesNews);
    return to.reuse(file, keyText(own)) ? [] : [{ to, file, key: own, language, page: () => page }];
  });
}

/**
 * The same of a unit in which nothing changed but the latest news beside all of its pages: no manifest is made. Undefined
 * when it is another unit.
 */
function pagesBesideNews(unit: StagedUnit, to: GroupWriter, sidebars: NewsSidebars): StalePage[] | undefined {
  const { language } = unit;
  const keys = to.lastKeys();
  const pages = keys.filter(([path]) => path.endsWith('.html'));
  if (pages.some(([path, key]) => readKey(key).news === undefined || sidebars.isLatest(path))) return undefined;
  if (!keys.every(([path, key]) => path.endsWith('.html') || to.reuse(path, key))) return undefined;
  return pages.map(([file, key]) => ({
    to,
    file,
    key: { own: readKey(key).own, news: sidebars.hash(language) },
    language,
    page: () => pagesByFile(unit).get(file) as UnitPage,
  }));
}

const pagesByFile = oncePer(({ made }: StagedUnit) => new Map(made.map((page) => [pageFile(page.manifest), page])));

/** Which pages are rendered, and to which the latest news are given: in each language some page has to show how they look. */
function sorted(stale: readonly StalePage[], sidebars: NewsSidebars) {
  const [toRender, toRenew, shown]: [StalePage[], StalePage[], Set<string>] = [[], [], new Set()];
  for (const page of stale) {
    const { to, file, key, language } = page;
    const last = readKey(to.lastKey(file) ?? '');
    const isOld = last.own === key.own && last.news !== undefined && key.news !== undefined;
    if (isOld && shown.has(language) && sidebars.isKnown(language)) toRenew.push(page);
    else toRender.push(page);
    if (key.news !== undefined) shown.add(language);
  }
  return { toRender, toRenew };
}

/** @param jobs remembers which page a job is for while it is rendered */
function* renderJobs(
  pages: readonly StalePage[],
  site: CompiledSite,
  jobs: Map<RenderJob, StalePage>,
): Generator<RenderJob> {
  for (const stale of pages) {
    const job = renderJob(site, stale.page());
    jobs.set(job, stale);
    yield job;
  }
}

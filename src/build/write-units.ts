import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { digest } from '../cache/digest.ts';
import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import { inlineHashes, type ScriptHashes } from '../hosts/site-headers.ts';
import { withStylePolicy } from '../hosts/style-policy.ts';
import { pageManifestUrl } from '../namespaces/content-urls.ts';
import type { Bundle } from '../renderer/prerender/bundle.ts';
import type { RenderJob } from '../renderer/prerender/page-renderer.ts';
import { renderPages } from '../renderer/prerender/render-pages.ts';
import type { GroupWriter, OutputStage } from './output-stage.ts';
import { type CheckFigures, withPreviewBanner } from './preview-banner.ts';
import { frameOf, renderJob } from './render-job.ts';
import { pageFile, pageUrl, type StagedUnit, type UnitPage } from './unit-pages.ts';

interface WriteOptions {
  bundle: Bundle;
  report: (message: string) => void;
  /** What the checker found, when the site is built as a preview. */
  preview?: CheckFigures | undefined;
}

/** A page whose file has to change. */
interface StalePage {
  to: GroupWriter;
  file: string;
  /** The hash of all that its HTML is made from. */
  key: string;
  page: UnitPage;
}

/**
 * Writes namespaces, manifests and pages of the units in which anything changed: of these, what changed itself.
 * @returns how many pages were rendered
 */
export async function writeUnits(
  stage: OutputStage,
  units: readonly StagedUnit[],
  site: CompiledSite,
  { bundle, report, preview }: WriteOptions,
): Promise<number> {
  const common = digest(bundle.key, site.origin, site.brandColour, JSON.stringify(preview ?? null));
  const stale = units.flatMap((unit) => stalePages(stage, unit, site, common));
  const jobs = new Map<RenderJob, StalePage>();
  let rendered = 0;
  await renderPages(renderJobs(stale, site, jobs), stale.length, {
    source: { bundleDir: bundle.dir, origin: site.origin, brandColour: site.brandColour },
    startWorker: (workerData) =>
      new Worker(join(import.meta.dirname, '../../scripts/tool.mjs'), { argv: ['render-worker'], workerData }),
    onPage: (job, text) => {
      const { to, file, key } = jobs.get(job) as StalePage;
      jobs.delete(job);
      const shown = preview ? withPreviewBanner(text, job.manifest.language, preview) : text;
      const { scripts, styles } = inlineHashes(shown);
      const html = withStylePolicy(shown, { styles });
      to.write(file, key, html, JSON.stringify({ scripts } satisfies ScriptHashes));
      rendered += 1;
      if (rendered % 100 === 0) report(`${rendered} of ${stale.length} pages rendered`);
    },
  });
  return rendered;
}

/** The pages of a unit whose files have to change. What else the unit consists of is written. */
function stalePages(stage: OutputStage, unit: StagedUnit, site: CompiledSite, common: string): StalePage[] {
  const key = digest(common, unit.summary.hash, JSON.stringify(frameHashes(site, unit.language)));
  const to = stage.open(unit.name, key);
  if (!to) return [];
  // The text of a namespace whose hash is known is made only when it is asked for.
  for (const namespace of unit.compiled) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
  return unit.made.flatMap((page): StalePage[] => {
    const { manifest, json, hash, card } = page;
    to.put(pageManifestUrl(pageUrl(manifest)).slice(1), hash, () => json);
    const file = pageFile(manifest);
    const own = digest(common, hash, `${card.url}\0${card.alt}\0`, JSON.stringify(frameOf(site, manifest)));
    return to.reuse(file, own) ? [] : [{ to, file, key: own, page }];
  });
}

/** @param jobs remembers which page a job is for while it is rendered */
function* renderJobs(
  pages: readonly StalePage[],
  site: CompiledSite,
  jobs: Map<RenderJob, StalePage>,
): Generator<RenderJob> {
  for (const stale of pages) {
    const job = renderJob(site, stale.page);
    jobs.set(job, stale);
    yield job;
  }
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { digest } from '../cache/digest.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import { inlineHashes } from '../hosts/site-headers.ts';
import { pageManifestUrl } from '../namespaces/page-manifest.ts';
import type { Bundle } from '../renderer/prerender/bundle.ts';
import type { RenderJob } from '../renderer/prerender/page-renderer.ts';
import { renderPages } from '../renderer/prerender/render-pages.ts';
import { brandWriter } from './brand-writer.ts';
import type { GroupWriter } from './output/group-writer.ts';
import type { OutputStage } from './output/output-stage.ts';
import { type CheckFigures, withPreviewBanner } from './preview-banner.ts';
import { pageFile, pageUrl, type StagedUnit, type UnitPage } from './unit-pages.ts';

interface WriteOptions {
  bundle: Bundle;
  report: (message: string) => void;
  /** What the checker found, when the site is built as a preview. */
  preview?: CheckFigures | undefined;
}

/** A page that has to be rendered. */
interface ChangedPage extends UnitPage {
  key: string;
  to: GroupWriter;
}

/**
 * Writes namespaces, manifests and pages of the units in which anything changed: of these, what changed itself. Returns
 * how many pages were rendered.
 */
export async function writeUnits(
  stage: OutputStage,
  units: readonly StagedUnit[],
  site: CompiledSite,
  { bundle, report, preview }: WriteOptions,
): Promise<number> {
  const common = digest(bundle.key, site.origin, site.brandColour, JSON.stringify(preview ?? null));
  const changed = units.flatMap((unit): ChangedPage[] => {
    const to = stage.open(unit.name, digest(common, unit.summary.hash));
    if (!to) return [];
    // The text of a namespace whose hash is known is made only when it is asked for.
    for (const namespace of unit.compiled) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
    return unit.made.flatMap((page): ChangedPage[] => {
      const { manifest, json, hash, card } = page;
      to.put(pageManifestUrl(pageUrl(manifest)).slice(1), hash, () => json);
      const key = digest(common, hash, card.url, card.alt);
      return to.reuse(pageFile(manifest), key) ? [] : [{ ...page, key, to }];
    });
  });
  const withBrand = brandWriter(site.brandColour);
  let done = 0;
  const jobs = new Map<RenderJob, ChangedPage>();
  await renderPages(renderJobs(changed, site, jobs), changed.length, {
    bundleDir: bundle.dir,
    origin: site.origin,
    startWorker: (workerData) =>
      new Worker(join(import.meta.dirname, '../../scripts/tool.mjs'), { argv: ['render-worker'], workerData }),
    onPage: (job, rendered) => {
      const { manifest, key, to } = jobs.get(job) as ChangedPage;
      jobs.delete(job);
      const branded = withBrand(rendered);
      const html = preview ? withPreviewBanner(branded, manifest.language, preview) : branded;
      to.write(pageFile(manifest), key, html, JSON.stringify(inlineHashes(html)));
      done += 1;
      if (done % 100 === 0) report(`${done} of ${changed.length} pages rendered`);
    },
  });
  return done;
}

/** @param jobs remembers which page a job is for while it is rendered */
function* renderJobs(
  pages: readonly ChangedPage[],
  { namespaces }: CompiledSite,
  jobs: Map<RenderJob, ChangedPage>,
): Generator<RenderJob> {
  for (const page of pages) {
    const {
      manifest,
      card: { design: _, ...card },
    } = page;
    const json = (name: string) => namespaces.get(`${manifest.language}/${name}`)?.json ?? '{}';
    const texts = Object.keys(manifest.namespaces).map((name) => [name, json(name)]);
    const job: RenderJob = { manifest, card, namespaces: Object.fromEntries(texts) };
    jobs.set(job, page);
    yield job;
  }
}

import { chromium } from 'playwright';
import { chromiumOptions } from '../../command/chromium.ts';
import { CommandError } from '../../command/run-command.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { PageServer } from './page-server.ts';

/** A site that is measured. */
interface Variant {
  name: string;
  dir: string;
  server: PageServer;
}

/** The medians of a page, in ms, bytes and numbers. */
export type PageFigures = Omit<PageLoad, 'kinds'> & { kinds: Record<string, number> };

/** A page in every variant, and ours as a share of the others. */
export interface PageComparison {
  path: string;
  figures: Record<string, PageFigures>;
  /** First and largest paint of ours, divided by the other's. */
  ratios: Record<string, { firstPaint: number; largestPaint: number }>;
}

/** What to measure. */
export interface BenchPagesOptions {
  /** The built site. */
  siteDir: string;
  paths: readonly string[];
  /** How often each page is loaded. */
  turns: number;
  /** A folder with the same pages made by something else. */
  beside?: string | undefined;
}

const ours = 'site';

/**
 * Loads pages of the site, the same pages without any script, and those of another site if there is one, in turn, so that what
 * else the machine does falls on all of them.
 * @throws CommandError when one of the sites lacks a page
 */
export async function benchPages(
  options: BenchPagesOptions,
  report: (line: string) => void,
): Promise<PageComparison[]> {
  const { siteDir, paths, turns, beside } = options;
  const variants: Variant[] = [
    { name: ours, dir: siteDir, server: new PageServer(siteDir) },
    { name: 'without scripts', dir: siteDir, server: new PageServer(siteDir, withoutScripts) },
    ...(beside ? [{ name: 'beside', dir: beside, server: new PageServer(beside) }] : []),
  ];
  // What is not found would be measured as a light page.
  for (const { dir, server } of variants)
    for (const path of paths)
      if (!server.has(path))
        throw new CommandError(`There is no page ${path} in ${dir}. Build the site, or name others.`);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const origins = await Promise.all(variants.map(({ server }) => server.start()));
    const comparisons: PageComparison[] = [];
    for (const path of paths) {
      const loads = variants.map((): PageLoad[] => []);
      // The first turn compresses what is sent, and does not count.
      for (let turn = 0; turn <= turns; turn += 1) {
        report(`${path}: ${turn} of ${turns}`);
        for (const index of variants.keys()) {
          const load = await loadPage(browser, origins[index] + path);
          if (turn > 0) loads[index]?.push(load);
        }
      }
      comparisons.push(
        compare(path, Object.fromEntries(variants.map(({ name }, index) => [name, medians(loads[index] ?? [])]))),
      );
    }
    return comparisons;
  } finally {
    await browser.close();
    await Promise.all(variants.map(({ server }) => server.stop()));
  }
}

/** Takes out scripts and what only they need: what is left is the least that the page can cost. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

function compare(path: string, figures: Record<string, PageFigures>): PageComparison {
  const own = figures[ours];
  const others = Object.entries(figures).filter(([name]) => name !== ours);
  const share = (a: number | undefined, b: number) => Math.round((100 * (a ?? 0)) / b) / 100;
  const ratios = others.map(([name, { firstPaint, largestPaint }]) => [
    name,
    { firstPaint: share(own?.firstPaint, firstPaint), largestPaint: share(own?.largestPaint, largestPaint) },
  ]);
  return { path, figures, ratios: Object.fromEntries(ratios) };
}

function medians(loads: readonly PageLoad[]): PageFigures {
  const of = (read: (load: PageLoad) => number) => {
    const values = loads.map(read).sort((a, b) => a - b);
    return Math.round(1000 * (values[Math.floor(values.length / 2)] ?? 0)) / 1000;
  };
  const names = [...new Set(loads.flatMap(({ kinds }) => Object.keys(kinds)))];
  return {
    firstPaint: Math.round(of((load) => load.firstPaint)),
    largestPaint: Math.round(of((load) => load.largestPaint)),
    blocking: Math.round(of((load) => load.blocking)),
    shift: of((load) => load.shift),
    bytes: of((load) => load.bytes),
    requests: of((load) => load.requests),
    kinds: Object.fromEntries(names.map((name) => [name, of(({ kinds }) => kinds[name] ?? 0)])),
  };
}

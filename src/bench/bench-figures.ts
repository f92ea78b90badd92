import { z } from 'zod';

/** The figures of one run of the bench, for one number of generated news items. Units are part of the names. */
const amount = z.number().nonnegative();
const count = z.int().nonnegative();

const cost = z.strictObject({ wallSeconds: amount, cpuSeconds: amount, peakMemoryMb: amount });
const build = z.strictObject({ ...cost.shape, pages: count, rendered: count, reused: count });

/** What the bench measures of each build in turn. */
export const buildFigures = z.strictObject({
  /** Nothing is there but the encoded pictures. */
  coldWithBundling: build,
  /** Bundles and cache are there, the site is not. */
  cold: build,
  editOneText: build,
  addNewestItem: build,
  addOldItem: build,
  unchanged: build,
  searchAnew: build,
});

export const benchFigures = z.strictObject({
  news: count,
  ...buildFigures.shape,
  /** By the code of the language. */
  searchIndexMb: z.record(z.string(), amount),
  /** What a visitor's browser fetches for searches made one after the other; bytes as a CDN would send them. */
  searches: z.array(z.strictObject({ query: z.string(), requests: count, bytes: count, results: z.string() })),
  checkAnew: cost,
  checkFirst: cost,
  checkAgain: cost,
  outputMb: amount,
  textPageHtmlBytes: count,
  /** What the page loads before its visitor does anything. */
  textPageBrotliBytes: z.strictObject({ html: count, styles: count, scripts: count, fonts: count }),
});

export type Build = z.infer<typeof build>;
export type BuildFigures = z.infer<typeof buildFigures>;
export type BenchFigures = z.infer<typeof benchFigures>;

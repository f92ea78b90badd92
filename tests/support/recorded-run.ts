import type { BenchFigures } from '../../src/bench/bench-figures.ts';
import type { RecordedRun } from '../../src/bench/recorded-runs.ts';

/** A run with made-up figures, which rise with the size. */
export function recordedRun(sizes: readonly [number, ...number[]] = [100, 1000, 5000]): RecordedRun {
  const [first, ...others] = sizes;
  return {
    day: '2027-01-02',
    version: '1.2.3',
    commit: 'abcdef012345',
    modified: false,
    machine: { cores: 2, cpu: 'A processor', node: '24.1.0', load: 0.1 },
    sizes: [figuresOf(first), ...others.map(figuresOf)],
  };
}

function figuresOf(news: number): BenchFigures {
  const cost = (base: number) => {
    const cpuSeconds = base + news / 500;
    return { wallSeconds: cpuSeconds * 0.9, cpuSeconds, peakMemoryMb: Math.round(200 + base * 10 + news / 10) };
  };
  const pages = news * 2 + 300;
  const build = (base: number, rendered = pages) => ({ ...cost(base), pages, rendered, reused: pages - rendered });
  return {
    news,
    coldWithBundling: build(20),
    cold: build(7),
    editOneText: build(2.4, 1),
    addNewestItem: build(5),
    addOldItem: build(3, 8),
    unchanged: build(0.4, 0),
    searchAnew: build(3.5, 0),
    searchIndexMb: { ua: 1.1, en: 1 },
    searches: [{ query: 'чавун', requests: 40, bytes: 270_000, results: '137' }],
    checkAnew: cost(1.6),
    checkFirst: cost(1.2),
    checkAgain: cost(0.8),
    outputMb: 60 + news / 10,
    textPageHtmlBytes: 50_000,
    textPageBrotliBytes: { html: 9000, styles: 8000, scripts: 90_000, fonts: 69_000 },
  };
}

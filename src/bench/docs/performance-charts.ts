import { barChart } from '../../charts/bar-chart.ts';
import { type LineChart, lineChart, type Series } from '../../charts/line-chart.ts';
import { isBusy } from '../machine.ts';
import type { RecordedRun } from '../recorded-runs.ts';
import { amount, fullRun, nameOf, runsOfSize, shownBuilds, sizesOf, whole } from './performance-figures.ts';

/** A chart of the page about performance: the name of its file, its SVG, and what it shows in a sentence. */
export interface PerformanceChart {
  name: string;
  title: string;
  svg: string;
}

const seconds = { caption: 'CPU seconds, logarithmic scale', scale: 'log' } as const;
const memory = { caption: 'Largest memory, MB', scale: 'linear', format: { maximumFractionDigits: 0 } } as const;
const hollow = 'Hollow points: other programs were at work.';

/** Draws all charts from the recorded runs. */
export function performanceCharts(runs: readonly RecordedRun[]): PerformanceChart[] {
  const shown = fullRun(runs);
  if (!shown) return [];
  return [
    weightOfPage(shown),
    overSizes(shown, 'cpu-over-sizes', 'CPU time of builds by the number of news items', seconds, 'cpuSeconds'),
    overSizes(shown, 'memory-over-sizes', 'Memory of builds by the number of news items', memory, 'peakMemoryMb'),
    ...sizesOf(runs).map((news) => cpuOverTime(runs, news)),
    memoryOverTime(runs),
  ];
}

function weightOfPage({ sizes: [{ textPageBrotliBytes: bytes }] }: RecordedRun): PerformanceChart {
  const title = 'What a news page loads';
  const bars = Object.entries({
    Scripts: bytes.scripts,
    Fonts: bytes.fonts,
    HTML: bytes.html,
    Styles: bytes.styles,
  }).map(([name, value]) => ({ name, value: value / 1000 }));
  const svg = barChart({
    id: 'page-weight',
    title,
    description: bars.map(({ name, value }) => `${name} ${amount(value)} KB`).join(', '),
    language: 'en',
    caption: 'KB, Brotli',
    bars,
  });
  return { name: 'page-weight', title, svg };
}

function overSizes(
  run: RecordedRun,
  name: string,
  title: string,
  y: LineChart['y'],
  figure: 'cpuSeconds' | 'peakMemoryMb',
): PerformanceChart {
  const svg = lineChart({
    id: name,
    title,
    description: `Five builds of ${run.sizes.map(({ news }) => whole(news)).join(', ')} items. The table has the figures.`,
    language: 'en',
    x: {
      caption: 'Generated news items',
      scale: 'log',
      ticks: run.sizes.map(({ news }) => ({ value: news, text: whole(news) })),
    },
    y,
    series: shownBuilds.map((build) => ({
      name: build.name,
      points: run.sizes.map((size) => ({ x: size.news, y: size[build.key][figure], doubtful: isBusy(run.machine) })),
    })),
  });
  return { name, title, svg };
}

function cpuOverTime(runs: readonly RecordedRun[], news: number): PerformanceChart {
  const measured = runsOfSize(runs, news);
  const series = shownBuilds.map(({ key, name }) => ({
    name,
    points: measured.map(({ run, figures }, x) => ({ x, y: figures[key].cpuSeconds, doubtful: isBusy(run.machine) })),
  }));
  const title = `CPU time of builds of ${whole(news)} news items, run by run`;
  return overTime(
    `cpu-over-time-${news}`,
    title,
    measured.map(({ run }) => run),
    seconds,
    series,
  );
}

function memoryOverTime(runs: readonly RecordedRun[]): PerformanceChart {
  const series = sizesOf(runs).map((news) => ({
    name: `${whole(news)} items`,
    points: runsOfSize(runs, news).map(({ run, figures }) => ({
      x: runs.indexOf(run),
      y: figures.cold.peakMemoryMb,
      doubtful: isBusy(run.machine),
    })),
  }));
  return overTime('memory-over-time', 'Memory of a cold build, run by run', runs, memory, series);
}

function overTime(
  name: string,
  title: string,
  runs: readonly RecordedRun[],
  y: LineChart['y'],
  series: readonly Series[],
): PerformanceChart {
  const ticks = runs.map((run, value) => {
    const { day, state } = nameOf(run);
    return { value, text: day, below: state };
  });
  const description = [
    `${runs.length === 1 ? 'One run' : `${runs.length} runs`}, the last on ${ticks.at(-1)?.text}.`,
    runs.some(({ machine }) => isBusy(machine)) ? hollow : '',
    'The table has the figures.',
  ];
  const svg = lineChart({
    id: name,
    title,
    description: description.filter(Boolean).join(' '),
    language: 'en',
    x: { scale: 'linear', ticks },
    y,
    series,
  });
  return { name, title, svg };
}

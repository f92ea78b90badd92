import type {
  BarsData,
  ChartData,
  DiagramData,
  LinesData,
  ScatterData,
  ShareData,
  TimelineData,
} from '../../../content/model/charts.ts';
import type { FigureTexts } from '../../../content/model/figures.ts';
import { withUnit } from '../../content/units.ts';
import { asIsoDate } from '../../lib/text/iso-date.ts';
import type { ChartFrame } from '../charts/chart-frame.ts';
import { groupedBars } from '../charts/grouped-bars.ts';
import { plotChart } from '../charts/plot-chart.ts';
import { shareChart } from '../charts/share-chart.ts';
import { timelineChart } from '../charts/timeline-chart.ts';
import { namesOf } from './names-of.ts';

/** Draws a chart of the content as SVG, in the language of its frame. */
export function drawChart(chart: ChartData, texts: FigureTexts, frame: ChartFrame): string {
  switch (chart.type) {
    case 'bars':
      return drawBars(chart, texts, frame);
    case 'share':
      return drawShare(chart, texts, frame);
    case 'timeline':
      return drawTimeline(chart, texts, frame);
    default:
      return drawPlot(chart, texts, frame);
  }
}

function drawPlot(chart: LinesData | ScatterData | DiagramData, texts: FigureTexts, frame: ChartFrame): string {
  const { type, x, y, series, guides = [], regions = [], marks = [] } = chart;
  const { language } = frame;
  const name = namesOf(texts);
  return plotChart({
    ...frame,
    x: { ...x, name: withUnit(texts.x ?? '', x.unit, language) },
    y: { ...y, name: withUnit(texts.y ?? '', y.unit, language) },
    series: series
      .filter(({ points }) => points?.length)
      .map(({ id, points = [], smooth, fit, label }) => ({
        name: name(id),
        points,
        ...(type !== 'scatter' && { line: smooth ? 'smooth' : 'straight' }),
        hasPoints: type !== 'diagram',
        isFitted: fit === 'linear',
        label,
      })),
    guides: guides.map((guide) => ({ ...guide, name: name(guide.id) })),
    regions: regions.map((region) => ({ ...region, name: name(region.id) })),
    marks: marks.map((mark) => ({ ...mark, name: name(mark.id) })),
  });
}

function drawBars({ bars, unit }: BarsData, texts: FigureTexts, frame: ChartFrame): string {
  const series = [...new Set(bars.map((bar) => bar.series ?? ''))];
  const name = namesOf(texts);
  return groupedBars({
    ...frame,
    caption: withUnit(texts.y ?? '', unit, frame.language),
    series: series.map((id) => (id ? name(id) : '')),
    groups: [...new Set(bars.map(({ id }) => id))].map((id) => ({
      name: name(id),
      bars: bars
        .filter((bar) => bar.id === id)
        .map(({ value, plusMinus, series: own = '' }) => ({ series: series.indexOf(own), value, plusMinus })),
    })),
  });
}

function drawShare({ parts, unit }: ShareData, texts: FigureTexts, frame: ChartFrame): string {
  const name = namesOf(texts);
  const caption = withUnit(texts.y ?? '', unit, frame.language);
  return shareChart({ ...frame, caption, parts: parts.map(({ id, value }) => ({ name: name(id), value })) });
}

function drawTimeline({ events }: TimelineData, texts: FigureTexts, frame: ChartFrame): string {
  const name = namesOf(texts);
  return timelineChart({
    ...frame,
    events: events.map(({ id, from, to }) => ({
      name: name(id),
      from: asIsoDate(from),
      to: to && asIsoDate(to),
    })),
  });
}

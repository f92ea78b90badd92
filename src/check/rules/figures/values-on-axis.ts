import { asList, asObject } from '../../../content/unknown-value.ts';

/** A number of a chart, and where it is written. */
interface AxisValue {
  value: number;
  pointer: string;
}

/**
 * The numbers of a plot on one of its axes that are no values of series: the ends of the axis, limits, corners of areas, named
 * places, and where names stand.
 */
export function valuesOnAxis(chart: object, axis: 'x' | 'y'): AxisValue[] {
  const { [axis]: own, series, guides, regions, marks } = asObject(chart);
  const numberAt = (value: unknown, pointer: string): AxisValue[] =>
    typeof value === 'number' ? [{ value, pointer: `/chart/${pointer}` }] : [];
  const place = (value: unknown, pointer: string) => numberAt(asObject(value)[axis], `${pointer}/${axis}`);
  const each = (list: unknown, name: string, read: (entry: Record<string, unknown>, at: string) => AxisValue[]) =>
    asList(list).flatMap((entry, index) => read(asObject(entry), `${name}/${index}`));
  const label = (entry: Record<string, unknown>, at: string) => place(entry.label, `${at}/label`);
  return [
    ...(['from', 'to'] as const).flatMap((end) => numberAt(asObject(own)[end], `${axis}/${end}`)),
    ...each(series, 'series', label),
    ...each(guides, 'guides', (guide, at) => (guide.axis === axis ? numberAt(guide.at, `${at}/at`) : [])),
    ...each(regions, 'regions', (region, at) => [
      ...each(region.points, `${at}/points`, place),
      ...label(region, at),
    ]),
    ...each(marks, 'marks', place),
  ];
}

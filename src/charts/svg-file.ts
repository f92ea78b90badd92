/** The colours of a chart; `series` has one for each line, in their order. */
interface ChartColours {
  text: string;
  quiet: string;
  grid: string;
  series: readonly string[];
}

/** The site's colours (`src/site/theme`), which a file cannot refer to. A test compares them. */
export const fileColours: Readonly<Record<'light' | 'dark', ChartColours>> = {
  light: {
    text: '#16262a',
    quiet: '#465a5f',
    grid: '#d6dbdc',
    series: ['#2d7a84', '#a5452a', '#6a4c93', '#8a6414', '#2f65a0', '#a45f2c', '#38748a'],
  },
  dark: {
    text: '#f1f5f6',
    quiet: '#b3bfc2',
    grid: '#33383a',
    series: ['#5fb3bd', '#d98468', '#b79be0', '#e3bd6e', '#8fb9ea', '#d08c57', '#9fd3e8'],
  },
};

/** How the classes of a chart look, from custom properties alone: `--chart-text`, `-quiet`, `-grid` and `-1` to `-7`. */
const rules = [
  '.chart text{font:16px "Golos Text","Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;fill:var(--chart-text)}',
  '.chart .chart-caption,.chart .chart-tick{fill:var(--chart-quiet)}',
  '.chart-middle{text-anchor:middle}',
  '.chart-end{text-anchor:end}',
  '.chart-grid{stroke:var(--chart-grid)}',
  '.chart-mark{stroke:var(--chart-quiet)}',
  ...Array.from({ length: 7 }, (_, index) => `.chart-${index + 1}{--chart-own:var(--chart-${index + 1})}`),
  '.chart-line,.chart-leader,.chart-doubtful{fill:none;stroke:var(--chart-own);stroke-width:2}',
  '.chart-leader{stroke-width:1}',
  '.chart-doubtful{stroke-width:1.5}',
  '.chart-point{fill:var(--chart-own)}',
  '.chart .chart-label{fill:var(--chart-own);font-weight:600}',
  '.chart-bar{fill:var(--chart-1)}',
];

/** Makes a chart a file of its own: with its look, in light and dark, and black on paper. */
export function svgFile(svg: string): string {
  const { light, dark } = fileColours;
  const black = { text: '#000', quiet: '#000', grid: '#999', series: light.series.map(() => '#000') };
  const style = [
    propertiesOf(light),
    `@media (prefers-color-scheme:dark){${propertiesOf(dark)}}`,
    `@media print{${propertiesOf(black)}}`,
    ...rules,
  ].join('\n');
  return `${svg.replace('</desc>', `</desc>\n<style>\n${style}\n</style>`)}\n`;
}

function propertiesOf({ text, quiet, grid, series }: ChartColours): string {
  const own = series.map((colour, index) => `--chart-${index + 1}:${colour}`);
  return `.chart{--chart-text:${text};--chart-quiet:${quiet};--chart-grid:${grid};${own.join(';')}}`;
}

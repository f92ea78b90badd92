import { escapeXml } from '../../lib/text/escape-xml.ts';

/** What fills areas on paper, so that they differ without a colour: one tile of 8 by 8 for each of seven. */
const tiles = [
  'M-2,2l4,-4M0,8l8,-8M6,10l4,-4',
  'M-2,6l4,4M0,0l8,8M6,-2l4,4',
  'M0,4H8',
  'M4,0V8',
  'M0,4H8M4,0V8',
  'M2,2h1M6,6h1',
  'M0,8l8,-8M0,0l8,8',
];

/** The definitions of patterns for so many areas of a chart. */
export function hatches(id: string, count: number): string {
  const patterns = tiles
    .slice(0, count)
    .map(
      (tile, index) =>
        `<pattern id="${hatchName(id, index)}" width="8" height="8" patternUnits="userSpaceOnUse"><path class="chart-hatch" d="${tile}"/></pattern>`,
    );
  return count ? `<defs>${patterns.join('')}</defs>` : '';
}

/** An area: in its colour on the screen, hatched on paper. @param attributes the element's shape: `path d="…"` */
export function area(id: string, index: number, attributes: string, style: string): string {
  const own = index % tiles.length;
  return [
    `<${attributes} class="${style} chart-${own + 1}"/>`,
    `<${attributes} class="chart-on-paper" fill="url(#${hatchName(id, own)})"/>`,
  ].join('');
}

function hatchName(id: string, index: number): string {
  return `${escapeXml(id)}-hatch-${index + 1}`;
}

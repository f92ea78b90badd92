import { monthNames } from '../../lib/language/date-forms.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { type ImageFinder, partNames, pictureHtml, pictureImage } from '../captioned-picture.ts';
import { writeNumber } from '../charts/axis-scale.ts';
import { tableHtml } from '../tables/table-html.ts';
import type { DataTable } from './data-table.ts';
import type { ChartFigure, Figure } from './figure.ts';

/** The form of a figure. */
interface FigureForm {
  number: number | undefined;
  language: LanguageCode;
  image: ImageFinder;
}

/** A figure as part of a page: the drawing, its caption, and its numbers behind one press; or a picture with its parts. */
export function figureHtml(figure: Figure, { number, language, image }: FigureForm): string {
  if (figure.picture)
    return `<figure class="chart-figure" id="figure-${figure.id}">\n${pictureHtml(figure, language, image)}\n${caption(figure, number)}</figure>`;
  const { id, labels, texts, csvUrl } = figure;
  // Of several charts on a page, the same words lead to the numbers of each.
  const ofChart = ` <span class="visually-hidden">${escapeXml(texts.title)}</span>`;
  return [
    `<figure class="chart-figure" id="figure-${id}">`,
    figure.draw(),
    `<details data-search-ignore><summary>${escapeXml(labels.numbers)}${ofChart}</summary>`,
    numbersTable(figure, language),
    `<p><a href="${csvUrl}" download>${escapeXml(labels.download)}${ofChart}</a></p></details>`,
    // A caption is the last of a figure; the style sheet shows it before the numbers.
    `${caption(figure, number)}</figure>`,
  ].join('\n');
}

/** A figure for readers that draw nothing, as those of feeds: its numbers and its caption. */
export function figureAsTable(figure: Figure, { number, language, image }: FigureForm): string {
  const shown = figure.picture ? pictureImage(figure, image) : numbersTable(figure, language);
  return `<figure>\n${shown}\n${caption(figure, number)}</figure>`;
}

/** The words that refer to a figure, and lead to it. */
export function figureReference({ id, labels }: Figure, number: number | undefined, language: LanguageCode): string {
  // Within a sentence, English keeps the capital.
  const word = language === 'en' ? labels.figure : labels.figure.toLowerCase();
  return `<a href="#figure-${id}">${escapeXml(`${word}\u00a0${number ?? ''}`.trim())}</a>`;
}

function caption(figure: Figure, number: number | undefined): string {
  const { texts, labels } = figure;
  const name = number === undefined ? '' : `<b>${escapeXml(`${labels.figure}\u00a0${number}.`)}</b> `;
  return `<figcaption>${name}${escapeXml(texts.caption)}${figure.picture ? partNames(figure) : ''}</figcaption>`;
}

function numbersTable({ table, texts }: ChartFigure, language: LanguageCode): string {
  return tableHtml({ caption: texts.title, head: table.head, rows: writtenRows(table, language) }, language);
}

function writtenRows({ rows }: DataTable, language: LanguageCode): string[][] {
  return rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'object') return writeDay(cell.day, language);
      return typeof cell === 'number' ? writeNumber(cell, language) : (cell ?? '—');
    }),
  );
}

/** A day in words: `18 листопада 2026`, `18 November 2026`. */
function writeDay(iso: string, language: LanguageCode): string {
  const [year, month = 1, day] = iso.split('-').map(Number);
  return `${day}\u00a0${monthNames(language)[month - 1]} ${year}`;
}

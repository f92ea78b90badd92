import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartData } from '../../../content/model/charts.ts';
import type { FigureTexts } from '../../../content/model/figures.ts';
import { drawChart } from '../../compile/figures/figure.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { figuresIn } from '../../content/figures/named-figures.ts';
import { validate } from '../../content/schema/schema-validators.ts';
import { asObject } from '../../content/unknown-value.ts';
import { namedFigures } from '../../content/views/figures.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { toSlug } from '../../lib/text/romanize.ts';
import { schemaPath } from '../new-item/entry-files.ts';
import { ProtocolError } from './desk-error.ts';
import { type DraftedContent, type DraftStore, draftOfNew, isOfNewThing } from './drafts.ts';
import { thingsIn } from './thing.ts';

/** A chart with its words, as an editor has made it of a table. */
export interface GivenFigure {
  chart: ChartData;
  texts: Record<LanguageCode, Omit<FigureTexts, '$schema'>>;
}

const site = join(import.meta.dirname, '../../site');
/** The looks of charts, and the colours that they are made of; a drawing that stands alone has no page around it. */
const styleSheets = ['theme/scale.css', 'parts/chart-figure.css'];
/** The tokens of Fluent UI on pages: its light theme. */
const lightTheme =
  ':root{--colorNeutralForeground1:#242424;--colorNeutralForeground2:#424242;--colorNeutralStroke1:#d1d1d1;--colorNeutralBackground2:#fff;--fontFamilyBase:sans-serif}svg{background:#fff}';

/** Reads a chart of a request. @throws DeskError when it is none that the content takes; words may still be missing */
export function readFigure(body: unknown): GivenFigure {
  const { chart, texts } = asObject(body);
  const faults = [
    ...validate('figure-data', { $schema: '', chart }),
    ...languageCodes.flatMap((code) =>
      validate('figure-texts', { $schema: '', ...asObject(asObject(texts)[code]) }).filter(
        ({ keyword }) => keyword !== 'minLength',
      ),
    ),
  ];
  if (faults.length > 0) throw new ProtocolError('wrong', `This is no chart: ${faults[0]?.message}.`);
  return { chart, texts } as GivenFigure;
}

/** Draws a chart as the site does, as an SVG that needs no page around it. */
export function drawnAlone({ chart, texts }: GivenFigure, language: LanguageCode): string {
  const { title, description } = texts[language];
  const svg = drawChart(chart, { $schema: '', ...texts[language] }, { id: 'drawn', title, description, language });
  const styles = [lightTheme, ...styleSheets.map((path) => readFileSync(join(site, path), 'utf8'))].join('\n');
  const start = svg.indexOf('<title');
  return `${svg.slice(0, start).replace('"chart"', '"chart chart-figure"')}<style><![CDATA[${styles}]]></style>${svg.slice(start)}`;
}

/** The number of words of its title the id of a figure has. */
const mostWords = 6;

/**
 * Begins a figure, which is in no file before a text that shows it is saved.
 * @returns its id, made of its English title
 */
export function beginFigure(content: DraftedContent, { chart, texts }: GivenFigure): string {
  const { drafts } = content;
  const things = thingsIn(content.drafted());
  const words = toSlug(texts.en.title || texts.ua.title).split('-');
  const stem = words.slice(0, mostWords).join('-') || 'chart';
  const isTaken = (id: string) => things.has(`figure/${id}`) || `figure/${id}` in drafts.all;
  let id = stem;
  for (let number = 2; isTaken(id); number += 1) id = `${stem}-${number}`;
  const $schema = (kindName: string) => schemaPath(`data/figures/${id}.json`, kindName);
  const texted = languageCodes.map((code) => [code, { $schema: $schema('figure-texts'), ...texts[code] }]);
  const data = { $schema: $schema('figure-data'), chart };
  drafts.keep(`figure/${id}`, draftOfNew({ data, ...Object.fromEntries(texted) }));
  return id;
}

/** The new figures that the draft of a thing shows: they are saved and discarded with it. */
export function figuresBegunIn(drafts: DraftStore, thing: string): string[] {
  const named = Object.values(drafts.of(thing)).flatMap(({ value }) => figuresIn(JSON.stringify(value)));
  const names = [...new Set(named.map(({ id }) => `figure/${id}`))];
  return names.filter((name) => isOfNewThing(drafts.of(name)));
}

/** The things among some figures that no text names any more. */
export function unnamedFigures(tree: ContentTree, figures: readonly string[]): string[] {
  const named = new Set(namedFigures(tree).map(({ id }) => `figure/${id}`));
  return figures.filter((name) => !named.has(name));
}

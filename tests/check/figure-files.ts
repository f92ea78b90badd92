import type { Fixture } from './fixture.ts';

/** A chart of two lines. */
export const chart = {
  type: 'lines',
  x: { unit: 'min' },
  y: { unit: '%' },
  series: [
    {
      id: 'old',
      points: [
        { x: 0, y: 0.032 },
        { x: 14, y: 0.005 },
      ],
    },
    {
      id: 'new',
      points: [
        { x: 0, y: 0.032 },
        { x: 11, y: 0.003 },
      ],
    },
  ],
};

/** Its words. */
export const words = {
  ua: {
    title: 'Вміст сірки за часом',
    caption: 'Вміст сірки під час обробки.',
    description: 'Обидві лінії спадають.',
    x: 'Час',
    y: 'Вміст сірки',
    names: { old: 'Звичайна фурма', new: 'Нова фурма' },
  },
  en: {
    title: 'Sulphur content by time',
    caption: 'Sulphur content during the treatment.',
    description: 'Both lines fall.',
    x: 'Time',
    y: 'Sulphur content',
    names: { old: 'Conventional lance', new: 'New lance' },
  },
};

/** Parts of a figure that a fixture replaces. */
interface Parts {
  chart?: object;
  ua?: object;
  en?: object;
}

/** The files of the figure `sulphur`. */
export function figureFiles({
  chart: other = chart,
  ua = words.ua,
  en = words.en,
}: Parts = {}): Record<string, string> {
  const json = (kind: string, value: object) =>
    JSON.stringify({ $schema: `../../schema/figure-${kind}.schema.json`, ...value }, null, 2);
  return {
    'data/figures/sulphur.json': json('data', { chart: other }),
    'ua/figures/sulphur.json': json('texts', ua),
    'en/figures/sulphur.json': json('texts', en),
  };
}

/** The files of the figure, in one of which a text is replaced, with the marks of the expected place. */
export function replacedInFigure(path: string, from: string, to: string): Record<string, string> {
  const files = figureFiles();
  return { ...files, [path]: (files[path] ?? '').replace(from, to) };
}

/** Gives a news item a text in both languages. */
export function newsContent(ukrainian: string, english: string): NonNullable<Fixture['replace']> {
  const content = (lead: string, text: string) => `"text": "${lead}",\n      "content": ${JSON.stringify(text)}`;
  return [
    ['ua/news/2025.json', '"text": "Піч зупинено."', content('Піч зупинено.', ukrainian)],
    [
      'en/news/2025.json',
      '"text": "The furnace has been stopped."',
      content('The furnace has been stopped.', english),
    ],
  ];
}

/** A news item that shows the figure. */
export const shown = newsContent('{figure/sulphur}', '{figure/sulphur}');

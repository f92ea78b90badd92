import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, ofLanguage } from '../language/languages.ts';
import { newsYears } from './edit-content.ts';
import { newsPage } from './news-page.ts';

/** How many items a year's file holds. */
const perYear = 200;
/** Departments and pictures that made items name, where the content has them. */
const [units, pictures] = [
  ['pig-iron', 'iron-refining', 'phys-tech'],
  ['ferrite-pearlite', 'bainite', 'dendrites', 'ledeburite'].map((name) => `news/${name}.webp`),
] as const;

/** Sentences that differ by their numbers, in both languages: plausible enough for a browser, different in every item. */
const sentences = {
  ua: (a: number, b: number) => [
    `У серії з ${a} плавок вміст сірки після обробки зменшився до ${b}\u00a0ppm без зростання витрат вапна.`,
    `Зразки витримували за температури ${800 + (a % 90)}\u00a0°C протягом ${b} хвилин і охолоджували у воді.`,
    `Міцність прокату зросла на ${a % 40}\u00a0МПа, а відносне видовження залишилося на рівні ${b % 30} відсотків.`,
    `Вимірювання повторили ${b} разів; розкид значень не перевищив похибки приладу для ${a} точок.`,
    `Наступний етап передбачає ще ${a % 12} дослідів на стані та ${b % 9} промислових партій.`,
  ],
  en: (a: number, b: number) => [
    `In a series of ${a} heats the sulfur content after treatment fell to ${b}\u00a0ppm with no more lime being used.`,
    `The specimens were held at ${800 + (a % 90)}\u00a0°C for ${b} minutes and cooled in water.`,
    `The strength of the rolled steel rose by ${a % 40}\u00a0MPa, while elongation stayed at ${b % 30} percent.`,
    `The measurement was repeated ${b} times; the scatter did not exceed the error of the instrument for ${a} points.`,
    `The next stage includes another ${a % 12} experiments on the mill and ${b % 9} industrial batches.`,
  ],
};
const titles = {
  ua: (n: number) => `Результати промислових випробувань: серія ${n}`,
  en: (n: number) => `Results of industrial trials: series ${n}`,
};
const descriptions = {
  ua: (n: number) => `Шліф серії ${n}`,
  en: (n: number) => `Section of series ${n}`,
};

/**
 * Copies content to a folder and adds `count` made news items to it, of the years before those of its own, which pages and people
 * refer to.
 * @throws CommandError when it has no pages of news
 */
export function makeContent(from: string, to: string, count: number): void {
  // Items without pages would be errors.
  newsPage(from, '');
  rmSync(to, { recursive: true, force: true });
  for (const folder of ['data', ...languageCodes, 'images', 'files'].filter((name) => existsSync(join(from, name))))
    cpSync(join(from, folder), join(to, folder), { recursive: true });
  const ownUnits = units.filter((id) => existsSync(join(from, `data/departments/${id}.json`)));
  const ownPictures = pictures.filter((path) => existsSync(join(from, 'images', path)));
  const newestYear = Number(newsYears(from)[0] ?? new Date().getUTCFullYear()) - 1;
  for (let start = 0, year = newestYear; start < count; start += perYear, year -= 1) {
    const numbers = Array.from({ length: Math.min(perYear, count - start) }, (_, index) => start + index);
    writeJson(join(to, `data/news/${year}.json`), 'news-data', {
      items: numbers.map((n) => ({
        id: `trial-${n}`,
        date: dateOf(n % perYear, year),
        imageUrl: ownPictures[n % ownPictures.length],
        unit: ownUnits[n % ownUnits.length],
      })),
    });
    for (const language of languageCodes) {
      writeJson(join(to, `${language}/news/${year}.json`), 'news-texts', {
        items: numbers.map((n) => {
          const [lead = '', ...body] = ofLanguage(sentences, language)(n + 2, (n % 50) + 3);
          return {
            id: `trial-${n}`,
            title: ofLanguage(titles, language)(n),
            text: lead,
            content: Array.from({ length: 5 }, (_, k) =>
              [...body.slice(k % 4), ...body.slice(0, k % 4)].join(' '),
            ).join('\n\n'),
            imageAlt: ownPictures.length > 0 ? ofLanguage(descriptions, language)(n) : undefined,
          };
        }),
      });
    }
  }
}

function dateOf(index: number, year: number): string {
  const day = 28 - (index % 28);
  const month = 10 - Math.floor(index / 28);
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;
}

function writeJson(path: string, schema: string, value: object): void {
  mkdirSync(join(path, '..'), { recursive: true });
  const $schema = `../../schema/${schema}.schema.json`;
  writeFileSync(path, `${JSON.stringify({ $schema, ...value }, null, 2)}\n`);
}

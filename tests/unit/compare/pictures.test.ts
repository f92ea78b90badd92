import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  choosePages,
  findDifference,
  mostShown,
  takePictures,
  writeReport,
} from '../../../scripts/compare/pictures.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { compareMade, type MadePage } from './made-site.ts';

const width = 60;

/** A picture of a page: each line of it is ten rows of one grey. */
function page(...lines: number[]): Promise<Buffer> {
  const rows = lines.flatMap((grey) => Array<Buffer>(10).fill(Buffer.alloc(width * 3, grey)));
  return sharp(Buffer.concat(rows), { raw: { width, height: rows.length, channels: 3 } })
    .png()
    .toBuffer();
}

const lines = (count: number, from = 0) => Array.from({ length: count }, (_, at) => (from + at * 3) % 200);
const heightOf = async (picture: Buffer) => (await sharp(picture).metadata()).height;

test('pages that look the same have no difference', async () => {
  expect(await findDifference(await page(...lines(5)), await page(...lines(5)))).toBeUndefined();
});

test('pictures begin a little above what differs', async () => {
  const before = [...lines(60), 253, ...lines(60, 1)];
  const after = [...lines(60), 255, ...lines(60, 1)];
  const found = await findDifference(await page(...before), await page(...after));
  // 610 rows from the one that differs on, and 120 above.
  expect([await heightOf(found?.before as Buffer), await heightOf(found?.after as Buffer)]).toEqual([730, 730]);
});

test('a page that ends where the other goes on differs there', async () => {
  const found = await findDifference(await page(...lines(40)), await page(...lines(40), 255, 254));
  expect(await heightOf(found?.before as Buffer)).toBe(120);
  expect(await heightOf(found?.after as Buffer)).toBe(140);
});

test('what differs far below is left out', async () => {
  const far = lines(200);
  const found = await findDifference(await page(1, ...far, 2), await page(254, ...far, 255));
  expect(await heightOf(found?.after as Buffer)).toBe(1600);
});

test('the pages that changed most are shown, and one for what pages share', () => {
  const pages = (text: string, footer: string): Record<string, MadePage> =>
    Object.fromEntries(
      Array.from({ length: 15 }, (_, at) => [
        `/p${String.fromCodePoint(97 + at)}`,
        { main: `<p>Незмінний початок, далі ${`${text}${at} `.repeat(at + 1)}</p>`, footer: `<h2>${footer}</h2>` },
      ]),
    );
  const chosen = choosePages(
    compareMade(
      { pages: { '/': {}, ...pages('до', 'Мапа') } },
      { pages: { '/': {}, '/new': {}, ...pages('після', 'Карта') } },
    ),
  );
  expect(chosen).toHaveLength(mostShown);
  expect(chosen[0]).toMatchObject({ before: '/po', address: '/po' });
  // The footer, on the page with the shortest address.
  expect(chosen.map(({ address }) => address)).toContain('/pa');
});

test('a new page has no picture of before', () => {
  expect(choosePages(compareMade({}, { pages: { '/new': { title: 'Нова' } } }))).toEqual([
    { title: 'Нова', language: 'ua', path: '/new', address: '/new' },
  ]);
});

test('the report is one file with texts as they are and words for every picture', () => {
  const title = '<script>"Піч"</script>';
  const picture = Buffer.from('webp');
  const report = writeReport(
    'Українською\n<details><summary>In English</summary>\n\nA &lt;script&gt;\n</details>\n',
    [
      {
        page: { title, language: 'ua', before: '/a', address: '/a' },
        views: [{ width: 360, before: picture, after: picture }, { width: 1280 }],
      },
      { page: { title, language: 'en', address: '/en/b' }, views: [{ width: 360, after: picture }] },
    ],
  );
  expect(report).not.toMatch(/<script|(?:src|href)="(?!data:)/);
  const images = report.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/ alt="[^"]*Піч[^"]*: (?:до|після)"/);
});

test('a site whose rules cannot be read leaves no browser behind', async () => {
  const dir = folderForTest();
  // Those of other tests of this worker may be about to end.
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = processes();
  await expect(takePictures(dir, dir, [])).rejects.toThrow('_headers');
  expect(processes()).toBeLessThanOrEqual(before);
});

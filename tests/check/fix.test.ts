import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { fixContent, repairJson } from '../../src/check/fix/fix-content.ts';
import { fixFile } from '../../src/check/fix/fix-file.ts';
import { fixText } from '../../src/check/fix/fix-text.ts';
import { withoutUnmeantMarkup } from '../../src/check/rules/texts/unmeant-markup.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { photoExif, plainPhoto, segment, withSegments } from '../support/photo.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { type Fixture, newsText, withFixture } from './fixture.ts';
import { wrong as privatePictures } from './fixtures/image-metadata.ts';
import { micrographFile } from './micrograph-files.ts';

const ua = (text: string) => fixText(text, { language: 'ua', isMarkdown: false });
const en = (text: string) => fixText(text, { language: 'en', isMarkdown: false });

test.each([
  ['Обрано "Зорю", п\'ять печей - усі нові.', 'Обрано «Зорю», п’ять печей — усі нові.'],
  ['Лист 0.5 мм, № 5, 20°C, -40 °C', `Лист 0,5 мм, № 5, 20 °C, −40 °C`],
  ['О. І. Коваль, 2004-2006 рр., 5 MPa...', `О. І. Коваль, 2004–2006 рр., 5 МПа…`],
  ['За 900-950 °C, 5х10^3 м^3 і 10^-3 с^-1', 'За 900–950 °C, 5 × 10³ м³ і 10⁻³ с⁻¹'],
  ['Сталь ,чавун О.Коваль-Петрової', 'Сталь, чавун О. Коваль-Петрової'],
  ['до 900оС, 20º С і 5 oC', 'до 900 °C, 20 °C і 5 °C'],
  ['10х10х55 мм, 2,5 x 3 м', '10 × 10 × 55 мм, 2,5 × 3 м'],
  ['  Два  пробіли , край ', 'Два пробіли, край'],
  ['те\u00adкст і\u200b\u0306', 'текст і\u0306'],
  [
    'Об*єкт і комп"ютер "Зоря" -- сталь,чавун – це добре.Початок',
    'Об’єкт і комп’ютер «Зоря» — сталь, чавун — це добре. Початок',
  ],
  ['Al2O3, 3CO2, 5 м3, кг/м2, 5.5 м³, +-5 °С, 900 0С', 'Al₂O₃, 3CO₂, 5 м³, кг/м², 5,5 м³, ±5 °C, 900 °C'],
  ['доменно\u2011конвертерний, 5\u2009т', 'доменно-конвертерний, 5 т'],
  ['и\u0306 та і\u0308', 'й та ї'],
])('fixes %s', (wrong, right) => {
  const once = ua(wrong);
  expect(once).toBe(right);
  expect(ua(once)).toBe(once);
});

test.each([
  'труба 5" і 6", "без кінця',
  'літера \ufffd загублена',
  '👩‍🔬 `код "5 мм"` https://example.org/a-b?x=1',
  'ДСТУ 1999-2001, п. 3.2',
  'сталь 12Х18Н10Т і 40Х 5 мм, автомобіль 4х4, 5 о Саші, кут 45º',
  'викиди СО2, до 900 С, *об*єкт*, сталі X70 і S355J2, маси m1/m2, (Fe,Cr)₇C₃, файл slag_CO2.csv, к.т.н.',
])('leaves alone what is not certain: %s', (text) => {
  expect(ua(text)).toBe(text);
});

test('the cells of a table of a spreadsheet stay apart until it is one of Markdown', () => {
  const table = 'Сталь\tСорт\n1\t2\n\nДалі';
  expect(fixText(table, { language: 'ua', isMarkdown: true })).toBe(table);
  expect(fixText('Сталь\tі чавун', { language: 'ua', isMarkdown: true })).toBe('Сталь і чавун');
  expect(ua(table)).toBe('Сталь Сорт\n1 2\n\nДалі');
});

test('words that a program read in a wrong encoding are read again, and what was lost stays as it is', () => {
  const misread = new TextDecoder('windows-1251').decode(new TextEncoder().encode('Нова піч — 5 мм'));
  expect(ua(misread)).toBe('Нова піч — 5 мм');
  const cutOff = `${misread.slice(0, 5)} ${misread.slice(9)}`;
  expect(ua(cutOff)).toBe(cutOff);
});

test('a text in the letters of another language keeps the typography of that', async () => {
  const english = 'The sheet was 0.5 mm thick and very hard.';
  const replace: Fixture['replace'] = [['ua/news/2025.json', 'Піч зупинено.', english]];
  await withFixture({ name: 'in the wrong file', replace }, async (dir) => {
    fixContent(dir);
    expect(readFileSync(join(dir, 'ua/news/2025.json'), 'utf8')).toContain(english);
  });
});

test('a file that a program writes keeps its form', async () => {
  const path = 'data/micrographs/hero.json';
  const image = '"structures/hero.svg\\u200b"';
  await withFixture({ name: 'micrograph', write: { [path]: micrographFile({ image }) } }, async (dir) => {
    expect(fixContent(dir)).toContain(path);
    expect(readFileSync(join(dir, path), 'utf8')).toBe(micrographFile());
  });
});

test('a paragraph in bold becomes a heading where its level is certain', async () => {
  const place = 'Працює з 2001 року.';
  const bold = '\\n\\n**Про піч:**\\n\\nТам гаряче.\\n\\n**Запрошуємо всіх**';
  const withBold = (text: string): Fixture => ({
    name: 'bold',
    replace: [['ua/people/koval-olena.json', place, text]],
  });
  const fixed = (text: string) =>
    withFixture(withBold(text), async (dir) => {
      fixContent(dir);
      return JSON.parse(readFileSync(join(dir, 'ua/people/koval-olena.json'), 'utf8')).biography;
    });
  expect(await fixed(place + bold)).toBe(`${place}\n\n## Про піч\n\nТам гаряче.\n\n**Запрошуємо всіх**`);
  expect(await fixed(`## Далі\\n\\n${place}${bold}`)).toContain('\n\n**Про піч:**\n\n');
});

test.each([
  ['1991. Раз.\n\n1997. Два.', '1991\\. Раз.\n\n1997\\. Два.'],
  ['- 20 °C узимку.', '−20 °C узимку.'],
  ['+ 38 (044) 123-45-67', '+38 (044) 123-45-67'],
  ['Ціна 5*.\n\n* без ПДВ', 'Ціна 5*.\n\n\\* без ПДВ'],
  ['> 5 % домішок', '\\> 5 % домішок'],
  ['Кінець.\n---\nДалі.', 'Кінець.\n\n---\nДалі.'],
  ['Плита 5*10*20 мм, п`ять об`єктів', 'Плита 5 × 10 × 20 мм, п’ять об’єктів'],
  ['+ 5*10*20 мм', '+5 × 10 × 20 мм'],
  ['Ят п`ять об`єктів, п`ять', 'Ят п’ять об’єктів, п`ять'],
  ['a`b'.repeat(4), 'a’ba’b'.repeat(2)],
  // It is not certain what was meant, or more than the line would change.
  ['1991. Раз.\n1997. Два.', undefined],
  ['12. Раз.\n\n15. Два.', undefined],
  ['1991. Раз.\n\n      Далі.\n\n1997. Два.', undefined],
  ['5) Раз\n\n7) Два', undefined],
  ['Узимку:\n- 20 °C', undefined],
  ['- 20 °C\n- 40 °C', undefined],
  ['Площа 2*a*b', undefined],
])('what Markdown would change stays: %j', (text, fixed) => {
  const once = withoutUnmeantMarkup(text, 'ua');
  expect(once).toBe(fixed ?? text);
  expect(withoutUnmeantMarkup(once, 'ua')).toBe(once);
});

test('a list of years is paragraphs after it was fixed, and nothing more is found', async () => {
  const years = 'Працює з 2001 року.\\n\\n1991. Раз.\\n\\n1997. Два.';
  const replace: Fixture['replace'] = [
    ['ua/people/koval-olena.json', 'Працює з 2001 року.', years],
    [
      'en/people/koval-olena.json',
      'At the institute since 2001.',
      years.replace('Працює з 2001 року', 'At the institute since 2001').replace('Раз', 'One').replace('Два', 'Two'),
    ],
  ];
  await withFixture({ name: 'years', replace }, async (dir) => {
    fixContent(dir);
    expect((await checkContent(dir)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('letters that are one character in a document are letters again, in any language', () => {
  expect(fixText('Eﬀekt, oﬃce, ﬁeld, ﬂux', { isMarkdown: false })).toBe('Effekt, office, field, flux');
});

test('English has its own typography', () => {
  expect(en('The "Zoria" - it\'s 0,5 mm and 5 kg')).toBe(`The “Zoria” – it’s 0.5 mm and 5 kg`);
});

test('every certain typography warning is fixed, and nothing else changes', async () => {
  const fixture = {
    name: 'wrong',
    replace: newsText('Піч \\"Зоря\\" зупинено\\u00ad, \\u0041 5мм.', 'The \\"Zoria\\" has stopped, A 5 mm.'),
  };
  await withFixture(fixture, async (dir) => {
    const before = readFileSync(join(dir, 'ua/news/2025.json'), 'utf8');
    expect(fixContent(dir)).toEqual(expect.arrayContaining(['en/news/2025.json', 'ua/news/2025.json']));
    // The escaped letter beside the changed ones is still escaped.
    const after = readFileSync(join(dir, 'ua/news/2025.json'), 'utf8');
    expect(after).toBe(
      before.replace('\\"Зоря\\"', '«Зоря»').replace('\\u00ad', '').replace('5мм', '5 мм').replace('\\u0041', 'A'),
    );
    expect(fixContent(dir)).toEqual([]);
    expect((await checkContent(dir)).diagnostics).toEqual([]);
  });
});

test('keys are sorted in the order of the schema and the file is formatted; numbers stay as they are written', async () => {
  const text =
    '\ufeff{"items":[{"text":"Піч зупинено.",\r\n"title":"Стара піч","id":"old-furnace"}],"$schema":"../../schema/news-texts.schema.json"}';
  await withFixture({ name: 'form', write: { 'ua/news/2025.json': text } }, async (dir) => {
    const original = readFileSync(join(smallInstitute, 'ua/news/2025.json'), 'utf8');
    fixContent(dir);
    expect(readFileSync(join(dir, 'ua/news/2025.json'), 'utf8')).toBe(original);
  });
});

test('what a file of JSON certainly was not to have goes, and its texts are fixed in the same run', async () => {
  const original = readFileSync(join(smallInstitute, 'ua/news/2025.json'), 'utf8');
  const text = original
    .replace('Піч зупинено.', 'Піч\t"Зоря"\u000bзупинено.'.replaceAll('"', '\\"'))
    .replaceAll(/^ {2}/gm, '\u00a0\u00a0')
    .replace(/(?<=")(\n\s*\})/, ',$1');
  await withFixture({ name: 'pasted', write: { 'ua/news/2025.json': text } }, async (dir) => {
    expect((await checkContent(dir)).errors).toBeGreaterThan(0);
    expect(fixContent(dir)).toContain('ua/news/2025.json');
    const fixed = original.replace('Піч зупинено.', 'Піч «Зоря» зупинено.');
    expect(readFileSync(join(dir, 'ua/news/2025.json'), 'utf8')).toBe(fixed);
    expect(fixContent(dir)).toEqual([]);
  });
});

test('what goes later in a file uncovers what is to go before it', () => {
  expect(repairJson('data/list.json', '[1,\n,\n\u200b]')).toBe('[1\n\n]');
});

test.each([
  ['a comma that may stand for an entry', ['"Зала",', '"Зала",,']],
  ['another syntax error beside a comma', ['"Піч"\n      ]', '"Піч,\n      ],']],
])('%s is left to the editor', async (_, [from = '', to = '']) => {
  const path = 'ua/news/2026.json';
  await withFixture({ name: 'unclear', replace: [[path, from, to]] }, async (dir) => {
    const before = readFileSync(join(dir, path), 'utf8');
    expect(fixContent(dir)).not.toContain(path);
    expect(readFileSync(join(dir, path), 'utf8')).toBe(before);
  });
});

test('a profile and the address of another site that were pasted get their one form', async () => {
  const fixture: Fixture = {
    name: 'pasted',
    replace: [
      [
        'data/people/koval-olena.json',
        '"0000-0002-1825-0097"',
        '" https://www.orcid.org/0000-0002-1825-0097/?lang=en"',
      ],
      [
        'data/people/koval-olena.json',
        '"https://encyclopedia.example.org/koval"',
        '"encyclopedia.example.org/koval?fbclid=1"',
      ],
      ['data/navigation.json', '"https://journal.example.org/"', '" journal.example.org/?utm_source=mail&id=5"'],
    ],
  };
  await withFixture(fixture, async (dir) => {
    const original = readFileSync(join(smallInstitute, 'data/people/koval-olena.json'), 'utf8');
    fixContent(dir);
    expect(readFileSync(join(dir, 'data/people/koval-olena.json'), 'utf8')).toBe(original);
    expect(readFileSync(join(dir, 'data/navigation.json'), 'utf8')).toContain('"https://journal.example.org/?id=5"');
    expect((await checkContent(dir)).diagnostics).toEqual([]);
  });
});

test.each([
  ['2026-03-12', '12.03.2026'],
  ['12 березня 2026 р.', '12.03.2026'],
  ['1.2.2026', '01.02.2026'],
  ['25/02/2026', '25.02.2026'],
  // March or May, and no day at all: the editor knows.
  ['05/03/2026', '05/03/2026'],
  ['12/05/2026', '12/05/2026'],
  ['2026-02-31', '2026-02-31'],
])('the date %s becomes %s', (written, fixed) =>
  withFixture({ name: 'date', replace: [['data/news/2026.json', '12.03.2026', written]] }, async (dir) => {
    fixContent(dir);
    expect(JSON.parse(readFileSync(join(dir, 'data/news/2026.json'), 'utf8')).items[0].date).toBe(fixed);
  }),
);

test('a file that is not JSON, one with a duplicate key and an excepted text stay as they are', async () => {
  const fixture = {
    name: 'left',
    write: { 'ua/lang.json': '{"a": "5мм" "b"}', 'en/lang.json': '{"a": 1, "a": 2}' },
    replace: [
      ...(newsText('Лист 5мм.', 'Sheet of 5 mm.') ?? []),
      [
        'ua/news/2025.json',
        '"items": [',
        '"$exceptions": [{ "rule": "typography", "at": "/items", "reason": "As it was printed then" }], "items": [',
      ],
    ] as [string, string, string][],
  };
  await withFixture(fixture, async (dir) => {
    const fixed = fixContent(dir);
    expect(fixed).toContain('ua/news/2025.json');
    expect(fixed.filter((path) => /^(?:ua|en)\/lang\.json$/.test(path))).toEqual([]);
    expect(readFileSync(join(dir, 'ua/news/2025.json'), 'utf8')).toContain('5мм');
    expect(readFileSync(join(dir, 'ua/lang.json'), 'utf8')).toBe('{"a": "5мм" "b"}');
  });
});

test('what was fixed keeps its bytes: who runs --fix again finds only the own changes', () =>
  withFixture({ name: 'right content' }, async (dir) => {
    expect(fixContent(dir)).not.toEqual([]);
    const changed = readContent(dir).files.filter((file) => fixFile(file) !== file.document.source.text);
    expect(changed.map(({ path }) => path)).toEqual([]);
  }));

test('what both languages have typed although the data has it is named instead', async () => {
  const texts = (words: string) => `[office@example.org](mailto:office@example.org), ${words} koval@example.org.`;
  const fixture = {
    name: 'typed',
    replace: [
      ['ua/history.json', 'Повернення до Рудоброду.', texts('або')],
      ['en/history.json', 'The return to Rudobrid.', texts('or')],
    ] as Fixture['replace'],
  };
  await withFixture(fixture, async (dir) => {
    expect((await checkContent(dir)).diagnostics.map(({ code }) => code)).toEqual(['fact-typed', 'fact-typed']);
    fixContent(dir);
    expect((await checkContent(dir)).diagnostics).toEqual([]);
    expect(readFileSync(join(dir, 'en/history.json'), 'utf8')).toContain('"{email}, or {person/koval-olena/email}."');
  });
});

test.each([
  [
    'twice',
    ['office@example.org або office@example.org.', 'office@example.org or office@example.org.'],
    ['{email} або {email}.', '{email} or {email}.'],
  ],
  [
    'more often in one language',
    ['office@example.org або office@example.org.', 'Only office@example.org.'],
    ['{email} або {email}.', 'Only {email}.'],
  ],
  [
    'within a phrase that is typed as well',
    ['Адреса: пишіть на office@example.org.', 'The address: write to office@example.org.'],
    ['Адреса: {write}.', 'The address: {write}.'],
  ],
])('a fact that is typed %s is named, and no other character changes', async (_, typed, named) => {
  const phrases = (phrase: string) => JSON.stringify({ phrases: { write: `${phrase} office@example.org` } });
  const fixture: Fixture = {
    name: 'typed',
    write: { 'ua/phrases.json': phrases('пишіть на'), 'en/phrases.json': phrases('write to') },
    replace: [
      ['ua/history.json', 'Повернення до Рудоброду.', typed[0] ?? ''],
      ['en/history.json', 'The return to Rudobrid.', typed[1] ?? ''],
    ],
  };
  await withFixture(fixture, async (dir) => {
    fixContent(dir);
    expect(readFileSync(join(dir, 'ua/history.json'), 'utf8')).toContain(`"${named[0]}"`);
    expect(readFileSync(join(dir, 'en/history.json'), 'utf8')).toContain(`"${named[1]}"`);
  });
});

test.each(privatePictures)(
  'what is private goes from a picture, and nothing else of the content changes: $name',
  async (fixture) => {
    await withFixture(fixture, async (dir) => {
      const path = String(fixture.at);
      const before = readFileSync(join(dir, path));
      expect(fixContent(dir, () => false)).toEqual([path]);
      expect(readFileSync(join(dir, path)).length).toBeLessThan(before.length);
      expect((await checkContent(dir)).diagnostics.filter(({ code }) => code === 'image-metadata')).toEqual([]);
      expect(fixContent(dir, () => false)).toEqual([]);
    });
  },
);

test('a picture that is damaged, so that nothing can be cut from it, is told and not said to be rewritten', async () => {
  const photo = withSegments(await plainPhoto.jpeg(), segment(0xe1, 'Exif\0\0', photoExif())).subarray(0, -200);
  const path = 'images/news/hall.svg';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><image href="data:image/jpeg;base64,${photo.toString('base64')}"/></svg>`;
  await withFixture({ name: 'a damaged photograph in a drawing', write: { [path]: drawing } }, async (dir) => {
    const found = (await checkContent(dir)).diagnostics.filter(({ code }) => code === 'image-metadata');
    expect(found).toHaveLength(1);
    expect(fixContent(dir, () => false)).toEqual([]);
    expect(readFileSync(join(dir, path), 'utf8')).toBe(drawing);
  });
});

test('a phone number in a text gets the form of the site; one that is excepted, or no telephone, stays', async () => {
  const replace = newsText(
    'Тел. 044\u2011123\u201145\u201167, код 0441234567.',
    'Call 8 (044) 123 45 67, code 0441234567.',
  );
  const exception =
    '"$exceptions": [{ "rule": "phone-in-text", "at": "/items/old-furnace/text", "reason": "A quotation" }], "items": [';
  await withFixture(
    { name: 'phones', replace: [...replace, ['en/news/2025.json', '"items": [', exception]] },
    async (dir) => {
      fixContent(dir);
      const read = (path: string) => readFileSync(join(dir, path), 'utf8');
      expect(read('ua/news/2025.json')).toContain('"Тел. +38 (044) 123-45-67, код 0441234567."');
      expect(read('en/news/2025.json')).toContain('"Call 8 (044) 123 45 67, code 0441234567."');
    },
  );
});

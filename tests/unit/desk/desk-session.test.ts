import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteReviewed } from '../../../src/check/command/run-check.ts';
import { asObject } from '../../../src/content/unknown-value.ts';
import type { PartName } from '../../../src/desk/server/thing.ts';
import { languageCodes } from '../../../src/lib/language/languages.ts';
import { withHint } from '../../../src/lib/text/escape-text.ts';
import { publicationFiles } from '../../check/publication-files.ts';
import { writeFiles } from '../../support/write-files.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const item = 'news/new-microscope';
const texts = 'ua/news/2026.json';

describe('things', () => {
  test('an item is one thing with its facts and its texts in both languages', () => {
    const { kind, parts } = lab.session.open(item);
    expect(kind).toBe('news');
    expect(Object.values(parts).map(({ path, schema, pointer }) => [path, schema, pointer])).toEqual([
      ['data/news/2026.json', 'news-data', '/items/0'],
      ...languageCodes.map((code) => [`${code}/news/2026.json`, 'news-texts', '/items/0']),
    ]);
    expect(parts.ua?.value).toEqual(JSON.parse(lab.read(texts)).items[0]);
  });

  test('items, files of their own and things that are the only ones of their kind are listed by their titles', () => {
    const listed = new Map(lab.list().map((each) => [each.name, each]));
    const title = (path: string) => JSON.parse(lab.read(path));
    expect(listed.get(item)?.title.ua).toBe(title(texts).items[0].title);
    expect(listed.get('person/koval-olena')?.title.en).toBe(title('en/people/koval-olena.json').name);
    expect(listed.get('footer')).toMatchObject({ kind: 'footer', isDraft: false, isGone: false });
  });

  test('things without texts are called by what they read, or by the caption beside their picture', () => {
    const money = [{ type: 'money', value: 1200, id: 'test-price' }];
    writeFiles(lab.dir, {
      'data/facts.json': JSON.stringify({ items: money }),
      'data/micrographs/hero.json': JSON.stringify({ image: 'structures/hero.svg', grains: [] }),
      'data/micrographs/other.json': JSON.stringify({ image: 'structures/other.svg', grains: [] }),
    });
    const listed = new Map(lab.list().map(({ name, title }) => [name, title]));
    expect(listed.get('fact/test-price')?.ua).toMatch(/^1.?200.грн \(test-price\)$/);
    expect(listed.get('micrograph/hero')?.ua).toBe('Ферит, ×200 (hero)');
    expect(listed.get('micrograph/other')?.ua).toBe('other');
  });

  test('what has no title is called as its person, its page or by its first words, wherever it is named', () => {
    const person = { id: 'koval-olena' };
    lab.write('data/postgraduates.json', JSON.stringify({ $schema: '', items: [person] }));
    for (const [code, topic] of [
      ['ua', 'Рафінування чавуну.'],
      ['en', 'Refining pig iron.'],
    ])
      lab.write(`${code}/applicants.json`, JSON.stringify({ $schema: '', items: [{ ...person, topic }] }));
    writeFiles(lab.dir, {
      'data/procurement.json': JSON.stringify({ $schema: '', items: [{ id: 'argon' }] }),
      'ua/procurement.json': JSON.stringify({ $schema: '', items: [{ id: 'argon', subject: 'Аргон' }] }),
      'en/procurement.json': JSON.stringify({ $schema: '', items: [{ id: 'argon', subject: 'Argon' }] }),
    });
    const titles = new Map(lab.list().map(({ name, title }) => [name, title.ua]));
    expect(titles.get('postgraduate/koval-olena')).toBe(titles.get('person/koval-olena'));
    expect(titles.get('picture/hall')).toBe('Зала в день відкритих дверей.');
    expect(titles.get('procurement/argon')).toBe('Аргон');
    // The page of texts that shows a picture is named in the library as in the list.
    const text = {
      $schema: '',
      sections: [{ id: 'a', title: 'А', picture: { src: 'news/microscope.svg', alt: '' } }],
    };
    for (const code of ['ua', 'en']) lab.write(`${code}/library.json`, JSON.stringify(text));
    lab.change('data/routes.json', '"history"\n      ]', '"library"\n      ]');
    const { usedBy = [] } = lab.session.assets.list().find(({ path }) => path === 'news/microscope.svg') ?? {};
    expect(usedBy.find(({ name }) => name === 'text-page/library')?.title.ua).toBe(titles.get('route/history'));
    const page = lab.list().find(({ name }) => name === 'text-page/library');
    expect(page?.title.ua).toBe(titles.get('route/history'));
  });

  test('in the list each has what people know it by: its day, its picture, its authors or its department', () => {
    writeFiles(lab.dir, publicationFiles({}));
    lab.edit(item, 'data', { unit: 'pig-iron' });
    const listed = new Map(lab.list().map((each) => [each.name, each]));
    const department = listed.get('department/pig-iron')?.title;
    expect(listed.get(item)).toMatchObject({ date: '2026-03-12', picture: 'news/microscope.svg', of: department });
    expect(listed.get('person/bondar-petro')?.of?.en).toContain(department?.en);
    expect(listed.get('publication/heats')?.of).toEqual(listed.get('person/koval-olena')?.title);
    expect(listed.get('footer')).not.toHaveProperty('date');
  });

  test('an entry within an entry of the menu is edited with that', () => {
    const { parts } = lab.session.open('navigation/about');
    expect(parts.data?.value).toEqual(JSON.parse(lab.read('data/navigation.json')).items[0]);
    expect(Object.keys(lab.session.open('navigation/history').parts)).toEqual(languageCodes);
  });

  test('a file with a syntax error keeps no other thing from being opened', () => {
    lab.write('data/news/2026.json', '{ "items": [');
    expect(lab.session.open('person/koval-olena').parts.ua?.value).toHaveProperty('name');
  });

  test.each(['', '{ "items": ['])('a thing is not opened without a part whose file has only %j', (text) => {
    const before = lab.read(texts);
    lab.write(texts, text);
    expect(() => lab.session.open(item)).toThrow(texts);
    lab.write(texts, before);
    expect(lab.session.open(item).parts).toHaveProperty('ua');
  });
});

describe('the content', () => {
  test('is the same tree while nothing changes, so that views of it are made once', () => {
    const saved = lab.session.content.saved();
    expect(lab.session.content.saved()).toBe(saved);
    expect(lab.session.content.drafted()).toBe(saved);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    expect(lab.session.content.saved()).toBe(saved);
    const drafted = lab.session.content.drafted();
    expect(drafted).not.toBe(saved);
    expect(lab.session.content.drafted()).toBe(drafted);
    lab.write('images/news/another.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(lab.session.content.saved().images).toContain('news/another.svg');
    lab.change('en/news/2026.json', 'A new microscope', 'Another microscope');
    expect(lab.list().find(({ name }) => name === item)?.title).toEqual({
      ua: 'Інша назва',
      en: 'Another microscope',
    });
  });
});

test.each<[string, PartName, object, string, Record<'uk' | 'en', string>]>([
  [
    item,
    'ua',
    { title: '' },
    '/title',
    {
      en: 'The field “Headline” in Ukrainian is empty. Fill it in.',
      uk: 'Поле «Заголовок» українською порожнє. Заповніть його.',
    },
  ],
  [
    item,
    'en',
    { content: undefined },
    '/content',
    {
      en: 'The field “Text” in English is empty. Fill it in.',
      uk: 'Поле «Текст» англійською порожнє. Заповніть його.',
    },
  ],
  [
    'news/open-day',
    'ua',
    { imageAlt: undefined },
    '/imageAlt',
    {
      en: 'The field “What the picture shows” in Ukrainian is empty. Fill it in.',
      uk: 'Поле «Що на зображенні» українською порожнє. Заповніть його.',
    },
  ],
  [
    'news/old-furnace',
    'data',
    { imageUrl: 'news/hall.svg' },
    '/imageAlt',
    {
      en: 'Nothing says what the picture shows. Describe it, or tick that it only decorates.',
      uk: 'Не сказано, що на зображенні. Опишіть його або позначте, що воно лише прикрашає.',
    },
  ],
  [
    item,
    'data',
    { date: ' ' },
    '/date',
    { en: 'The field “Date” is empty. Fill it in.', uk: 'Поле «Дата» порожнє. Заповніть його.' },
  ],
  [
    item,
    'data',
    { imageUrl: 'not-found.svg' },
    '/imageUrl',
    {
      en: 'The picture has no caption. Write one below it.',
      uk: 'Зображення не має підпису. Напишіть його під зображенням.',
    },
  ],
  [
    'department/pig-iron',
    'data',
    { colour: '' },
    '/colour',
    { en: 'The field “Colour” is empty. Fill it in.', uk: 'Поле «Колір» порожнє. Заповніть його.' },
  ],
  [
    'department/pig-iron',
    'data',
    { staff: [''] },
    '/staff/0',
    { en: 'No person is chosen. Choose one of those that exist.', uk: 'Не вибрано людини. Виберіть із наявних.' },
  ],
])(
  'what is missing in %s, %s, %o is told in the words of a form, not of a file',
  async (thing, part, keys, pointer, words) => {
    lab.edit(thing, part, { ...keys });
    for (const language of ['uk', 'en'] as const) {
      const found = await lab.session.check(language);
      const own = found.filter((each) => each.thing === thing && each.pointer === pointer);
      expect(own.map(withHint)).toEqual([words[language]]);
    }
  },
);

describe('drafts', () => {
  test('are listed by what was written, and leave the files alone', () => {
    const before = lab.read(texts);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    const listed = lab.list().find(({ name }) => name === item);
    expect(listed).toMatchObject({ isDraft: true, title: { ua: 'Інша назва' } });
    expect(lab.read(texts)).toBe(before);
  });

  test('outlive a crash', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.reopen();
    expect(lab.session.open(item).parts.ua).toMatchObject({ isDraft: true, value: { title: 'Інша назва' } });
  });

  test('are none when all is as it was, or when they are discarded', () => {
    const value = asObject(lab.session.open(item).parts.ua?.value);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.session.write(item, 'ua', value);
    expect(lab.draftOf(item)).toEqual({});
    lab.edit(item, 'en', { title: 'Another' });
    lab.session.discard(item);
    expect(lab.session.open(item).parts.en?.isDraft).toBe(false);
  });

  test('that are taken back while the files have changed are still what was written, and not the files', () => {
    const value = asObject(lab.session.open(item).parts.ua?.value);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Електронний мікроскоп');
    lab.session.write(item, 'ua', value);
    const theirs = { title: 'Електронний мікроскоп' };
    expect(lab.session.open(item).parts.ua).toMatchObject({ value, isDraft: true, changedMeanwhile: { theirs } });
    lab.session.write(item, 'ua', { ...value, ...theirs });
    expect(lab.draftOf(item)).toEqual({});
  });

  test('that the files have by now, as after a crash, are what is changed next', () => {
    const value = asObject(lab.session.open(item).parts.ua?.value);
    lab.edit(item, 'ua', { title: 'Інша назва' });
    lab.change(texts, 'Новий мікроскоп', 'Інша назва');
    lab.session.write(item, 'ua', value);
    lab.session.save(item);
    expect(lab.read(texts)).toContain('Новий мікроскоп');
  });

  test('of texts that are gone from the files are discarded with the others', () => {
    lab.edit(item, 'en', { title: 'Another' });
    const file = JSON.parse(lab.read('en/news/2026.json'));
    const items = file.items.filter(({ id }: { id: string }) => `news/${id}` !== item);
    lab.write('en/news/2026.json', JSON.stringify({ ...file, items }));
    lab.session.discard(item, []);
    expect(lab.draftOf(item)).toEqual({});
  });

  test('of an item that has been deleted since are still there to be read', () => {
    lab.edit('person/bondar-petro', 'ua', { name: 'Інше ім’я' });
    for (const part of ['data', ...languageCodes]) rmSync(join(lab.dir, part, 'people/bondar-petro.json'));
    const gone = lab.list().filter(({ isGone }) => isGone);
    expect(gone.map(({ name }) => name)).toEqual(['person/bondar-petro']);
    expect(lab.draftOf('person/bondar-petro').ua?.value).toMatchObject({ name: 'Інше ім’я' });
  });

  test('in a file that cannot be read are not thrown away', () => {
    lab.edit(item, 'ua', { title: 'Інша назва' });
    writeFileSync(lab.draftsFile, '{ "news');
    expect(() => lab.reopen()).toThrow(lab.draftsFile);
  });

  test('keep the id of their thing', () => {
    expect(() => lab.edit(item, 'ua', { id: 'another' })).toThrow('id');
    expect(() => lab.edit('news/nothing', 'ua', {})).toThrow('news/nothing');
  });
});

describe('the check', () => {
  test('sees what is not saved, and names the thing and the field', async () => {
    expect(await lab.session.check('en')).toEqual([]);
    lab.edit(item, 'data', { date: '31.02.2026' });
    const [found, ...others] = await lab.session.check('uk');
    expect(found).toMatchObject({ code: 'date-not-real', thing: item, part: 'data', pointer: '/date' });
    expect(found?.message).toMatch(/[а-яі]/);
    expect(found?.why).toBe('Програми мовчки перетворюють 31 лютого на 3 березня.');
    expect(others).toEqual([]);
    lab.session.discard(item);
    expect(await lab.session.check('en')).toEqual([]);
  });

  test('tells which words of a text a mistake is about, and offers to fix what it can fix', async () => {
    const content = 'Рядок\n\nПрилад "для всіх".\n\n| A |\n|---|\n| 1 | 2 |';
    lab.edit('news/new-microscope', 'ua', { content });
    const found = (await lab.session.check('en')).filter(
      ({ pointer, part }) => part === 'ua' && pointer === '/content',
    );
    const told = found.map(({ code, range, can }) => [
      code,
      range?.words,
      content.slice(range?.from, range?.to),
      can,
    ]);
    expect(told).toContainEqual(['typography', '"для всіх"', '"для всіх"', 'fix']);
    expect(told).toContainEqual(['table-cells', '| 1 | 2 |', '| 1 | 2 |', undefined]);
  });

  test('finds the same with what earlier checks verified, and keeps nothing of drafts for later ones', async () => {
    lab.edit(item, 'data', { date: '31.02.2026' });
    const found = await lab.session.check('en');
    const kept = await lab.verify();
    expect(await lab.session.check('en')).toEqual(found);
    expect(await lab.session.check('en')).toEqual(found);
    expect(lab.verified()).toEqual(kept);
  });

  const file = readFileSync(join(import.meta.dirname, '../../small-institute/files/charter.pdf'));
  test.each<[string, () => void, string, Partial<Record<'message' | 'hint', string>>]>([
    [
      'document-unknown',
      () => {
        writeFileSync(join(lab.dir, 'files/other.pdf'), file);
        lab.edit(item, 'ua', { content: 'Дивіться [статут](/files/other.pdf).' });
        lab.edit(item, 'en', { content: 'See the [charter](/files/other.pdf).' });
      },
      'uk',
      { hint: 'Додайте цей документ, як додають усе нове, або приберіть посилання.' },
    ],
    [
      'person-unplaced',
      () => lab.edit('department/pig-iron', 'data', { staff: [], head: 'bondar-petro' }),
      'uk',
      { message: 'Цієї людини немає в жодному відділі, лабораторії чи раді.' },
    ],
    [
      'reference-unknown',
      () => lab.edit('department/pig-iron', 'data', { head: 'koval-olna' }),
      'en',
      { message: 'There is no person "koval-olna".', hint: 'Did you mean “Olena Koval”?' },
    ],
    [
      'fact-differs',
      () => lab.edit(item, 'ua', { text: 'Прилад бачить зерна розміром 317 мікрометрів.' }),
      'uk',
      { message: 'Числа 317 немає в «Новини» (англійською).' },
    ],
  ])('speaks of no files, keys and ids: %s', async (code, write, language, words) => {
    write();
    const found = (await lab.session.check(language as 'uk' | 'en')).filter((each) => each.code === code);
    expect(found[0]).toMatchObject(words);
    for (const { message, hint } of found) expect(`${message} ${hint}`).not.toMatch(/\.json|content\/|\bid\b|staff/);
  });

  test('fixes what is certain in a thing, as a draft', async () => {
    lab.edit(item, 'ua', { title: 'Новий "великий" мікроскоп' });
    expect((await lab.session.check('en')).map(({ pointer }) => pointer)).toEqual(['/title']);
    lab.session.fix(item);
    expect(lab.session.open(item).parts.ua).toMatchObject({
      isDraft: true,
      value: { title: 'Новий «великий» мікроскоп' },
    });
    expect(await lab.session.check('en')).toEqual([]);
  });

  test('fixes one field alone, and says where it can', async () => {
    lab.edit(item, 'ua', { title: 'Новий "великий" мікроскоп', text: 'Прилад "для всіх".' });
    const found = await lab.session.check('en');
    expect(found.map(({ pointer, can }) => [pointer, can])).toEqual([
      ['/title', 'fix'],
      ['/text', 'fix'],
    ]);
    // A command is for those who have no button.
    expect(found.map(({ hint }) => hint).join('\n')).not.toContain('npm');
    lab.session.fix(item, { part: 'ua', pointer: '/title' });
    expect(lab.session.open(item).parts.ua).toMatchObject({
      value: { title: 'Новий «великий» мікроскоп', text: 'Прилад "для всіх".' },
    });
    lab.edit(item, 'data', { date: '31.02.2026' });
    const impossible = (await lab.session.check('en')).find(({ part }) => part === 'data');
    expect(impossible).not.toHaveProperty('can');
  });
});

describe('translations', () => {
  /** All that is said of the English texts: there may be other translations, too. */
  const found = async () => (await lab.session.check('en')).filter(({ part }) => part === 'en');
  const stale = async () =>
    (await found()).filter(({ code }) => code === 'translation-stale').map(({ pointer }) => pointer);

  beforeEach(() => noteReviewed(lab.dir));

  test('are to be reviewed when their text has changed, until somebody says that they fit', async () => {
    lab.edit(item, 'ua', { title: 'Новіший мікроскоп', text: 'Відділ отримав прилад.' });
    expect(await found()).toMatchObject([
      { thing: item, part: 'en', pointer: '/title', can: 'confirm' },
      { thing: item, part: 'en', pointer: '/text', can: 'confirm' },
    ]);
    expect((await found()).map(({ hint }) => hint).join('\n')).not.toContain('npm');
    lab.session.save(item);
    expect(await stale()).toEqual(['/title', '/text']);
    lab.session.confirm(item, { part: 'en', pointer: '/title' });
    expect(await stale()).toEqual(['/text']);
    expect(lab.session.open(item).parts.en?.isDraft).toBe(false);
  });

  test('that were changed with their text count as reviewed once they are saved', async () => {
    lab.edit(item, 'ua', { title: 'Новіший мікроскоп' });
    lab.edit(item, 'en', { title: 'A newer microscope' });
    lab.session.save(item);
    expect(await stale()).toEqual([]);
    lab.edit(item, 'ua', { title: 'Найновіший мікроскоп' });
    expect(await stale()).toEqual(['/title']);
  });

  test('still fit where their text was only fixed, before it is saved and after', async () => {
    lab.edit(item, 'ua', { title: 'Новий "великий" мікроскоп', text: 'Прилад "для всіх".' });
    lab.edit(item, 'en', { title: 'A new “large” microscope', text: 'A device “for all”.' });
    lab.session.save(item);
    lab.session.fix(item);
    expect(await stale()).toEqual([]);
    lab.session.save(item);
    expect(lab.read('ua/news/2026.json')).toContain('Прилад «для всіх».');
    expect(await stale()).toEqual([]);
    // A file written beside is no fix.
    lab.edit(item, 'ua', { text: 'Прилад «для багатьох».' });
    expect(await stale()).toEqual(['/text']);
    lab.session.save(item);
    lab.edit(item, 'ua', { title: 'Новий "малий" мікроскоп' });
    lab.session.fix(item);
    expect(await stale()).toEqual(['/title', '/text']);
  });
});

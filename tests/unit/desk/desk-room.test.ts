import { describe, expect, test } from 'vitest';
import { entryTitle, namedEntry } from '../../../src/desk/browser/schema.ts';
import { waitingThings } from '../../../src/desk/browser/start-page.tsx';
import { dayInWords, isCalled, sortedThings } from '../../../src/desk/browser/thing-list.tsx';
import type { FieldDiagnostic } from '../../../src/desk/server/checks.ts';
import type { ListedThing } from '../../../src/desk/server/named-targets.ts';

function listed(name: string, own: Partial<ListedThing> = {}): ListedThing {
  const title = { ua: name, en: name };
  return { name, kind: 'news', title, isDraft: false, isUnpublished: false, missing: [], isGone: false, ...own };
}

const called = (ua: string, en: string, own: Partial<ListedThing> = {}) => listed(en, { title: { ua, en }, ...own });

describe('the list', () => {
  test('is sorted as Ukrainian sorts, not by codes or Latin names, and by numbers', () => {
    const titles = [
      'Яковенко',
      'Євтушенко',
      'Ґудзик',
      'Іваненко',
      'Енко',
      'Гудзик',
      'Їжак',
      'Рада 10',
      'Рада 9',
      'Жук',
    ];
    expect(
      sortedThings(
        titles.map((each, index) => called(each, `a${9 - index}`)),
        'ua',
      ).map(({ title }) => title.ua),
    ).toEqual(['Гудзик', 'Ґудзик', 'Енко', 'Євтушенко', 'Жук', 'Іваненко', 'Їжак', 'Рада 9', 'Рада 10', 'Яковенко']);
  });

  test('has what has a day newest first, and of one day by title', () => {
    const things = [
      called('Б', 'b', { date: '2026-03-01' }),
      called('А', 'a', { date: '2026-03-01' }),
      called('В', 'c', { year: '2025' }),
      called('Г', 'd', { date: '2026-11-20' }),
      called('Ґ', 'e'),
    ];
    expect(sortedThings(things, 'ua').map(({ name }) => name)).toEqual(['d', 'a', 'b', 'c', 'e']);
  });

  test.each([
    ['піч нова', true],
    ['FURNACE', true],
    ['чавуну furnace', true],
    ['піч стара', false],
    ['', true],
  ])('finds by words in any order and either language: %s', (typed, isFound) => {
    const of = { ua: 'Відділ чавуну', en: 'Department of Pig Iron' };
    expect(isCalled(called('Нова індукційна піч', 'A new furnace', { of }), typed)).toBe(isFound);
  });

  test('says days in words, those without an hour wherever one is', () => {
    expect(dayInWords('2026-03-12', 'en')).toBe('12 Mar 2026');
    expect(dayInWords('2026-03-12', 'uk')).toContain('12 бер. 2026');
    expect(dayInWords('2026-03-12T10:00:00+02:00', 'en')).toBe('12 Mar 2026');
  });
});

describe('on the first page', () => {
  const place = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1, hint: '', related: [], message: '' };
  const mistake = (thing: string, own: Partial<FieldDiagnostic>): FieldDiagnostic => {
    return { ...place, code: 'any', severity: 'warning', thing, ...own };
  };

  test('what waits stands most urgent first, each once with its reasons; a draft only when its day is near', () => {
    const things = [
      listed('fine'),
      listed('warned'),
      listed('untranslated', { missing: ['en'] }),
      listed('stale'),
      listed('excepted'),
      listed('later', { isUnpublished: true, date: '2026-12-24' }),
      listed('near', { isUnpublished: true, date: '2026-12-05' }),
      listed('late', { isUnpublished: true, date: '2026-11-27' }),
      listed('undated', { isUnpublished: true }),
      listed('wrong'),
    ];
    const mistakes = [
      mistake('warned', {}),
      mistake('stale', { can: 'confirm' }),
      mistake('excepted', { code: 'exception-unneeded' }),
      mistake('wrong', { severity: 'error' }),
      mistake('wrong', { can: 'confirm' }),
      mistake('elsewhere', { severity: 'error' }),
    ];
    const waiting = waitingThings(things, mistakes, new Date('2026-11-28T12:00:00Z'));
    expect(waiting.map(({ thing, reasons }) => [thing.name, ...reasons])).toEqual([
      ['wrong', 'errors', 'stale'],
      ['late', 'near'],
      ['near', 'near'],
      ['stale', 'stale'],
      ['untranslated', 'missing'],
      ['excepted', 'exception'],
      ['warned', 'warnings'],
    ]);
  });
});

describe('an entry of a list gets its short name', () => {
  const entries = [
    { id: 'plans', title: 'Плани' },
    { id: '', title: 'Плани' },
    { id: '', title: '' },
    'text',
    { id: '', text: 'Що подати й коли, до якого дня' },
  ];
  test.each<[string, number, unknown[], unknown]>([
    ['that has one keeps it', 0, [], entries[0]],
    ['of its title', 1, [], { id: 'plany', title: 'Плани' }],
    ['that it has in another language', 1, [{ id: 'our-plans' }], { id: 'our-plans', title: 'Плани' }],
    ['unless another entry has it', 1, [{ id: 'plans' }], { id: 'plany', title: 'Плани' }],
    ['only once something is written', 2, [{ id: 'our-plans' }], entries[2]],
    ['unless it is a text', 3, [], 'text'],
    [
      'of a few words of a long text',
      4,
      [],
      { id: 'shcho-podaty-y-koly-do', text: 'Що подати й коли, до якого дня' },
    ],
  ])('%s', (_, index, besides, named) => {
    expect(namedEntry(entries, index, besides)).toEqual(named);
  });

  test('with a number where another one is called the same', () => {
    const both = [{ id: 'plany' }, { id: '', title: 'Плани' }];
    expect(namedEntry(both, 1, [])).toEqual({ id: 'plany-2', title: 'Плани' });
  });
});

describe('an entry of a list', () => {
  const schema = {
    properties: {
      kind: { type: 'string', enum: ['ua', 'en'], choiceWords: { ua: 'Українська | Ukrainian' } },
      person: { type: 'string', format: 'person-id' },
      src: { type: 'string', format: 'image' },
      from: { type: 'string', pattern: '^/' },
      day: { type: 'string', format: 'date-text' },
      title: { type: 'string' },
      text: { type: 'string' },
    },
  };
  const say = (value: string, { enum: choices, format }: { enum?: string[]; format?: string }) =>
    choices ? `choice ${value}` : format === 'person-id' && value === 'koval' ? 'Коваль Олена' : undefined;
  test.each<[string, object, string]>([
    ['a text, whatever stands before it', { id: 'a', kind: 'ua', from: '/old', title: 'Мартен' }, 'Мартен'],
    ['the first of its texts', { title: '1949–1951', text: 'Початок' }, '1949–1951'],
    ['what it refers to', { kind: 'en', person: 'koval', title: 'роль' }, 'Коваль Олена'],
    ['the choice in words, having no text', { src: 'news/a.svg', kind: 'en' }, 'choice en'],
    ['the choice and its day', { day: '01.10.2026', kind: 'en' }, 'choice en · 01.10.2026'],
    ['an address or a picture, having nothing else', { from: '/old', src: 'news/a.svg' }, '/old'],
    ['a text that is not long', { text: 'о'.repeat(91), title: 'Коротко' }, 'Коротко'],
    ['nothing of its own', { id: 'a' }, ''],
  ])('is called by %s', (_, value, title) => {
    expect(entryTitle(value, schema, {}, say)).toBe(title);
  });
});

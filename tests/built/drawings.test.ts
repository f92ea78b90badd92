import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PicturesData, PicturesTexts } from '../../content/model/figures.ts';
import type { DepartmentData } from '../../content/model/units.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { contentPath, idsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt, readPage } from './support/site.ts';

test.each(languages)('a drawing has its caption, and its numbered parts have names: $code', ({ code }) => {
  const records = readContent<PicturesData>('data/pictures/drawings.json').items.filter(({ parts }) => parts);
  const texts = readContent<PicturesTexts>(`${code}/pictures/drawings.json`).items;
  const drawn = idsOf('data/departments').flatMap((id) => {
    const { drawing, kind } = readContent<DepartmentData>(`data/departments/${id}.json`);
    const record = records.find(({ image }) => image === drawing);
    return record && kind === 'scientific' ? [{ id, record }] : [];
  });
  expect(drawn).not.toEqual([]);
  for (const { id, record } of drawn) {
    const page = readPage(fileAt(joinLanguagePath(code, `/scientific-departments/${id}`)));
    const figure = page.querySelector('main figure');
    const inFigure = (selector: string) =>
      figure?.querySelectorAll(selector).map(({ text }) => text.replaceAll('\u00a0', ' '));
    const { caption = '?', names } = texts.find((each) => each.id === record.id) ?? {};
    expect(inFigure('figcaption')?.join()).toContain(caption);
    expect(inFigure('figcaption li')).toEqual(record.parts?.map((part) => names?.[part.id]));
    expect(inFigure('svg text')).toEqual(record.parts?.map((_, index) => String(index + 1)));
  }
});

test('every published picture is one of the content, which names it', () => {
  const own = readdirSync(contentPath('images'), { recursive: true, encoding: 'utf8' });
  const stems = new Set(own.map((path) => path.replace(/\.\w+$/, '')));
  const published = builtFiles('').filter((path) => /^images\/.*\.\w+$/.test(path));
  const strange = published.filter((path) => !stems.has(path.replace(/^images\/|\.[\da-f]{10}(-\d+)?\.\w+$/g, '')));
  expect(published.length).toBeGreaterThan(0);
  expect(strange).toEqual([]);
});

test('the numbers of each chart of a page have a name of their own', () => {
  const pages = builtFiles('.html').filter((path) => readBuilt(path).split('/figures/').length > 2);
  const repeated = pages.flatMap((path) => {
    const names = readPage(path)
      .querySelectorAll('figure :is(summary, a[download])')
      .map(({ textContent }) => textContent);
    return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${path}: ${name}`);
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(repeated).toEqual([]);
});

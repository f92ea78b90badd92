import { expect, test } from 'vitest';
import type { NewsLabelsTexts } from '../../content/model/page-texts.ts';
import { monthNames } from '../../src/lib/language/date-forms.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { asIsoDate } from '../../src/lib/text/days.ts';
import { formatDate } from '../../src/site/parts/date-text.tsx';
import { idsOf, newsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readPage } from './support/site.ts';

for (const { code } of languages) {
  const at = (path: string) => readPage(fileAt(joinLanguagePath(code, path)));
  const items = newsOf(code).map((item) => ({ ...item, title: withPlainSpaces(item.title) }));
  const shown = (path: string) =>
    at(path)
      .querySelectorAll('main article h2, main li h2')
      .map((title) => withPlainSpaces(title.text.trim()));

  test(`the archive in ${code} lists each year's news, newest first, and leads to every year`, () => {
    const years = idsOf('data/news').reverse();
    for (const year of years) {
      const ofYear = items.filter(({ date }) => date.endsWith(year)).map(({ title }) => title);
      const pages = builtFiles('.html').filter((path) =>
        new RegExp(`^${code === 'ua' ? '' : `${code}/`}news/archive/${year}(-\\d+)?\\.html$`).test(path),
      );
      const numbered = pages.map((path) => path.replace('.html', '')).sort((a, b) => numberOf(b) - numberOf(a));
      const all = numbered.flatMap((path) => shown(`/${path.replace(/^en\//, '')}`));
      expect(all).toEqual(ofYear);
    }
    const { archive } = readContent<NewsLabelsTexts>(`${code}/news.json`);
    for (const path of ['/news', `/news/archive/${years[0]}`]) {
      const links = at(path).querySelectorAll(`nav[aria-label="${archive.years}"] a`);
      expect(links.map((link) => link.text.trim())).toEqual([archive.newest, ...years]);
    }
  });

  test(`the page of each topic in ${code} lists its news of all years, newest first, and each leads back to it`, () => {
    const { archive } = readContent<NewsLabelsTexts>(`${code}/news.json`);
    const known = new Set(items.flatMap(({ topic }) => topic ?? []));
    for (const topic of known) {
      const ofTopic = items.filter((item) => item.topic === topic);
      const path = `/news/archive/${topic}`;
      const href = joinLanguagePath(code, path);
      const firstPage = shown(path);
      expect(firstPage.length).toBeGreaterThan(0);
      expect(firstPage).toEqual(ofTopic.slice(0, firstPage.length).map(({ title }) => title));
      const { [topic]: name } = archive.topics;
      expect(withPlainSpaces(at(path).querySelector('h1')?.text ?? '')).toContain(name.slice(1));
      const links = [
        at(`/news/${ofTopic[0]?.id}`).querySelector(`main a[href="${href}"]`),
        ...['/news', path].map((from) =>
          at(from).querySelector(`nav[aria-label="${archive.byTopic}"] a[href="${href}"]`),
        ),
      ];
      expect(links.map((link) => withPlainSpaces(link?.text ?? ''))).toEqual([name, name, name]);
    }
  });

  test(`a news item in ${code} leads to earlier news of its department, but not twice to the one before it`, () => {
    const { earlier } = readContent<NewsLabelsTexts>(`${code}/news.json`);
    for (const [index, { id, unit }] of items.entries()) {
      const sameUnit = items.slice(index + 1).filter((each) => unit && each.unit === unit);
      const expected = sameUnit.slice(0, 3).filter((each) => each.id !== items[index + 1]?.id);
      const heading = at(`/news/${id}`)
        .querySelectorAll('main h2')
        .find(({ text }) => withPlainSpaces(text) === earlier);
      const links = heading?.nextElementSibling?.querySelectorAll('a') ?? [];
      expect(
        links.map(({ text }) => withPlainSpaces(text)),
        id,
      ).toEqual(expected.map(({ title }) => title));
    }
  });

  test(`in ${code} an item has its own picture or none, and its date in words either way`, () => {
    for (const path of ['/', '/news']) {
      const cards = at(path).querySelectorAll('main li');
      const found = cards.flatMap((card) => {
        const href = card.querySelector('a')?.getAttribute('href');
        const item = items.find(({ id }) => href === joinLanguagePath(code, `/news/${id}`));
        return item ? [{ card, item }] : [];
      });
      expect(found.length > 0, path).toBe(items.length > 0);
      for (const { card, item } of found) {
        expect(card.querySelectorAll('img').length, item.id).toBe(item.imageUrl ? 1 : 0);
        const date = withPlainSpaces(formatDate(asIsoDate(item.date), monthNames(code)));
        expect(withPlainSpaces(card.querySelector('time')?.text ?? ''), item.id).toBe(date);
      }
    }
  });

  test(`beside each page in ${code} stand the four newest of the other news`, () => {
    for (const path of ['/about/history', ...items.slice(0, 7).map(({ id }) => `/news/${id}`)]) {
      const others = items.filter(({ id }) => path !== `/news/${id}`).slice(0, 4);
      const beside = at(path).querySelectorAll('main + aside li a');
      expect(
        beside.map((link) => withPlainSpaces(link.text.trim())),
        path,
      ).toEqual(others.map(({ title }) => title));
    }
  });

  test(`all news in ${code} begin with the newest, and are one link away from the home page`, () => {
    const newest = shown('/news');
    expect(newest.length > 0).toBe(items.length > 0);
    expect(newest).toEqual(items.slice(0, newest.length).map(({ title }) => title));
    expect(at('/').querySelector(`main a[href="${joinLanguagePath(code, '/news')}"]`)).not.toBeNull();
  });
}

/** The newest page of a year has no number and comes first. */
function numberOf(path: string): number {
  return Number(/-(\d+)$/.exec(path)?.[1] ?? Number.POSITIVE_INFINITY);
}

import { describe, expect, test } from 'vitest';
import { headersAt, readHeaders } from '../../src/build/hosts/host-rules.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { newsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt, readPage, readXml } from './support/site.ts';

const { origin } = readContent<{ origin: string }>('data/site.json');
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const files = new Set(builtFiles(''));

/** Every address in HTML; none may be relative, because readers do not know the site. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g)].map(([, address = '']) => address);
}

function expectWhole(html: string): void {
  for (const address of addressesIn(html)) {
    expect(address).toMatch(/^(https?:|mailto:|tel:)/);
    if (address.startsWith(origin)) expect(files.has(fileAt(address)), address).toBe(true);
  }
  expect(html).not.toMatch(/<script|<iframe|<style| on\w+=| style=/i);
}

describe.each([
  ['ua', '', 'uk'],
  ['en', 'en/', 'en'],
] as const)('the feeds in %s', (language, prefix, tag) => {
  const news = newsOf(language).slice(0, 30);
  const json = JSON.parse(readBuilt(`${prefix}feed.json`));
  const atom = readXml(`${prefix}feed.xml`);
  const root = atom.documentElement;
  const child = (parent: typeof root, name: string) =>
    [...(parent?.childNodes ?? [])].filter((node) => node.nodeName === name) as unknown as NonNullable<typeof root>[];
  const text = (parent: typeof root, name: string) => child(parent, name)[0]?.textContent ?? '';

  test('Atom: what RFC 4287 requires of a feed', () => {
    expect(root?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(root?.getAttribute('xml:lang')).toBe(tag);
    for (const name of ['id', 'title', 'updated', 'author']) expect(child(root, name), name).toHaveLength(1);
    expect(text(root, 'updated')).toMatch(rfc3339);
    const self = child(root, 'link').find((link) => link.getAttribute('rel') === 'self');
    expect(self?.getAttribute('href')).toBe(`${origin}/${prefix}feed.xml`);
    const alternates = child(root, 'link').filter((link) => link.getAttribute('rel') === 'alternate');
    expect(alternates).toHaveLength(1);
  });

  test('Atom: what RFC 4287 requires of an entry, and the news in it', () => {
    const entries = child(root, 'entry');
    const ids = entries.map((entry) => text(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(news.map(({ id }) => `${origin}/${prefix}news/${id}`));
    entries.forEach((entry, index) => {
      const item = news[index];
      expect(text(entry, 'updated')).toMatch(rfc3339);
      expect(text(entry, 'published')).toMatch(rfc3339);
      expect(text(entry, 'published').slice(0, 10)).toBe(item?.date.split('.').reverse().join('-'));
      expect(text(entry, 'title').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(item?.title);
      const [content] = child(entry, 'content');
      expect(content?.getAttribute('type')).toBe('html');
      expectWhole(content?.textContent ?? '');
      const picture = child(entry, 'link').find((link) => link.getAttribute('rel') === 'enclosure');
      expect(picture?.getAttribute('type')).toBe('image/jpeg');
      expect(files.has(fileAt(picture?.getAttribute('href') ?? ''))).toBe(true);
    });
  });

  test('Atom: the feed changed with its newest entry, entries lead to their pages, newest first', () => {
    const entries = child(root, 'entry');
    const changed = entries.map((entry) => Date.parse(text(entry, 'updated')));
    expect(Date.parse(text(root, 'updated'))).toBe(Math.max(...changed));
    expect(changed).toEqual([...changed].sort((a, b) => b - a));
    for (const entry of entries) {
      const links = child(entry, 'link').filter((link) => [null, '', 'alternate'].includes(link.getAttribute('rel')));
      expect(links.map((link) => link.getAttribute('href'))).toEqual([text(entry, 'id')]);
      expect(files.has(fileAt(text(entry, 'id')))).toBe(true);
      for (const name of ['id', 'title', 'updated', 'summary', 'content'])
        expect(child(entry, name), name).toHaveLength(1);
    }
    for (const name of ['icon', 'logo']) expect(files.has(fileAt(text(root, name))), name).toBe(true);
    // A text that is no XML would have no reader at all; what XML forbids, some.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(readBuilt(`${prefix}feed.xml`)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  test('JSON Feed 1.1: its rules, and the same items', () => {
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.language).toBe(tag);
    expect(json.feed_url).toBe(`${origin}/${prefix}feed.json`);
    expect(files.has(fileAt(json.home_page_url))).toBe(true);
    expect(json.author).toBeUndefined();
    expect(json.authors[0].name.length).toBeGreaterThan(3);
    expect(json.items.map(({ title }: { title: string }) => title)).toEqual(news.map(({ title }) => title));
    for (const item of json.items) {
      expect(item.id).toBe(item.url);
      expect(item.date_published).toMatch(rfc3339);
      expect(files.has(fileAt(item.image))).toBe(true);
      expectWhole(item.content_html);
    }
  });

  test('the full text and the pictures of an item are in both', () => {
    const index = news.findIndex(({ content, imageUrl }) => content && imageUrl);
    const [entry, item] = [child(root, 'entry')[index] ?? null, json.items[index]];
    expect(text(entry, 'content')).toBe(item.content_html);
    const page = readPage(fileAt(item.url));
    const paragraphs = page.querySelectorAll('main p').map((each) => withPlainSpaces(each.text.trim()));
    const last =
      item.content_html
        .match(/<p>([^<]{60,})<\/p>/g)
        ?.at(-1)
        ?.replace(/<\/?p>/g, '') ?? '';
    expect(last.length).toBeGreaterThan(50);
    expect(paragraphs.join('\n')).toContain(withPlainSpaces(last).replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(item.content_html).toMatch(/<img src="https:/);
    // One file for each picture: what offers a choice has lost it.
    for (const each of json.items) {
      expect(each.content_html).not.toMatch(/<(picture|source)\b/);
      const shown = [...each.content_html.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address);
      expect(new Set(shown).size, `each picture of ${each.id} once`).toBe(shown.length);
    }
  });

  test('other sites may show every picture that a feed names', () => {
    const rules = readHeaders(readBuilt('_headers'));
    const inTexts = json.items.flatMap(({ content_html }: { content_html: string }) =>
      [...content_html.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address),
    );
    const pictures = [json.icon, ...json.items.map(({ image }: { image: string }) => image), ...inTexts];
    for (const picture of pictures.filter((address) => address?.startsWith(origin))) {
      const { pathname } = new URL(picture);
      expect(headersAt(rules, pathname)['Cross-Origin-Resource-Policy'], pathname).toBe('cross-origin');
    }
    expect(text(root, 'logo')).toBe(json.icon);
  });

  test('every page that engines may list names the feeds of its language', () => {
    const links = readPage(`${prefix}contacts.html`).querySelectorAll('link[rel=alternate][type^=application]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/${prefix}feed.xml`, `/${prefix}feed.json`]);
  });
});

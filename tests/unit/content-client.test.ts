import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageManifest } from '../../src/compile/page-manifests.ts';
import { frameHashesUrl, namespaceUrl, pageManifestUrl } from '../../src/lib/language/language-path.ts';
import { ContentClient } from '../../src/site/page-loader.ts';

/** All that the server has, by address. */
let files: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  files = {};
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url in files ? Response.json(files[url]) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const manifest = (namespaces: Record<string, string>, language: 'ua' | 'en' = 'ua') =>
  ({ language, path: '/contacts', namespaces, later: {} }) as unknown as PageManifest;
const client = () => new ContentClient(manifest({ contacts: 'c1', labels: '' }), '/contacts', { labels: 'l1' });

test('a namespace of the frame is read by the hash that the page has', async () => {
  files[namespaceUrl('ua', 'labels', 'l1')] = { menu: 'Меню' };
  expect(await client().read('ua', 'labels')).toEqual({ menu: 'Меню' });
  expect(asked).toHaveLength(1);
});

test('in another language the hashes of the frame are read, once', async () => {
  files[frameHashesUrl('en')] = { labels: 'l2', lang: 'g2' };
  files[namespaceUrl('en', 'labels', 'l2')] = { menu: 'Menu' };
  files[namespaceUrl('en', 'lang', 'g2')] = {};
  const content = client();
  await Promise.all([content.read('en', 'labels'), content.read('en', 'lang')]);
  expect(asked.filter((url) => url === frameHashesUrl('en'))).toHaveLength(1);
});

test('when the frame has changed since, the next try finds it', async () => {
  files[frameHashesUrl('en')] = { labels: 'old' };
  const content = client();
  await expect(content.read('en', 'labels')).rejects.toThrow('404');
  files[frameHashesUrl('en')] = { labels: 'new' };
  files[namespaceUrl('en', 'labels', 'new')] = { menu: 'Menu' };
  expect(await content.read('en', 'labels')).toEqual({ menu: 'Menu' });
});

test('so it does when the hash is that of the page', async () => {
  const content = client();
  await expect(content.read('ua', 'labels')).rejects.toThrow('404');
  files[frameHashesUrl('ua')] = { labels: 'new' };
  files[namespaceUrl('ua', 'labels', 'new')] = { menu: 'Меню' };
  expect(await content.read('ua', 'labels')).toEqual({ menu: 'Меню' });
});

test('the English form of a namespace is found by the English page', async () => {
  files[frameHashesUrl('en')] = {};
  files[pageManifestUrl('/en/contacts')] = manifest({ contacts: 'c2' }, 'en');
  files[namespaceUrl('en', 'contacts', 'c2')] = { title: 'Contacts' };
  expect(await client().read('en', 'contacts')).toEqual({ title: 'Contacts' });
});

test('so it is while another page is loaded ahead', async () => {
  files[frameHashesUrl('en')] = {};
  files[pageManifestUrl('/en/contacts')] = manifest({ contacts: 'c2' }, 'en');
  files[pageManifestUrl('/about/history')] = { ...manifest({ history: 'h1' }), path: '/about/history' };
  files[namespaceUrl('en', 'contacts', 'c2')] = { title: 'Contacts' };
  const content = client();
  await content.manifest('/about/history');
  expect(await content.read('en', 'contacts')).toEqual({ title: 'Contacts' });
});

test('a namespace of which nothing is known is an error', async () => {
  files[frameHashesUrl('ua')] = {};
  await expect(client().read('ua', 'history')).rejects.toThrow('ua/history');
});

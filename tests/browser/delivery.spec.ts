import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin } from '../../playwright.config.ts';
import { headersAt, readHeaders } from '../../src/hosts/netlify-rules.ts';
import { builtAddresses } from '../built/support/addresses.ts';
import { readBuilt } from '../built/support/site.ts';
import { newsOf } from './support/content.ts';
import { expect, open, test } from './support/test.ts';
import { Traffic } from './support/traffic.ts';

// Every path is asked for in tests/built/site-files.test.ts, without a browser.
test('pages come with the headers of their rules, compressed, and documents in parts', async ({ request }) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const expected = Object.entries(headersAt(readHeaders(readBuilt('_headers')), '/'));
  expect(page.headers()).toMatchObject(
    Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(page.headers()['content-encoding']).toBe('br');
  const { address } = builtAddresses().find(({ mediaType }) => mediaType === 'application/pdf') ?? { address: '' };
  const part = await request.get(address, { headers: { Range: 'bytes=0-3' } });
  expect([part.status(), await part.text()]).toEqual([206, '%PDF']);
});

test('a missing script or worker is not answered with a page', async ({ request }) => {
  for (const path of ['/assets/gone.js', '/pdfjs/0/gone.wasm', '/content/ua/gone.json', '/images/gone.webp']) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      404,
      expect.stringContaining('text/plain'),
    ]);
    expect(response.headers()['cache-control']).not.toContain('immutable');
  }
});

test('old addresses lead to their pages, in both languages', async ({ request }) => {
  const content = readFileSync(join(import.meta.dirname, '../../content/data/redirects.json'), 'utf8');
  const [{ from, to }] = JSON.parse(content).redirects.filter((each: { to: string }) => each.to !== '/');
  for (const prefix of ['', '/en']) {
    const response = await request.get(prefix + from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, prefix + to]);
  }
});

test('the health address tells figures', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok', pending: expect.any(Number) });
});

test('pages ask nobody but the site for anything', async ({ page, context }) => {
  const traffic = await Traffic.of(page);
  const others: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !/^(data|blob):$/.test(url.protocol)) others.push(request.url());
  });
  for (const path of ['/', '/en/about/documents', `/news/${newsOf('ua')[0]?.id}`, '/contacts', '/search', '/test']) {
    await open(page, path);
    await page.mouse.wheel(0, 20_000);
    await traffic.settles();
    expect(others, path).toEqual([]);
    expect(await context.cookies(), path).toEqual([]);
  }
});

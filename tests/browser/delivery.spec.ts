import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin } from '../../playwright.config.ts';
import { expect, open, test } from './support/test.ts';
import { Traffic } from './support/traffic.ts';

// Pages may ask for what their policy names, and no other test sees it violated: tests/browser/support/test.ts.
// The answers for files, headers, parts and old addresses are tested without a browser: tests/built/site-files.test.ts.

test('pages ask nobody but the site for anything, and old addresses lead to them, in both languages', async ({
  page,
  context,
  request,
}) => {
  const traffic = await Traffic.of(page);
  const others: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !/^(data|blob):$/.test(url.protocol)) others.push(request.url());
  });
  await open(page, '/');
  await page.mouse.wheel(0, 20_000);
  await traffic.settles();
  expect(others).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const content = readFileSync(join(import.meta.dirname, '../../content/data/redirects.json'), 'utf8');
  const [{ from, to }] = JSON.parse(content).redirects.filter((each: { to: string }) => each.to !== '/');
  for (const prefix of ['', '/en']) {
    const response = await request.get(prefix + from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, prefix + to]);
  }
});

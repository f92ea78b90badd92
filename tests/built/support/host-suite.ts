import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersAt, readHeaders, redirectRules } from '../../../src/build/hosts/host-rules.ts';
import { revalidated } from '../../../src/build/hosts/site-headers.ts';
import { contentPages } from '../../browser/support/content.ts';
import { builtAddresses } from './addresses.ts';
import { client, readBuilt } from './site.ts';

/** A server of the built site. */
export interface Host {
  origin: string;
  stop(): Promise<void>;
}

const rules = readHeaders(readBuilt('_headers'));
/** The headers that Netlify would send. */
export const headersOf = (path: string): Record<string, string> => ({
  'Cache-Control': revalidated,
  ...headersAt(rules, path),
});
/** The redirects under which the host is started. */
export const moved = redirectRules([
  { from: '/old%20page.html', to: '/about/history' },
  { from: '/eng.php', to: '/', language: 'en' },
]);

/** The answers of every host of the site, whoever wrote it: nginx and the server of `npm start` serve as Netlify would. */
export function testHost(start: () => Promise<Host>, encodings: readonly string[]): void {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());
  // As a browser revalidates: left to itself, `fetch` demands that no cache is used.
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(host.origin + path, { redirect: 'manual', headers: { 'Cache-Control': 'max-age=0', ...headers }, method });

  test('every page and a file of each kind and folder at its address, with the headers that Netlify would send', async () => {
    const wrong: string[] = [];
    const addresses = builtAddresses();
    expect(addresses.map(({ file }) => file)).toEqual(expect.arrayContaining(contentPages()));
    const kinds = new Map(addresses.map((each) => [dirname(each.file) + extname(each.file), each]));
    const pages = addresses.filter(({ mediaType }) => mediaType === 'text/html');
    for (const { file, address, mediaType } of new Set([...pages, ...kinds.values()])) {
      // Compressing everything takes the server of `npm start` long; that it does is seen below.
      const response = await get(address, { 'Accept-Encoding': 'identity' });
      const { headers } = response;
      const bytes = Buffer.from(await response.arrayBuffer());
      const differing = Object.entries(headersOf(address)).filter(([name, value]) => headers.get(name) !== value);
      const type = headers.get('content-type')?.split(';')[0];
      if (response.status !== 200 || differing.length || type !== mediaType) {
        wrong.push(`${address}: ${response.status} ${type} ${JSON.stringify(differing)}`);
      } else if (!bytes.equals(readFileSync(join(client, file)))) wrong.push(`${address}: not ${file}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['/about/history/', '/about/history'],
    ['/about/history.html', '/about/history'],
    ['/en/', '/en'],
    ['/en/about/history/?page=2', '/en/about/history?page=2'],
    ['/index.html', '/'],
    ['/old%20page.html', '/about/history'],
    ['/old%20page.html/', '/about/history'],
    ['/en/old%20page.html', '/en/about/history'],
    ['/eng.php', '/en'],
  ])('%s leads to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/nowhere', '404.html'],
    ['/nowhere/', '404.html'],
    ['/about', '404.html'],
    ['/files/nowhere.pdf', '404.html'],
    ['/en/nowhere', 'en/404.html'],
    ['/en/about/nowhere.html', 'en/404.html'],
    ['/assets/nowhere.js', 'not-found.txt'],
    ['/content/ua/nowhere.json', 'not-found.txt'],
    ['/pdfjs/1/nowhere.wasm', 'not-found.txt'],
    ['/images/nowhere.webp', 'not-found.txt'],
    ['/_headers', '404.html'],
    ['/404.html', '404.html'],
    ['/404', '404.html'],
    ['/404/', '404.html'],
    ['/en/404', 'en/404.html'],
    ['/en/404/index.html', 'en/404.html'],
    ['/index.html/nowhere', '404.html'],
    [`/${'a'.repeat(300)}`, '404.html'],
    ['//example.com/', '404.html'],
    ['/%5Cexample.com/', '404.html'],
    ['/%2F%2Fexample.com/', '404.html'],
    ['/about/history%0d%0aSet-Cookie:a=b/', '404.html'],
  ])('%s is not there: %s answers', async (path, file) => {
    const response = await get(path, { Range: 'bytes=0-3', 'If-None-Match': '*' });
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect(await response.text()).toBe(readBuilt(file));
    // Kept for a year, a miss would outlive the deployment that fixes it.
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': revalidated });
    expect(response.headers.get('content-security-policy')).toBe(headersOf('/')['Content-Security-Policy']);
  });

  test('a document can be asked for in parts, and only once', async () => {
    const { address, file } = builtAddresses().find(({ mediaType }) => mediaType === 'application/pdf') ?? {
      address: '',
      file: '',
    };
    const bytes = readFileSync(join(client, file));
    const size = bytes.length;
    const part = await get(address, { Range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-3/${size}`,
      '%PDF',
    ]);
    const end = await get(address, { Range: 'bytes=-5' });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5));
    const beyond = await get(address, { Range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);

    const whole = await get(address, { 'Accept-Encoding': encodings.join(', ') }, 'HEAD');
    const tag = whole.headers.get('etag') ?? '';
    // A weak one could not tell whether parts belong together.
    expect(tag).toMatch(/^"/);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': `${size}`,
    });
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect((await get(address, { Range: 'bytes=0-3', 'If-Range': tag })).status).toBe(206);
    expect((await get(address, { Range: 'bytes=0-3', 'If-Range': '"another"' })).status).toBe(200);
    const known = await get(address, { 'If-None-Match': tag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('cache-control')).toBe(headersOf(address)['Cache-Control']);
  });

  test.each(encodings)('texts are compressed with %s, and are known again', async (encoding) => {
    for (const { mediaType, address, file } of firstOfEachType()) {
      const response = await get(address, { 'Accept-Encoding': encoding });
      expect([mediaType, await response.text()]).toEqual([mediaType, readBuilt(file)]);
      expect([mediaType, response.headers.get('content-encoding')]).toEqual([mediaType, encoding]);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      const again = await get(address, {
        'Accept-Encoding': encoding,
        'If-None-Match': response.headers.get('etag') ?? '',
      });
      expect([mediaType, again.status]).toEqual([mediaType, 304]);
    }
  });
}

/** A long enough text of each of some types. */
function firstOfEachType() {
  return ['text/html', 'text/javascript', 'text/css', 'application/json', 'application/xml'].map((type) => {
    const found = builtAddresses().find(({ mediaType, file }) => mediaType === type && readBuilt(file).length > 2000);
    if (!found) throw new Error(`The site has no ${type}.`);
    return found;
  });
}

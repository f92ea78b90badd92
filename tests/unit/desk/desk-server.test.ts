import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type DeskServer, serveDesk } from '../../../src/desk/server/desk-server.ts';
import { tokenIn } from '../../../src/desk/server/guard-request.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { cookieOf, servedDesk } from './served-desk.ts';

const desk = servedDesk();

test.each([
  ['without a cookie', { cookie: '' }],
  ['with another token', { cookie: () => desk.cookie.replace(/=.*/, '=guessed') }],
  ['with the cookie of a desk at another port', { cookie: () => desk.cookie.replace(/\d+=/, '0=') }],
  ['of a page at another port of this computer', { 'sec-fetch-site': 'same-site' }],
  ['of a page that another one opened', { 'sec-fetch-site': 'cross-site' }],
  ['of another origin', { origin: 'https://evil.example' }],
  ['of a page without an origin', { origin: 'null' }],
  ['by another name of this computer', { host: 'evil.example' }],
])('a request %s is refused', async (_, given) => {
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
  );
  const before = desk.lab.read('ua/footer.json');
  for (const [method, path] of [
    ['GET', '/api/things'],
    ['PUT', '/api/parts/ua/footer'],
    ['POST', '/api/save/footer'],
    ['POST', '/api/new/news'],
    ['OPTIONS', '/api/things'],
  ] as const) {
    expect((await desk.call(path, { method, headers, body: method === 'PUT' ? '{}' : '' })).status).toBe(403);
  }
  expect(desk.lab.read('ua/footer.json')).toBe(before);
  expect(desk.lab.draftOf('footer')).toEqual({});
});

test('only this computer reaches it, and each desk has a token of its own', async () => {
  expect(desk.server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const other = await serveDesk(desk.lab.session, 0);
  await other.close();
  const tokenOf = ({ address, origin }: DeskServer) => address.slice(origin.length);
  expect(tokenOf(other)).not.toBe(tokenOf(desk.server));
});

test('the address with the token leads to one without it, and nothing that a script reads holds it', async () => {
  const { status, headers } = await fetch(desk.server.address, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, '/']);
  expect(headers.get('set-cookie')).toMatch(/^desk-\d+=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/);
  const guessed = await fetch(desk.server.address.replace(/.{4}$/, 'aaaa'), { redirect: 'manual' });
  expect(guessed.headers.get('set-cookie')).toBeNull();
});

test('a desk that is started again has the same token, which other users of the computer cannot read', () => {
  const folder = join(folderForTest(), 'desk');
  const token = tokenIn(folder);
  expect(tokenIn(folder)).toBe(token);
  expect(statSync(join(folder, 'token')).mode & 0o077).toBe(0);
  writeFileSync(join(folder, 'token'), 'cut o');
  expect(tokenIn(folder)).toMatch(/^[\w-]{32}$/);
});

test('a thing is listed, opened, written, checked, and saved', async () => {
  const origin = { origin: desk.server.origin };
  const things = (await desk.call('/api/things', { headers: origin })).body as unknown as { name: string }[];
  expect(things.map(({ name }) => name)).toContain('news/new-microscope');
  const { value, version } = await desk.opened('news/new-microscope', 'data');
  const body = { ...value, date: '31.02.2026' };
  expect(await desk.put('data/news/new-microscope', body, `"${version}"`)).toMatchObject({
    status: 200,
    body: { parts: { data: { isDraft: true, value: { date: '31.02.2026' } } } },
  });
  expect(await desk.call('/api/check', { language: 'uk' })).toMatchObject({ body: [{ pointer: '/date' }] });
  expect((await desk.call('/api/drafts/news/new-microscope')).body).toHaveProperty('data');
  expect(await desk.call('/api/save/news/new-microscope', { method: 'POST' })).toEqual({
    status: 200,
    body: { paths: ['data/news/2026.json'] },
  });
  expect(desk.lab.read('data/news/2026.json')).toContain('31.02.2026');
});

test('a thing is created of answers, and what is wrong with them is told by question', async () => {
  const answers = { date: '31.02.2026', title: 'Нова піч', 'title-en': 'A new furnace' };
  const create = (body: object) =>
    desk.call('/api/new/news', { method: 'POST', language: 'uk', body: JSON.stringify({ ...answers, ...body }) });
  expect((await desk.call('/api/needs')).body).toHaveProperty('news');
  expect(await create({})).toMatchObject({
    status: 422,
    body: { problems: { date: expect.stringMatching(/[а-яі]/) } },
  });
  const created = await create({ date: '05.03.2026' });
  expect(created).toEqual({ status: 200, body: { name: 'news/a-new-furnace' } });
  expect((await desk.call(`/api/things/${created.body.name}`)).status).toBe(200);
});

test('a thing is deleted as it was shown, and not otherwise', async () => {
  const shown = await desk.call('/api/removal/news/open-day', { language: 'uk' });
  expect(shown).toMatchObject({ status: 200, body: { references: [], addresses: ['/news/open-day'] } });
  const remove = (body: object) =>
    desk.call('/api/remove/news/open-day', { method: 'POST', language: 'uk', body: JSON.stringify(body) });
  const choice = { seen: shown.body.seen, removesReferences: false };
  expect((await remove({ ...choice, seen: undefined })).status).toBe(400);
  expect((await remove({ ...choice, redirectTo: 1 })).status).toBe(400);
  expect((await remove({ ...choice, seen: 'another' })).status).toBe(409);
  expect((await desk.call('/api/things/news/open-day')).status).toBe(200);
  expect((await remove(choice)).status).toBe(200);
  expect((await desk.call('/api/things/news/open-day')).status).toBe(404);
});

test('a thing gets another id once it can have it', async () => {
  const plan = (id: string) => desk.call(`/api/renaming/news/open-day?id=${id}`);
  const rename = (body: object) =>
    desk.call('/api/rename/news/open-day', { method: 'POST', language: 'uk', body: JSON.stringify(body) });
  expect(await plan('new-microscope')).toMatchObject({ status: 200, body: { problem: 'taken' } });
  expect((await rename({ id: 'new-microscope' })).status).toBe(400);
  expect((await rename({})).status).toBe(400);
  expect((await plan('open-doors')).body).not.toHaveProperty('problem');
  expect(await rename({ id: 'open-doors' })).toEqual({ status: 200, body: { name: 'news/open-doors' } });
  expect((await desk.call('/api/things/news/open-doors')).status).toBe(200);
});

test('texts are fixed, drafts discarded', async () => {
  const { value } = desk.lab.session.open('news/open-day').parts.ua ?? {};
  desk.lab.session.write('news/open-day', 'ua', { ...(value as object), title: 'День "науки"' });
  const fixed = await desk.call('/api/fix/news/open-day', { method: 'POST' });
  expect(fixed.body).toMatchObject({ parts: { ua: { value: { title: 'День «науки»' } } } });
  const { version } = await desk.opened('news/open-day', 'ua');
  expect((await desk.discard('news/open-day', version)).status).toBe(200);
  expect(desk.lab.draftOf('news/open-day')).toEqual({});
});

test('the page is served without a cookie to its own address alone, and nothing beside it', async () => {
  const page = folderForTest();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), 'the page');
  writeFileSync(join(page, 'assets/part.js'), 'a part');
  writeFileSync(join(page, 'secret.js'), 'secret');
  const other = await serveDesk(desk.lab.session, 0, { pageDir: page });
  const cookie = await cookieOf(other);
  try {
    const answer = await fetch(other.origin);
    expect(await answer.text()).toBe('the page');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // No other page may take the page, an answer or a refusal into itself.
    for (const path of ['/', '/api/things']) {
      const own = await fetch(other.origin + path, { headers: { cookie } });
      expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect((await fetch(`${other.origin}/secret.js`)).headers.get('cross-origin-resource-policy')).toBe(
      'same-origin',
    );
    for (const path of ['/secret.js', '/assets/..%2fsecret.js', '/assets/none.js', '/api/things']) {
      expect((await fetch(other.origin + path)).status).toBe(403);
    }
    // A desk with newer code removes it from the disk.
    rmSync(join(page, 'assets'), { recursive: true });
    const part = await fetch(`${other.origin}/assets/part.js`);
    expect([part.headers.get('content-type'), await part.text()]).toEqual(['text/javascript', 'a part']);
  } finally {
    await other.close();
  }
});

test('a schema is read by its name, and nothing else is', async () => {
  expect((await desk.call('/api/schemas/news-texts')).body).toHaveProperty('definitions.NewsItemTexts');
  expect((await desk.call('/api/schemas/none')).status).toBe(404);
  expect((await desk.call('/api/schemas/..%2fnews-texts')).status).toBe(404);
});

const pasted = (text: string, language = 'en', written?: string) =>
  desk.call('/api/references', { method: 'POST', body: JSON.stringify({ text, written }), language });

test('a pasted entry of a publication gives answers, and names what the content does not have', async () => {
  const entry = '@article{a, title={Heats}, author={Smith, John}, journal={Unknown}, year=2026, pages={1--2}}';
  const container = expect.stringContaining('There is no "Unknown"');
  const { status, body } = await pasted(entry);
  expect(status).toBe(200);
  expect(body.answers).toEqual({ type: 'article-journal', authors: ' / Smith J.', year: '2026', pages: '1-2' });
  expect(body.open).toEqual({ container, language: expect.stringContaining('does not say in which language') });
  const inGerman = (await pasted(entry, 'en', 'de')).body;
  expect(inGerman.answers).toMatchObject({ language: 'de', 'original-title': 'Heats' });
  expect(inGerman.open).toEqual({ container });
});

test.each([
  ['no entry', 'Heats', /^This is no BibTeX/, /^Це не BibTeX/],
  ['an open field', '@book{a,\n  title = {X\n  year = 2026\n}', /^Line 3:3: /, /^Рядок 3:3: /],
  ['two entries', '@book{a, title={X}}\n@book{b, title={Y}}', /one at a time/, /по одній/],
])('%s is refused at its field, in the language of the desk', async (_, text, en, uk) => {
  for (const [language, words] of [
    ['en', en],
    ['uk', uk],
  ] as const) {
    const problems = { entry: expect.stringMatching(words) };
    expect(await pasted(text, language)).toMatchObject({ status: 422, body: { problems } });
  }
});

test('an upload that the editor breaks off is no fault of the desk, and leaves nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const uploads = join(desk.lab.draftsFile, '../uploads');
  const sent = request(`${desk.server.origin}/api/uploads/images/news/new-microscope?file=a.png`, {
    method: 'POST',
    headers: { cookie: desk.cookie },
  });
  sent.on('error', () => undefined).write('half of a picture');
  await vi.waitFor(() => expect(readdirSync(uploads)).toHaveLength(1), 5000);
  sent.destroy();
  await vi.waitFor(() => expect(readdirSync(uploads)).toEqual([]), 5000);
  expect((await desk.call('/api/things')).status).toBe(200);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partVersion } from '../../../src/desk/part-version.ts';
import { type DeskServer, serveDesk } from '../../../src/desk/server/desk-server.ts';
import { tokenHeader } from '../../../src/desk/token-header.ts';
import { folderForTest } from '../../support/temporary-folder.ts';
import { DeskLab } from './desk-lab.ts';

let lab: DeskLab;
let server: DeskServer;
beforeEach(async () => {
  lab = new DeskLab();
  server = await serveDesk(lab.session, 0);
});
afterEach(async () => {
  await server.close();
  lab.remove();
});

interface Call {
  method?: string;
  /** The language of the desk. */
  language?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with any headers, as `fetch` would not: without the token if it is empty. */
async function call(path: string, { method = 'GET', language = 'en', headers = {}, body }: Call = {}) {
  const own = { [tokenHeader]: server.token, 'content-type': 'application/json', 'accept-language': language };
  const all = { ...own, ...headers };
  return new Promise<{ status: number | undefined; body: Record<string, unknown> }>((resolve, reject) => {
    const sent = request(`${server.origin}${path}`, { method, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      // Not at the end of the answer: a body that is refused may still be on its way, and nobody hears of its error then.
      sent.on('close', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    });
    sent.on('error', reject).end(body);
  });
}

/** A part of a thing as the server answers it. */
async function opened(thing: string, part: string) {
  const { body } = await call(`/api/things/${thing}`);
  return (
    (body as { parts: Record<string, { value: object; version: string }> }).parts[part] ?? { value: {}, version: '' }
  );
}

const put = (path: string, body: unknown, ifMatch?: string) =>
  call(`/api/parts/${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

/** Discards what was written in a thing, as far as it is of these versions. */
const discard = (thing: string, ...versions: string[]) =>
  call(`/api/drafts/${thing}`, {
    method: 'DELETE',
    headers: versions.length > 0 ? { 'if-match': versions.map((version) => `"${version}"`).join(', ') } : {},
  });

test.each([
  ['without the token', { [tokenHeader]: '' }],
  ['with another token', { [tokenHeader]: 'guessed' }],
  ['of another origin', { origin: 'https://evil.example' }],
  ['of a page without an origin', { origin: 'null' }],
  ['by another name of this computer', { host: 'evil.example' }],
])('a request %s is refused', async (_, headers) => {
  const before = lab.read('ua/footer.json');
  for (const [method, path] of [
    ['GET', '/api/things'],
    ['PUT', '/api/parts/ua/footer'],
    ['POST', '/api/save/footer'],
    ['POST', '/api/new/news'],
    ['OPTIONS', '/api/things'],
  ] as const) {
    expect((await call(path, { method, headers, body: method === 'PUT' ? '{}' : '' })).status).toBe(403);
  }
  expect(lab.read('ua/footer.json')).toBe(before);
  expect(lab.session.draftOf('footer')).toEqual({});
});

test('only this computer reaches it, and each server has a token of its own', async () => {
  expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const other = await serveDesk(lab.session, 0);
  await other.close();
  expect(other.token).not.toBe(server.token);
});

test('a thing is listed, opened, written, checked, and saved', async () => {
  const origin = { origin: server.origin };
  const things = (await call('/api/things', { headers: origin })).body as unknown as { name: string }[];
  expect(things.map(({ name }) => name)).toContain('news/new-microscope');
  const { value, version } = await opened('news/new-microscope', 'data');
  const body = { ...value, date: '31.02.2026' };
  expect(await put('data/news/new-microscope', body, `"${version}"`)).toMatchObject({
    status: 200,
    body: { parts: { data: { isDraft: true, value: { date: '31.02.2026' } } } },
  });
  expect(await call('/api/check', { language: 'uk' })).toMatchObject({ body: [{ pointer: '/date' }] });
  expect((await call('/api/drafts/news/new-microscope')).body).toHaveProperty('data');
  expect(await call('/api/save/news/new-microscope', { method: 'POST' })).toEqual({
    status: 200,
    body: { paths: ['data/news/2026.json'] },
  });
  expect(lab.read('data/news/2026.json')).toContain('31.02.2026');
});

test('a part is written over the version that was read, and over no other one', async () => {
  const thing = 'ua/news/new-microscope';
  const { value, version } = await opened('news/new-microscope', 'ua');
  const first = { ...value, title: 'Перша назва' };
  const second = { ...value, title: 'Друга назва' };
  expect((await put(thing, first)).status).toBe(428);
  expect((await put(thing, first, version)).status).toBe(428);
  const kept = await put(thing, first, `"${version}"`);
  expect(kept).toMatchObject({ status: 200, body: { parts: { ua: { value: first, version: partVersion(first) } } } });
  expect((await put(thing, second, `"${version}"`)).status).toBe(412);
  expect(lab.session.draftOf('news/new-microscope').ua?.value).toEqual(first);
  // Another part is of another version.
  const { version: english } = await opened('news/new-microscope', 'en');
  expect((await put('en/news/new-microscope', { ...value, title: 'A title' }, `"${english}"`)).status).toBe(200);
  // The same once more changes nothing: the answer to the first may have been lost.
  expect((await put(thing, first, `"${version}"`)).status).toBe(200);
  expect((await put(thing, second, `"${version}", "${partVersion(first)}"`)).status).toBe(200);
});

test('a part that another program has changed is of another version', async () => {
  const { value, version } = await opened('news/new-microscope', 'ua');
  lab.change('ua/news/2026.json', 'Новий мікроскоп', 'Електронний мікроскоп');
  expect((await put('ua/news/new-microscope', { ...value, text: 'Вступ' }, `"${version}"`)).status).toBe(412);
  expect(lab.session.draftOf('news/new-microscope')).toEqual({});
});

test('the list of things is not sent to a page that has it already', async () => {
  const list = (version: string) =>
    fetch(`${server.origin}/api/things`, { headers: { [tokenHeader]: server.token, 'if-none-match': version } });
  const version = (await list('"old"')).headers.get('etag') ?? '';
  const unchanged = await list(version);
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  lab.change('ua/news/2026.json', 'Новий мікроскоп', 'Електронний мікроскоп');
  const changed = await list(version);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Електронний мікроскоп')]);
});

test('an answer has a version only where the page has named the one that it has', async () => {
  for (const path of ['things', 'check', 'things/news/new-microscope']) {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.origin}/api/${path}`, { headers: { [tokenHeader]: server.token, ...headers } });
    expect((await ask({})).headers.get('etag'), path).toBeNull();
    expect((await ask({ 'if-none-match': '""' })).headers.get('etag'), path).toMatch(/^"\w+"$/);
  }
});

test('a part stays of its version when another item of its file is changed', async () => {
  const { value, version } = await opened('news/new-microscope', 'ua');
  lab.change('ua/news/2026.json', 'Запрошуємо', 'Щиро запрошуємо');
  expect((await put('ua/news/new-microscope', { ...value, text: 'Вступ' }, `"${version}"`)).status).toBe(200);
});

test('a thing is created of answers, and what is wrong with them is told by question', async () => {
  const answers = { date: '31.02.2026', title: 'Нова піч', 'title-en': 'A new furnace' };
  const create = (body: object) =>
    call('/api/new/news', { method: 'POST', language: 'uk', body: JSON.stringify({ ...answers, ...body }) });
  expect((await call('/api/questions')).body).toHaveProperty('news');
  expect(await create({})).toMatchObject({
    status: 422,
    body: { problems: { date: expect.stringMatching(/[а-яі]/) } },
  });
  const created = await create({ date: '05.03.2026' });
  expect(created).toEqual({ status: 200, body: { name: 'news/a-new-furnace' } });
  expect((await call(`/api/things/${created.body.name}`)).status).toBe(200);
});

test('a thing is deleted as it was shown, and not otherwise', async () => {
  const shown = await call('/api/removal/news/open-day', { language: 'uk' });
  expect(shown).toMatchObject({ status: 200, body: { references: [], addresses: ['/news/open-day'] } });
  const remove = (body: object) =>
    call('/api/remove/news/open-day', { method: 'POST', language: 'uk', body: JSON.stringify(body) });
  const choice = { seen: shown.body.seen, removesReferences: false };
  expect((await remove({ ...choice, seen: undefined })).status).toBe(400);
  expect((await remove({ ...choice, redirectTo: 1 })).status).toBe(400);
  expect((await remove({ ...choice, seen: 'another' })).status).toBe(409);
  expect((await call('/api/things/news/open-day')).status).toBe(200);
  expect((await remove(choice)).status).toBe(200);
  expect((await call('/api/things/news/open-day')).status).toBe(404);
});

test('a thing gets another id once it can have it', async () => {
  const plan = (id: string) => call(`/api/renaming/news/open-day?id=${id}`);
  const rename = (body: object) =>
    call('/api/rename/news/open-day', { method: 'POST', language: 'uk', body: JSON.stringify(body) });
  expect(await plan('new-microscope')).toMatchObject({ status: 200, body: { problem: 'taken' } });
  expect((await rename({ id: 'new-microscope' })).status).toBe(400);
  expect((await rename({})).status).toBe(400);
  expect((await plan('open-doors')).body).not.toHaveProperty('problem');
  expect(await rename({ id: 'open-doors' })).toEqual({ status: 200, body: { name: 'news/open-doors' } });
  expect((await call('/api/things/news/open-doors')).status).toBe(200);
});

test.each([
  ['POST', '/api/remove/news/open-day', { seen: 'another', removesReferences: false }, 409],
  ['POST', '/api/remove/news/none', { seen: '', removesReferences: false }, 404],
  ['GET', '/api/removal/footer', undefined, 400],
  ['GET', '/api/renaming/news/none', undefined, 404],
  ['POST', '/api/rename/news/open-day', { id: 'new-microscope' }, 400],
])('%s %s is refused in the language of the desk', async (method, path, body, status) => {
  const ask = (language: string) => call(path, { method, language, ...(body && { body: JSON.stringify(body) }) });
  expect(await ask('uk')).toMatchObject({ status, body: { error: expect.stringMatching(/[а-яі]/) } });
  expect(await ask('en')).toMatchObject({ status, body: { error: expect.not.stringMatching(/[а-яі]/) } });
});

test('texts are fixed, drafts discarded', async () => {
  const { value } = lab.session.open('news/open-day').parts.ua ?? {};
  lab.session.write('news/open-day', 'ua', { ...(value as object), title: 'День "науки"' });
  const fixed = await call('/api/fix/news/open-day', { method: 'POST' });
  expect(fixed.body).toMatchObject({ parts: { ua: { value: { title: 'День «науки»' } } } });
  const { version } = await opened('news/open-day', 'ua');
  expect((await discard('news/open-day', version)).status).toBe(200);
  expect(lab.session.draftOf('news/open-day')).toEqual({});
});

test('what was written in another window since is not discarded unseen', async () => {
  const { value, version } = await opened('news/open-day', 'ua');
  await put('ua/news/open-day', { ...value, title: 'Перша назва' }, `"${version}"`);
  const seen = await opened('news/open-day', 'ua');
  expect((await discard('news/open-day')).status).toBe(428);
  // Another window goes on writing, in this part and in another one.
  const newer = { ...value, title: 'Друга назва' };
  await put('ua/news/open-day', newer, `"${seen.version}"`);
  expect((await discard('news/open-day', seen.version)).status).toBe(412);
  const english = await opened('news/open-day', 'en');
  await put('en/news/open-day', { ...english.value, title: 'Another title' }, `"${english.version}"`);
  expect((await discard('news/open-day', partVersion(newer), english.version)).status).toBe(412);
  expect(lab.session.draftOf('news/open-day')).toMatchObject({
    ua: { value: newer },
    en: { value: { title: 'Another title' } },
  });
  const latest = (await opened('news/open-day', 'en')).version;
  expect((await discard('news/open-day', partVersion(newer), latest)).status).toBe(200);
});

test('a conflict is told, and saved over once it is decided by both versions', async () => {
  const { value } = lab.session.open('news/open-day').parts.data ?? {};
  lab.session.write('news/open-day', 'data', { ...(value as object), date: '27.02.2026' });
  lab.change('data/news/2026.json', '28.02.2026', '26.02.2026');
  expect(await call('/api/save/news/open-day', { method: 'POST' })).toMatchObject({ status: 409 });
  const { parts } = lab.session.open('news/open-day');
  const { value: mine, version = '', changedMeanwhile } = parts.data ?? {};
  const decisions = { data: { seen: changedMeanwhile?.theirs, value: mine, versions: [version] } };
  const decide = (body: unknown) => call('/api/decide/news/open-day', { method: 'POST', body: JSON.stringify(body) });
  expect((await decide({ data: { ...decisions.data, seen: {} } })).status).toBe(409);
  expect((await decide({ data: { seen: changedMeanwhile?.theirs, value: mine } })).status).toBe(428);
  // Another window has gone on writing.
  const newer = { ...(value as object), date: '25.02.2026' };
  lab.session.write('news/open-day', 'data', newer);
  expect((await decide(decisions)).status).toBe(412);
  expect(lab.session.draftOf('news/open-day').data?.value).toEqual(newer);
  lab.session.write('news/open-day', 'data', mine);
  expect((await decide(decisions)).status).toBe(200);
  expect((await call('/api/save/news/open-day', { method: 'POST' })).status).toBe(200);
  expect(lab.read('data/news/2026.json')).toContain('27.02.2026');
});

test.each([
  ['PUT', '/api/parts/ua/..%2F..%2Fpackage.json', '{}', 404],
  ['PUT', '/api/parts/model/footer', '{}', 404],
  ['PUT', '/api/parts/ua/footer', '{ "a": ', 400],
  ['POST', '/api/new/footer', '{}', 404],
  ['POST', '/api/decide/footer', '[]', 400],
  ['POST', '/api/decide/footer', '{ "model": { "seen": {}, "value": {} } }', 400],
  ['POST', '/api/decide/footer', '{ "ua": { "value": {} } }', 400],
  ['POST', '/api/texts/data/footer', '', 404],
  ['POST', '/api/texts/en/footer', '', 400],
  ['POST', '/api/new/news', '[]', 400],
  ['PUT', '/api/parts/ua/footer', JSON.stringify('x'.repeat(9_000_000)), 400],
  ['GET', '/api/things/%E0%A4%A', '', 400],
  ['GET', '/api/nothing', '', 404],
  ['GET', '/', '', 404],
  ['GET', '//', '', 404],
])('%s %s is answered with an error', async (method, path, body, status) => {
  const headers = { 'if-match': '"any"' };
  const answer = await call(path, { method, body, headers });
  expect(answer).toMatchObject({ status, body: { error: expect.any(String) } });
  expect(lab.session.list().filter(({ isDraft }) => isDraft)).toEqual([]);
});

test.each(['ua/news/2026.json', 'en/news/2026.json'])(
  'what is typed while %s is no valid JSON is told so',
  async (path) => {
    const { value, version } = await opened('news/new-microscope', 'ua');
    const before = lab.read(path);
    lab.write(path, '{ "new-microscope": ');
    const written = { ...value, title: 'Нова назва' };
    const write = () => put('ua/news/new-microscope', written, `"${version}"`);
    expect(await write()).toMatchObject({ status: 422, body: { path, error: expect.stringContaining(path) } });
    lab.write(path, before);
    expect(await write()).toMatchObject({ status: 200, body: { parts: { ua: { value: written } } } });
  },
);

test('a form of another page cannot send a request: it is no JSON', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect((await call('/api/parts/ua/footer', { method: 'PUT', headers, body: '{}' })).status).toBe(400);
});

test.each<[method: string, path: string, Call, status: number]>([
  ['GET', '/api/things', { headers: { [tokenHeader]: 'of another start' } }, 403],
  ['PUT', '/api/parts/ua/footer', { body: '{}' }, 428],
  ['PUT', '/api/parts/ua/footer', { body: '{}', headers: { 'if-match': '"old"' } }, 412],
  [
    'PUT',
    '/api/parts/ua/footer',
    { body: JSON.stringify('x'.repeat(9_000_000)), headers: { 'if-match': '"a"' } },
    400,
  ],
  ['POST', '/api/new/news', { body: '{ "image": "upload-of-before" }' }, 404],
  ['POST', '/api/assets/news/open-day', { body: '{ "upload": "0/images/of-before.png" }' }, 404],
  ['POST', '/api/texts/en/footer', {}, 400],
  ['GET', '/api/nothing', {}, 404],
])('why %s %s is refused is told in Ukrainian, too', async (method, path, more, status) => {
  const answer = await call(path, { method, language: 'uk', ...more });
  expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/[а-яі]/) } });
});

const fullDisk = () => Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write', path: lab.draftsFile });

test('a fault of the disk is told in words', async () => {
  const full = fullDisk();
  vi.spyOn(lab.session, 'save').mockImplementation(() => {
    throw full;
  });
  const { status, body } = await call('/api/save/footer', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.error).toContain('No space left on the disk');
  expect(body.error).toContain('Make room');
  const ukrainian = await call('/api/save/footer', { method: 'POST', language: 'uk' });
  expect(ukrainian.body.error).toMatch(/^На диску не лишилося місця: .*ENOSPC\)\. Звільніть місце/);
});

test('an error of ours is told in words, with its own as the detail', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(lab.session, 'save').mockImplementation(() => {
    throw new Error('No such case');
  });
  const { status, body } = await call('/api/save/footer', { method: 'POST', language: 'uk' });
  expect(status).toBe(500);
  expect(body.error).toMatch(/^Помилка в самому столі: Error: No such case\. .*покажіть це/);
  expect(said).toHaveBeenCalledOnce();
});

test('a preview that cannot follow a change keeps nobody from saving it', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const follow = () => {
    throw fullDisk();
  };
  await server.close();
  server = await serveDesk(lab.session, 0, { preview: { open: async () => '', follow } });
  const { value, version } = await opened('footer', 'ua');
  expect((await put('ua/footer', { ...value, siteMap: 'Карта' }, `"${version}"`)).status).toBe(200);
  expect((await call('/api/save/footer', { method: 'POST' })).status).toBe(200);
  expect(lab.read('ua/footer.json')).toContain('Карта');
  expect(said.mock.calls.join('\n')).toContain('No space left on the disk');
  said.mockRestore();
});

test('the page is served without a token to its own address alone, and nothing beside it', async () => {
  const page = folderForTest();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), 'the page');
  writeFileSync(join(page, 'secret.js'), 'secret');
  const other = await serveDesk(lab.session, 0, { pageDir: page });
  try {
    const answer = await fetch(other.origin);
    expect(await answer.text()).toBe('the page');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // No other page may take the page, an answer or a refusal into itself.
    for (const path of ['/', '/api/things']) {
      const own = await fetch(other.origin + path, { headers: { [tokenHeader]: other.token } });
      expect(own.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect((await fetch(`${other.origin}/secret.js`)).headers.get('cross-origin-resource-policy')).toBe(
      'same-origin',
    );
    for (const path of ['/secret.js', '/assets/..%2fsecret.js', '/assets/none.js', '/api/things']) {
      expect((await fetch(other.origin + path)).status).toBe(403);
    }
  } finally {
    await other.close();
  }
});

test('a schema is read by its name, and nothing else is', async () => {
  expect((await call('/api/schemas/news-texts')).body).toHaveProperty('definitions.NewsItemTexts');
  expect((await call('/api/schemas/none')).status).toBe(404);
  expect((await call('/api/schemas/..%2fnews-texts')).status).toBe(404);
});

const pasted = (text: string, language = 'en') =>
  call('/api/references', { method: 'POST', body: JSON.stringify({ text }), language });

test('a pasted entry of a publication gives answers, and names what the content does not have', async () => {
  const entry = '@article{a, title={Heats}, author={Smith, John}, journal={Unknown}, year=2026, pages={1--2}}';
  const { status, body } = await pasted(entry);
  expect(status).toBe(200);
  expect(body.answers).toMatchObject({ type: 'article-journal', 'title-en': 'Heats', authors: ' / Smith J.' });
  expect(body.open).toEqual({ container: expect.stringContaining('There is no "Unknown"') });
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

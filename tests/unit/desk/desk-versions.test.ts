import { expect, test } from 'vitest';
import { partVersion } from '../../../src/desk/part-version.ts';
import { servedDesk } from './served-desk.ts';

const desk = servedDesk();

test('a part is written over the version that was read, and over no other one', async () => {
  const thing = 'ua/news/new-microscope';
  const { value, version } = await desk.opened('news/new-microscope', 'ua');
  const first = { ...value, title: 'Перша назва' };
  const second = { ...value, title: 'Друга назва' };
  expect((await desk.put(thing, first)).status).toBe(428);
  expect((await desk.put(thing, first, version)).status).toBe(428);
  const kept = await desk.put(thing, first, `"${version}"`);
  expect(kept).toMatchObject({ status: 200, body: { parts: { ua: { value: first, version: partVersion(first) } } } });
  expect((await desk.put(thing, second, `"${version}"`)).status).toBe(412);
  expect(desk.lab.draftOf('news/new-microscope').ua?.value).toEqual(first);
  // Another part is of another version.
  const { version: english } = await desk.opened('news/new-microscope', 'en');
  expect((await desk.put('en/news/new-microscope', { ...value, title: 'A title' }, `"${english}"`)).status).toBe(200);
  // The same once more changes nothing: the answer to the first may have been lost.
  expect((await desk.put(thing, first, `"${version}"`)).status).toBe(200);
  expect((await desk.put(thing, second, `"${version}", "${partVersion(first)}"`)).status).toBe(200);
});

test('a part that another program has changed is of another version', async () => {
  const { value, version } = await desk.opened('news/new-microscope', 'ua');
  desk.lab.change('ua/news/2026.json', 'Новий мікроскоп', 'Електронний мікроскоп');
  expect((await desk.put('ua/news/new-microscope', { ...value, text: 'Вступ' }, `"${version}"`)).status).toBe(412);
  expect(desk.lab.draftOf('news/new-microscope')).toEqual({});
});

test('the list of things is not sent to a page that has it already', async () => {
  const list = (version: string) =>
    fetch(`${desk.server.origin}/api/things`, {
      headers: { cookie: desk.cookie, 'if-none-match': version },
    });
  const version = (await list('"old"')).headers.get('etag') ?? '';
  const unchanged = await list(version);
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  desk.lab.change('ua/news/2026.json', 'Новий мікроскоп', 'Електронний мікроскоп');
  const changed = await list(version);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Електронний мікроскоп')]);
});

test('an answer has a version only where the page has named the one that it has', async () => {
  for (const path of ['things', 'check', 'things/news/new-microscope']) {
    const ask = (headers: Record<string, string>) =>
      fetch(`${desk.server.origin}/api/${path}`, { headers: { cookie: desk.cookie, ...headers } });
    expect((await ask({})).headers.get('etag'), path).toBeNull();
    expect((await ask({ 'if-none-match': '""' })).headers.get('etag'), path).toMatch(/^"\w+"$/);
  }
});

test('a part stays of its version when another item of its file is changed', async () => {
  const { value, version } = await desk.opened('news/new-microscope', 'ua');
  desk.lab.change('ua/news/2026.json', 'Запрошуємо', 'Щиро запрошуємо');
  expect((await desk.put('ua/news/new-microscope', { ...value, text: 'Вступ' }, `"${version}"`)).status).toBe(200);
});

test('what was written in another window since is not discarded unseen', async () => {
  const { value, version } = await desk.opened('news/open-day', 'ua');
  await desk.put('ua/news/open-day', { ...value, title: 'Перша назва' }, `"${version}"`);
  const seen = await desk.opened('news/open-day', 'ua');
  expect((await desk.discard('news/open-day')).status).toBe(428);
  // Another window goes on writing, in this part and in another one.
  const newer = { ...value, title: 'Друга назва' };
  await desk.put('ua/news/open-day', newer, `"${seen.version}"`);
  expect((await desk.discard('news/open-day', seen.version)).status).toBe(412);
  const english = await desk.opened('news/open-day', 'en');
  await desk.put('en/news/open-day', { ...english.value, title: 'Another title' }, `"${english.version}"`);
  expect((await desk.discard('news/open-day', partVersion(newer), english.version)).status).toBe(412);
  expect(desk.lab.draftOf('news/open-day')).toMatchObject({
    ua: { value: newer },
    en: { value: { title: 'Another title' } },
  });
  const latest = (await desk.opened('news/open-day', 'en')).version;
  expect((await desk.discard('news/open-day', partVersion(newer), latest)).status).toBe(200);
});

test('a conflict is told, and saved over once it is decided by both versions', async () => {
  const { value } = desk.lab.session.open('news/open-day').parts.data ?? {};
  desk.lab.session.write('news/open-day', 'data', { ...(value as object), date: '27.02.2026' });
  desk.lab.change('data/news/2026.json', '28.02.2026', '26.02.2026');
  expect(await desk.call('/api/save/news/open-day', { method: 'POST' })).toMatchObject({ status: 409 });
  const { parts } = desk.lab.session.open('news/open-day');
  const { value: mine, version = '', changedMeanwhile } = parts.data ?? {};
  const decisions = { data: { seen: changedMeanwhile?.theirs, value: mine, versions: [version] } };
  const decide = (body: unknown) =>
    desk.call('/api/decide/news/open-day', { method: 'POST', body: JSON.stringify(body) });
  expect((await decide({ data: { ...decisions.data, seen: {} } })).status).toBe(409);
  expect((await decide({ data: { seen: changedMeanwhile?.theirs, value: mine } })).status).toBe(428);
  // Another window has gone on writing.
  const newer = { ...(value as object), date: '25.02.2026' };
  desk.lab.session.write('news/open-day', 'data', newer);
  expect((await decide(decisions)).status).toBe(412);
  expect(desk.lab.draftOf('news/open-day').data?.value).toEqual(newer);
  desk.lab.session.write('news/open-day', 'data', mine);
  expect((await decide(decisions)).status).toBe(200);
  expect((await desk.call('/api/save/news/open-day', { method: 'POST' })).status).toBe(200);
  expect(desk.lab.read('data/news/2026.json')).toContain('27.02.2026');
});

import { expect, test, vi } from 'vitest';
import { serveDesk } from '../../../src/desk/server/desk-server.ts';
import { type Call, servedDesk } from './served-desk.ts';

const desk = servedDesk();

test.each([
  ['POST', '/api/remove/news/open-day', { seen: 'another', removesReferences: false }, 409],
  ['POST', '/api/remove/news/none', { seen: '', removesReferences: false }, 404],
  ['GET', '/api/removal/footer', undefined, 400],
  ['GET', '/api/renaming/news/none', undefined, 404],
  ['POST', '/api/rename/news/open-day', { id: 'new-microscope' }, 400],
])('%s %s is refused in the language of the desk', async (method, path, body, status) => {
  const ask = (language: string) =>
    desk.call(path, { method, language, ...(body && { body: JSON.stringify(body) }) });
  expect(await ask('uk')).toMatchObject({ status, body: { error: expect.stringMatching(/[а-яі]/) } });
  expect(await ask('en')).toMatchObject({ status, body: { error: expect.not.stringMatching(/[а-яі]/) } });
});

test('what cannot be asked is answered with an error, and nothing is written', async () => {
  const headers = { 'if-match': '"any"' };
  for (const [method, path, body, status] of [
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
    ['POST', '/api/new/news', 'null', 400],
    ['POST', '/api/new/news', '{ "title": ["Нова піч"] }', 400],
    ['POST', '/api/assets/news/open-day', '{ "upload": "a", "crop": { "left": -1 } }', 400],
    ['PUT', '/api/parts/ua/footer', JSON.stringify('x'.repeat(9_000_000)), 400],
    ['GET', '/api/things/%E0%A4%A', '', 400],
    ['GET', '/api/nothing', '', 404],
    ['GET', '/', '', 404],
    ['GET', '//', '', 404],
  ] as const) {
    const answer = await desk.call(path, { method, body, headers });
    expect(answer, path).toMatchObject({ status, body: { error: expect.any(String) } });
  }
  expect(desk.lab.list().filter(({ isDraft }) => isDraft)).toEqual([]);
});

test('what is typed while a file is no valid JSON is told so', async () => {
  const path = 'en/news/2026.json';
  const { value, version } = await desk.opened('news/new-microscope', 'ua');
  const before = desk.lab.read(path);
  desk.lab.write(path, '{ "new-microscope": ');
  const written = { ...value, title: 'Нова назва' };
  const write = () => desk.put('ua/news/new-microscope', written, `"${version}"`);
  expect(await write()).toMatchObject({ status: 422, body: { error: expect.stringContaining(path) } });
  desk.lab.write(path, before);
  expect(await write()).toMatchObject({ status: 200, body: { parts: { ua: { value: written } } } });
});

test('a form of another page cannot send a request: it is no JSON', async () => {
  const headers = { 'content-type': 'text/plain' };
  expect((await desk.call('/api/parts/ua/footer', { method: 'PUT', headers, body: '{}' })).status).toBe(400);
});

test('why something is refused is told in Ukrainian, too', async () => {
  const refused: [method: string, path: string, Call, status: number][] = [
    ['GET', '/api/things', { headers: { cookie: 'desk-3030=of-another-desk' } }, 403],
    ['PUT', '/api/parts/ua/footer', { body: '{}' }, 428],
    ['PUT', '/api/parts/ua/footer', { body: '{}', headers: { 'if-match': '"old"' } }, 412],
    [
      'PUT',
      '/api/parts/ua/footer',
      { body: JSON.stringify('x'.repeat(9_000_000)), headers: { 'if-match': '"a"' } },
      400,
    ],
    ['POST', '/api/new/nothing', { body: '{}' }, 404],
    ['POST', '/api/new/news', { body: '{}' }, 422],
    ['POST', '/api/assets/news/open-day', { body: '{ "upload": "0/images/of-before.png" }' }, 404],
    ['POST', '/api/texts/en/footer', {}, 400],
    ['GET', '/api/nothing', {}, 404],
  ];
  for (const [method, path, more, status] of refused) {
    const answer = await desk.call(path, { method, language: 'uk', ...more });
    expect(answer, path).toMatchObject({ status, body: { error: expect.stringMatching(/[а-яі]/) } });
  }
});

const fullDisk = () =>
  Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write', path: desk.lab.draftsFile });

test('a fault of the disk is told in words', async () => {
  const full = fullDisk();
  vi.spyOn(desk.lab.session, 'save').mockImplementation(() => {
    throw full;
  });
  const { status, body } = await desk.call('/api/save/footer', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.error).toContain('No space left on the disk');
  expect(body.error).toContain('Make room');
  const ukrainian = await desk.call('/api/save/footer', { method: 'POST', language: 'uk' });
  expect(ukrainian.body.error).toMatch(/^На диску не лишилося місця: .*ENOSPC\)\. Звільніть місце/);
});

test('an error of ours is told in words, with its own as the detail', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(desk.lab.session, 'save').mockImplementation(() => {
    throw new Error('No such case');
  });
  const { status, body } = await desk.call('/api/save/footer', { method: 'POST', language: 'uk' });
  expect(status).toBe(500);
  expect(body.error).toMatch(/^Помилка в самому столі: Error: No such case\. .*покажіть це/);
  expect(said).toHaveBeenCalledOnce();
});

test('a preview that cannot follow a change keeps nobody from saving it', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const follow = () => {
    throw fullDisk();
  };
  await desk.server.close();
  await desk.serve(await serveDesk(desk.lab.session, 0, { preview: { open: async () => '', follow } }));
  const { value, version } = await desk.opened('footer', 'ua');
  expect((await desk.put('ua/footer', { ...value, siteMap: 'Карта' }, `"${version}"`)).status).toBe(200);
  expect((await desk.call('/api/save/footer', { method: 'POST' })).status).toBe(200);
  expect(desk.lab.read('ua/footer.json')).toContain('Карта');
  expect(said.mock.calls.join('\n')).toContain('No space left on the disk');
  said.mockRestore();
});

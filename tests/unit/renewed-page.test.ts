import { expect, test } from 'vitest';
import { renewedPage } from '../../src/build/renewed-page.ts';

const before = { sidebar: '<aside>Старі новини</aside>', hash: '0a1b' };
const after = { sidebar: '<aside>Нові новини й <b>ще одна</b></aside>', hash: '2c3d' };
const page = ({ sidebar, hash }: typeof before) =>
  Buffer.from(
    `<main>Сталь</main>${sidebar}<script>{"frame":{"latest-news":"${hash}","news":"${before.hash}"}}</script>`,
  );

test('a page gets other news beside it, and their hash', () => {
  expect(renewedPage(page(before), before, after)?.toString()).toBe(page(after).toString());
});

test.each([
  ['has other news', page(after)],
  ['has none', Buffer.from('<main></main>')],
  ['has them twice', Buffer.concat([page(before), page(before)])],
  ['names another hash', page({ ...before, hash: 'ffff' })],
])('a page that %s is left to be rendered', (_, bytes) => {
  expect(renewedPage(bytes, before, after)).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, fallbackMark, loadNamespaces } from '../../src/lib/language/i18n.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function run(promise: Promise<unknown>): Promise<void> {
  promise.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await promise;
}

test('at most ten namespaces are read at once', async () => {
  let now = 0;
  let most = 0;
  const read = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    now -= 1;
    return {};
  };
  const names = Array.from({ length: 25 }, (_, index) => `n${index}`);
  await run(loadNamespaces(createI18n({ read }), 'ua', names));
  expect(most).toBe(10);
});

test('a namespace is requested six times, the second time after 350 ms, then English is the fallback, with a line in the log', async () => {
  const times: number[] = [];
  const start = Date.now();
  const read = async (language: string) => {
    if (language === 'en') return { title: 'English' };
    times.push(Date.now() - start);
    throw new Error('503');
  };
  const i18n = createI18n({ read });
  await run(loadNamespaces(i18n, 'ua', ['news']));
  expect(times).toHaveLength(6);
  expect(times[1]).toBe(350);
  expect(i18n.getResourceBundle('uk', 'news')).toEqual({ title: 'English', [fallbackMark]: 'en' });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('news (ua)'));
});

test('when English fails too, the caller is told', async () => {
  const read = async () => {
    throw new Error('offline');
  };
  await expect(run(loadNamespaces(createI18n({ read }), 'ua', ['news']))).rejects.toThrow('news');
});

test('a retry after a failure reads again', async () => {
  let down = true;
  const read = async () => {
    if (down) throw new Error('503');
    return { a: 'b' };
  };
  const i18n = createI18n({ read });
  await run(loadNamespaces(i18n, 'en', ['x'])).catch(() => {});
  down = false;
  await run(loadNamespaces(i18n, 'en', ['x']));
  expect(i18n.getResourceBundle('en', 'x')).toEqual({ a: 'b' });
});

test('Ukrainian plurals have their four forms', () => {
  const labels = {
    staff_one: '{{count}} особа',
    staff_few: '{{count}} особи',
    staff_many: '{{count}} осіб',
    staff_other: '{{count}} особи',
  };
  const i18n = createI18n({ resources: { uk: { labels } } });
  const t = i18n.getFixedT('uk', 'labels');
  expect([1, 2, 5, 11, 21, 22, 25].map((count) => t('staff', { count }))).toEqual([
    '1 особа',
    '2 особи',
    '5 осіб',
    '11 осіб',
    '21 особа',
    '22 особи',
    '25 осіб',
  ]);
});

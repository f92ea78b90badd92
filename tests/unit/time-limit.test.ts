import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewedDocument } from '../../src/site/viewer/document.ts';
import { drawPage, SlowPageError } from '../../src/site/viewer/painter.ts';

const tab = Object.assign(new EventTarget(), { hidden: false });

function setHidden(hidden: boolean) {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { document: tab });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for a page that never comes, and collects why it was given up. */
function waitForEver() {
  const errors: unknown[] = [];
  const document = { lastArrival: 0, drawn: 0, pdf: { getPage: () => new Promise(() => {}) } };
  const { signal } = new AbortController();
  drawPage({
    document: document as unknown as ViewedDocument,
    number: 1,
    scaleOf: () => 1,
    intent: 'display',
    signal,
  }).catch((error) => errors.push(error));
  return { document, errors };
}

test('a page that is not drawn is given up after 15 s', async () => {
  const { errors } = waitForEver();
  await vi.advanceTimersByTimeAsync(14_900);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(errors).toEqual([new SlowPageError(15_000)]);
});

test('time in which the tab is hidden does not count', async () => {
  const { errors } = waitForEver();
  await vi.advanceTimersByTimeAsync(1000);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_500);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(errors).toEqual([new SlowPageError(15_000)]);
});

test('time before the last part of the file arrived does not count', async () => {
  const { document, errors } = waitForEver();
  await vi.advanceTimersByTimeAsync(14_000);
  document.lastArrival = 14_000;
  await vi.advanceTimersByTimeAsync(14_900);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(errors).toEqual([new SlowPageError(15_000)]);
});

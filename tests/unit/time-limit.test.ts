import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowPageError, withinTime } from '../../src/site/viewer/painter.ts';

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

/** Waits for a drawing that never ends, and collects why it was given up. */
function waitForEver() {
  const errors: unknown[] = [];
  withinTime({ lastArrival: 0 }, new Promise(() => {}), new AbortController().signal).catch((error) =>
    errors.push(error),
  );
  return errors;
}

test('a page that is not drawn is given up after 15 s', async () => {
  const errors = waitForEver();
  await vi.advanceTimersByTimeAsync(14_900);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(errors).toEqual([new SlowPageError()]);
});

test('time in which the tab is hidden does not count', async () => {
  const errors = waitForEver();
  await vi.advanceTimersByTimeAsync(1000);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_500);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(errors).toEqual([new SlowPageError()]);
});

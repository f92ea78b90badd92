import { expect, test } from 'vitest';
import { callFullscreen, fullscreenChanges, isFullscreen } from '../../src/site/viewer/fullscreen.ts';

/** The names of full screen in the browsers that have had it, as their documentation gives them. */
const browsers = [
  ['the standard', 'requestFullscreen', 'exitFullscreen', 'fullscreenElement', 'fullscreenchange'],
  [
    'Safari before 16.4',
    'webkitRequestFullscreen',
    'webkitExitFullscreen',
    'webkitFullscreenElement',
    'webkitfullscreenchange',
  ],
  [
    'the first Safari and Chrome',
    'webkitRequestFullScreen',
    'webkitCancelFullScreen',
    'webkitFullscreenElement',
    'webkitfullscreenchange',
  ],
  ['Firefox before 64', 'mozRequestFullScreen', 'mozCancelFullScreen', 'mozFullScreenElement', 'mozfullscreenchange'],
  ['Internet Explorer', 'msRequestFullscreen', 'msExitFullscreen', 'msFullscreenElement', 'MSFullscreenChange'],
] as const;

for (const [browser, request, exit, current, change] of browsers) {
  test(`full screen goes on and off under the names of ${browser}`, async () => {
    const document: Record<string, unknown> = {};
    const element = {
      [request](this: object) {
        document[current] = this;
      },
    };
    document[exit] = () => {
      document[current] = null;
    };
    expect(isFullscreen(document, element)).toBe(false);
    await callFullscreen(element, 'request');
    expect(isFullscreen(document, element)).toBe(true);
    expect(isFullscreen(document, {}), 'another element').toBe(false);
    await callFullscreen(document, 'exit');
    expect(isFullscreen(document, element)).toBe(false);
    expect(fullscreenChanges).toContain(change);
  });
}

test('the standard name is preferred', async () => {
  const called: string[] = [];
  const element = Object.fromEntries(
    ['webkitRequestFullscreen', 'requestFullscreen'].map((name) => [name, () => called.push(name)]),
  );
  await callFullscreen(element, 'request');
  expect(called).toEqual(['requestFullscreen']);
});

test('a browser without full screen, or one that refuses, is told apart from one that fills the screen', async () => {
  await expect(callFullscreen({}, 'request')).rejects.toThrow('no full screen');
  await expect(callFullscreen(null, 'request')).rejects.toThrow('no full screen');
  const refusing = { requestFullscreen: () => Promise.reject(new Error('denied')) };
  await expect(callFullscreen(refusing, 'request')).rejects.toThrow('denied');
  expect(isFullscreen({ fullscreenElement: null }, null)).toBe(false);
});

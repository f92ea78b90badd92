import type { Browser } from 'playwright';

/** What loading a page took and brought. */
export interface PageLoad {
  /** First and largest paint, in ms after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** What tasks took beyond 50 ms each, in ms. */
  blocking: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** What was sent, in bytes, and in how many answers. */
  bytes: number;
  requests: number;
  /** Bytes of these by the kind of resource: `Document`, `Script`, `Font`, `Image`, `Stylesheet`, `Fetch`. */
  kinds: Record<string, number>;
}

/** Slow 4G as Lighthouse has it, and a phone's processor. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;
/** How long the page must have been at rest, in ms. */
const rest = 1500;

/** Loads a page once, in a window of a phone, with nothing cached, on a slow line and a slow processor. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'uk-UA',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const kindOf = new Map<string, string>();
  const kinds: Record<string, number> = {};
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    requests += 1;
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  const paints = await page.evaluate(
    () => Reflect.get(window, 'paints') as Omit<PageLoad, 'bytes' | 'requests' | 'kinds'>,
  );
  await context.close();
  const bytes = Object.values(kinds).reduce((sum, value) => sum + value, 0);
  return { ...paints, bytes, requests, kinds };
}

/** Runs in the page. No function in it has a name: the loader of TypeScript would refer to a helper of its own. */
function observe(): void {
  const paints = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  Object.assign(window, { paints });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (name === 'first-contentful-paint') paints.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') paints.largestPaint = startTime;
      if (entryType === 'longtask') paints.blocking += Math.max(0, duration - 50);
      if (entryType === 'layout-shift') paints.shift += Reflect.get(entry, 'value') as number;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}

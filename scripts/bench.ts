import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Browser, chromium, devices } from 'playwright';
import { chromiumOptions } from '../src/lib/command/chromium.ts';
import { textIfThere } from '../src/lib/command/folders.ts';
import { withCleanUp } from '../src/lib/command/processes.ts';
import { CommandError, runCommand, wholeNumber } from '../src/lib/command/run-command.ts';
import { defaultLanguage, type LanguageCode, languageCodes, ofLanguage } from '../src/lib/language/languages.ts';

const usage = `Measures what builds and checks cost, or what pages weigh and when they are painted. Prints one JSON object. Build first.

npm run bench                     content with 0, 1,000 and 5,000 made news items: CPU seconds, seconds, largest memory in MB
npm run bench -- --news 100       with another number of them; may be repeated
npm run bench -- --pages ORIGIN   pages of a site that runs, http://localhost:8888 for instance, or of several in turn: medians of
                                  nine loads by a phone on a slow line (150 ms, 1.6 Mbit/s, a processor four times slower)
`;

const root = join(import.meta.dirname, '..');
const paths = ['/news/admission-2026', '/', '/person/haiova-uliana', '/training/postgraduate/orders'];
const perYear = 200;
type NewsItem = { id: string; title?: string; text?: string };
type Entry = PerformanceEntry & { transferSize?: number; value: number };
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The texts of made items: plausible to the search, and different in each. */
const said = (a: number, b: number) => ({
  ua: `Після ${a} плавок вміст сірки зменшився до ${b}\u00a0ppm без зростання витрат вапна; зразки охолоджували у воді.`,
  en: `After ${a} heats the sulfur content fell to ${b}\u00a0ppm with no more lime; the specimens were cooled in water.`,
});

await runCommand(usage, async () => {
  const option = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ options: { news: option, pages: option } });
  const counts = (values.news ?? ['0', '1000', '5000']).map((count) => wholeNumber('--news', count, 0));
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0], node: process.version };
  const dir = mkdtempSync(join(root, '.cache/bench-'));
  const cleanUp = () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  const measured: object[] = [];
  await withCleanUp(cleanUp, async () => {
    if (values.pages) measured.push(...(await benchPages(values.pages)));
    else for (const news of counts) measured.push(await benchSize(join(dir, `${news}`), news));
  });
  console.log(JSON.stringify({ machine, measured }, null, 2));
  return 0;
});

async function benchSize(dir: string, news: number): Promise<object> {
  const content = join(dir, 'content');
  const env = { CONTENT_DIR: content, OUT_DIR: join(dir, 'site'), CACHE_DIR: join(dir, 'cache') };
  const years = makeContent(content, news);
  // Encoding pictures would hide all else.
  cpSync(join(root, '.cache/images'), join(dir, 'cache/images'), { recursive: true });
  const fromNothing = await measure('build', env);
  renameSync(env.OUT_DIR, `${env.OUT_DIR}-before`);
  const cold = await measure('build', env);
  const checkAll = await measure('check -- --content "$CONTENT_DIR" --no-cache', env);
  const oldest = join(content, defaultLanguage, `news/${years[0]}.json`);
  writeFileSync(oldest, readFileSync(oldest, 'utf8').replace('"content": "', '"content": "Вранці мили шліфи. '));
  const oneText = await measure('build', env);
  const checkOneText = await measure('check -- --content "$CONTENT_DIR"', env);
  for (const folder of ['data', ...languageCodes])
    changeNews(content, folder, years.at(-1), (items) => [
      { ...items[0], id: 'added', ...(items[0]?.title && { title: `${items[0].title} (2)` }) },
      ...items,
    ]);
  const [newest, unchanged] = [await measure('build', env), await measure('build', env)];
  return { news, fromNothing, cold, oneText, newest, unchanged, checkAll, checkOneText };
}

/** Copies the content with made news of the years before its own, and publishes it: checks look closer at what is new. */
function makeContent(to: string, count: number): number[] {
  cpSync(join(root, 'content'), to, { recursive: true });
  const years = readdirSync(join(to, 'data/news')).sort().map(Number.parseFloat);
  const own = new Map(['data', ...languageCodes].map((folder) => [folder, changeNews(to, folder, years.at(-1))]));
  for (let start = 0; start < count; start += perYear) {
    const numbers = Array.from({ length: Math.min(perYear, count - start) }, (_, index) => start + index);
    const year = Number(years[0]) - 1;
    years.unshift(year);
    for (const [folder, items] of own)
      changeNews(to, folder, year, () => numbers.map((n) => madeItem(items, n, folder, year)));
  }
  execSync('git init -qb main && git add . && git -c user.name=x -c user.email=x commit -qm x', { cwd: to });
  return years;
}

/** An item with the picture and the lead of one that there is, on another day. */
function madeItem(items: readonly NewsItem[], n: number, folder: string, year: number): object {
  const item = { ...items[n % items.length], id: `made-${n}` };
  const day = new Date(Date.UTC(year, 9, 31 - (n % perYear))).toISOString().slice(0, 10);
  if (folder === 'data') return { ...item, date: day.split('-').reverse().join('.') };
  const sentences = Array.from({ length: 12 }, (_, k) => ofLanguage(said(n + k + 2, k + 3), folder as LanguageCode));
  return { ...item, title: `${item.title} (${n})`, content: sentences.join('\n\n') };
}

/** Rewrites the news of a year in a folder of the content, and returns those of before. */
function changeNews(dir: string, folder: string, year = 0, change?: (items: NewsItem[]) => object[]): NewsItem[] {
  const path = join(dir, folder, `news/${year}.json`);
  const $schema = `../../schema/news-${folder === 'data' ? 'data' : 'texts'}.schema.json`;
  const { items = [] }: { items?: NewsItem[] } = JSON.parse(textIfThere(path) ?? '{}');
  if (change) writeFileSync(path, `${JSON.stringify({ $schema, items: change(items) }, null, 2)}\n`);
  return items;
}

async function measure(command: string, env: { CACHE_DIR: string }): Promise<object> {
  const started = performance.now();
  const script = `npm run --silent ${command}; status=$?; times >&2; exit $status`;
  const child = spawn('bash', ['-c', script], { cwd: root, env: { ...process.env, ...env } });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(env.CACHE_DIR));
  }, 50);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  clearInterval(timer);
  if (code !== 0) throw new CommandError(`npm run ${command} failed:\n${output}\n${errors}`);
  const times = errors.trim().split('\n').at(-1) ?? '';
  const cpu = [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
  const [cpuSeconds, seconds] = [rounded(cpu), rounded((performance.now() - started) / 1000)];
  const [, pages, rendered] = (/(\d+) pages in .*: (\d+) rendered/.exec(output) ?? []).map(Number);
  return { cpuSeconds, seconds, memoryMb: Math.round(memory), pages, rendered };
}

/** The resident memory of the processes that have a text in their environment, in MB: they name their pages of 4 KB. */
function memoryOf(inherited: string): number {
  return readdirSync('/proc').reduce((sum, name) => {
    try {
      if (!readFileSync(`/proc/${name}/environ`).includes(inherited)) return sum;
      return sum + Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]) / 256;
    } catch {
      // No process, or one of others, or one that has ended meanwhile.
      return sum;
    }
  }, 0);
}

/** Loads each page of each site in turn, so that what else the machine does falls on all of them. */
async function benchPages(origins: readonly string[]): Promise<object[]> {
  const browser = await chromium.launch(chromiumOptions);
  const figures: object[] = [];
  try {
    for (const path of paths) {
      const loads = new Map(origins.map((origin): [string, Record<string, number>[]] => [origin, []]));
      for (let turn = 0; turn < 9; turn += 1)
        for (const [origin, own] of loads) own.push(await loadPage(browser, origin + path));
      for (const [origin, own] of loads) figures.push({ page: origin + path, ...medians(own) });
    }
  } finally {
    await browser.close();
  }
  return figures;
}

function medians(loads: readonly Record<string, number>[]): object {
  const of = (key: string) => loads.map((load) => load[key] ?? 0).sort((a, b) => a - b)[loads.length >> 1] ?? 0;
  return Object.fromEntries(Object.keys(loads[0] ?? {}).map((key) => [key, rounded(of(key))]));
}

/** Loads a page once with nothing cached: paints in ms, what tasks took beyond 50 ms each, shift, bytes. */
async function loadPage(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ ...devices['Galaxy S8'], deviceScaleFactor: 2, locale: 'uk-UA' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const response = await page.goto(url, { waitUntil: 'load' }).catch(() => null);
  if (!response?.ok()) throw new CommandError(`There is no page ${url}.`);
  await page.waitForTimeout(1500);
  const entries = await page.evaluate(entriesOf);
  await context.close();
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const bytesOf = (ending: string) =>
    sum(entries.map(({ name, transferSize = 0 }) => (name.endsWith(ending) ? transferSize : 0)));
  return {
    firstPaint: of('paint').at(-1)?.startTime ?? 0,
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blocking: sum(of('longtask').map(({ duration }) => duration - 50)),
    shift: sum(of('layout-shift').map(({ value }) => value)),
    bytes: bytesOf(''),
    fontBytes: bytesOf('.woff2'),
  };
}

function entriesOf(): Promise<Entry[]> {
  return new Promise((done) => {
    const found: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
    for (const type of PerformanceObserver.supportedEntryTypes) observer.observe({ type, buffered: true });
    setTimeout(() => done(found.map((entry) => entry.toJSON())), 100);
  });
}

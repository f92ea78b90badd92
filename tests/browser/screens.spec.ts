import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { languages } from '../../src/lib/language/languages.ts';
import { type BuiltPage, builtPages } from './support/built-pages.ts';
import { resizer } from './support/resizer.ts';
import {
  type AcceptedPage,
  acceptedPage,
  type ScreenPart,
  screenScale,
  screensDir,
  showAlone,
  takeScreen,
  takeStill,
  textHash,
} from './support/screens.ts';
import { settlePage } from './support/settle-page.ts';
import { setTheme, type Theme } from './support/theme.ts';
import { test } from './support/worker-test.ts';

/**
 * Each kind of page looks as it was accepted: the page with most in it, dark on a phone and light in a wide window, in the first
 * language; header, news and footer, which are on all pages, at three further widths. `--update-snapshots` accepts what is there now.
 *
 * Only the code's doing is compared: a part of a page whose text an editor changed is left out until it is accepted again, and
 * so is a page that is gone. For that reason header, news and footer are apart.
 */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

// One window for all: it keeps what pages have in common.
test.describe.configure({ mode: 'default' });
let page: Page;
let resize: Awaited<ReturnType<typeof resizer>>;
test.beforeAll(async ({ browser, server }) => {
  server.reset();
  page = await browser.newPage();
  resize = await resizer(page, screenScale);
});
test.afterAll(() => page.close());

const ofKinds: View[] = [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
];
const ofFrame: View[] = [
  ...ofKinds,
  { width: 768, theme: 'light' },
  { width: 1920, theme: 'dark' },
  { width: 2561, theme: 'light' },
];
const height = 900;

/** Kinds with nothing of their own: all their parts are on pages of others. */
const madeOfOthers = ['ApplicantsPage', 'CouncilPage', 'LaboratoryPage', 'TextPage'];

interface View {
  width: number;
  theme: Theme;
}

interface Subject {
  /** The folder of its screens. */
  name: string;
  part: ScreenPart;
  views: readonly View[];
  /** The pages that show it, those with most in them first. */
  pages: readonly BuiltPage[];
}

for (const { name, part, views, pages } of subjects()) {
  test(`${name} looks as accepted`, async ({ server }, { config }) => {
    const isAccepting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    const accepted = acceptedPage(name);
    const shown = pages.find(({ url }) => url === accepted?.path) ?? (isAccepting ? pages[0] : undefined);
    test.skip(!shown, 'nothing is accepted, or the page is gone');
    // In its first window it is laid out once.
    await resize(views[0]?.width ?? 0, height);
    await page.goto(server.origin + shown?.url);
    const text = textHash(await showAlone(page, part));
    test.skip(!isAccepting && text !== accepted?.text, 'its text was changed');
    for (const { width, theme } of views) {
      await setTheme(page, theme);
      await resize(width, height);
      await settlePage(page);
      const screen = () => (isAccepting ? takeStill(page, part) : takeScreen(page, part));
      const matches = async () =>
        expect(await screen()).toMatchSnapshot([name, `${width}-${theme}.png`], { maxDiffPixelRatio: 0.0005 });
      // On a busy machine, a picture may be painted later than the text around it.
      await expect(matches).toPass({ intervals: [500, 2000, 8000], timeout: 30_000 });
    }
    if (isAccepting) {
      const page: AcceptedPage = { path: shown?.url ?? '', text };
      writeFileSync(join(screensDir, name, 'page.json'), `${JSON.stringify(page, null, 2)}\n`);
    }
  });
}

function subjects(): Subject[] {
  const pages = builtPages()
    .filter(({ html }) => html.includes(`<html lang="${languages[0]?.tag}"`))
    .sort((a, b) => b.html.length - a.html.length);
  const kinds = groupBy(
    pages.filter(({ component }) => component && !madeOfOthers.includes(component)),
    ({ component }) => component,
  );
  const withNews = pages.filter(({ html }) => html.includes('data-columns'));
  return [
    ...[...kinds].map(([name, pages]) => ({ name, part: 'main' as const, views: ofKinds, pages })),
    ...(['header', 'aside', 'footer'] as const).map((part) => ({
      name: part,
      part,
      views: ofFrame,
      pages: withNews,
    })),
  ];
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { settlePage } from '../../src/compare/pictures/settle-page.ts';
import { type LanguageCode, languageCodes } from '../../src/language/languages.ts';
import { builtPages } from './support/built-pages.ts';
import { resizer } from './support/resizer.ts';
import {
  type AcceptedPage,
  acceptedPage,
  pagesByComponent,
  type ScreenPage,
  type ScreenPart,
  screenScale,
  screensDir,
  showAlone,
  takeScreen,
  takeStill,
  textHash,
} from './support/screens.ts';
import { setTheme, themes } from './support/theme.ts';
import { test } from './support/worker-test.ts';

/**
 * Each kind of page looks as it was accepted: the page with most in it, at five widths, in both themes and all languages by
 * turns. `npm run accept:screens` accepts what is there now.
 *
 * Only the code's doing is compared. A part of a page whose text an editor changed is left out until it is accepted again, and
 * so is a page that is gone; header, news and footer, which are on all pages, are apart for that reason.
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

const widths = [360, 768, 1280, 1920, 2561];
const height = 900;

interface Subject {
  /** The folder of its screens. */
  name: string;
  part: ScreenPart;
  /** The pages that show it. */
  pages: readonly ScreenPage[];
}

subjects().forEach(({ name, part, pages }, index) => {
  test(`${name} looks as accepted`, async ({ server }, { config }) => {
    const isAccepting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    const accepted = acceptedPage(name);
    const shown = pages.find(({ path }) => path === accepted?.path) ?? (isAccepting ? pages[0] : undefined);
    test.skip(!shown, 'nothing is accepted, or the page is gone');
    const texts: AcceptedPage['texts'] = {};
    for (const [language, { url }] of shown?.versions ?? []) {
      const views = viewsIn(language, index);
      // In its first window it is laid out once.
      await resize(views[0]?.width ?? 0, height);
      await page.goto(server.origin + url);
      texts[language] = textHash(await showAlone(page, part));
      if (!isAccepting && texts[language] !== accepted?.texts[language]) continue;
      for (const { width, theme } of views) {
        await setTheme(page, theme);
        await resize(width, height);
        await settlePage(page);
        const file = `${width}-${theme}-${language}.png`;
        const screen = () => (isAccepting ? takeStill(page, part) : takeScreen(page, part));
        const matches = async () =>
          expect(await screen()).toMatchSnapshot([name, file], { maxDiffPixelRatio: 0.0005 });
        // On a busy machine, a picture may be painted later than the text around it.
        await expect(matches).toPass({ intervals: [500, 2000, 8000], timeout: 30_000 });
      }
    }
    if (isAccepting) {
      const page: AcceptedPage = { path: shown?.path ?? '', texts };
      writeFileSync(join(screensDir, name, 'page.json'), `${JSON.stringify(page, null, 2)}\n`);
    }
  });
});

function subjects(): Subject[] {
  const kinds = pagesByComponent(builtPages());
  const withNews = [...kinds.values()].flat().filter(({ versions }) => {
    return [...versions.values()].every(({ html }) => html.includes('data-columns'));
  });
  return [
    ...[...kinds].map(([component, pages]) => ({ name: component, part: 'main' as const, pages })),
    ...(['header', 'aside', 'footer'] as const).map((part) => ({ name: part, part, pages: withNews })),
  ].filter(({ name, pages }) => name !== '' && pages.length > 0);
}

/** Each width once, in a language and a theme by turns. */
function viewsIn(language: LanguageCode, index: number) {
  return widths.flatMap((width, at) => {
    const turn = index + at;
    const theme = themes[Math.floor(turn / languageCodes.length) % themes.length];
    return theme && languageCodes[turn % languageCodes.length] === language ? [{ width, theme }] : [];
  });
}

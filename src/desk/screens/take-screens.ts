import type { Page } from 'playwright';
import sharp from 'sharp';
import { itemKindNamed } from '../../content/kind-table.ts';
import english from '../browser/words/en.json' with { type: 'json' };
import ukrainian from '../browser/words/uk.json' with { type: 'json' };
import type { DeskServer } from '../server/desk-server.ts';

/** The languages of the guides. */
export const guideLanguages = ['uk', 'en'] as const;
type GuideLanguage = (typeof guideLanguages)[number];

/** What is shown, of things of the content. */
export interface ShownThings {
  /** The id of a news item. */
  news: string;
  /** The id of a person to whom others refer. */
  person: string;
}

const words: Record<GuideLanguage, typeof ukrainian> = { uk: ukrainian, en: english };
/** Quotes that the house writes otherwise: the desk marks them, and can fix them. */
const headlines = { uk: 'Пуск нової "індукційної" печі', en: 'A new "induction" furnace is started' };

/** A screen: how much of it is worth showing, and how the page gets there. */
interface Screen {
  height: number;
  /** Waits for what is to be seen. */
  show: (page: Page, shown: ShownThings, language: GuideLanguage) => Promise<void>;
}

/** The screens by name, in an order in which none shows what was typed for another. */
const screens: Record<string, Screen> = {
  create: {
    height: 720,
    show: async (page, _, language) => {
      await goTo(page, 'new/news');
      const { added } = itemKindNamed('news').items;
      await page.getByRole('heading', { name: `${words[language].create} ${added?.[language]}` }).waitFor();
      await page.getByRole('textbox').nth(1).waitFor();
    },
  },
  delete: {
    height: 560,
    show: async (page, { person }, language) => {
      await goTo(page, `delete/person/${person}`);
      await page.getByRole('region', { name: words[language].deletion.refer }).waitFor();
      await page.locator('select').last().waitFor();
    },
  },
  write: {
    height: 900,
    show: async (page, { news }, language) => {
      await goTo(page, `news/${news}`);
      await page.locator(`[id="field-${language === 'uk' ? 'ua' : 'en'}-title"]`).fill(headlines[language]);
      await page
        .getByRole('button', { name: `${words[language].fixOne}: ` })
        .first()
        .waitFor();
      await page.getByText(words[language].draft, { exact: true }).first().waitFor();
    },
  },
};

/** Takes the screens of the desk in a language. @returns their bytes by name, as PNG of few colours */
export async function takeScreens(
  page: Page,
  { address }: DeskServer,
  shown: ShownThings,
  language: GuideLanguage,
): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  await page.addInitScript((each) => localStorage.setItem('desk-language', each), language);
  await page.goto(address);
  for (const [name, { height, show }] of Object.entries(screens)) {
    await page.setViewportSize({ width: 1280, height });
    await show(page, shown, language);
    await page.evaluate(() => scrollTo(0, 0));
    // Nothing but the words: no caret that blinks, no frame of what has the focus by chance.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForFunction((waits) => !document.body.textContent?.includes(waits), words[language].checking);
    const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    taken.set(name, await sharp(image).png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  }
  return taken;
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate((each) => location.replace(`#/${each}`), name);
}

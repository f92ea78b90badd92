import type { Page } from 'playwright/test';

/** The themes of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Gives a page a theme: all that the switch of themes changes. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

import type { Locator, Page } from 'playwright/test';
import type { HeaderTexts } from '../../../content/model/frame-texts.ts';
import type { SearchTexts } from '../../../content/model/search-texts.ts';
import type { LanguageCode } from '../../../src/lib/language/languages.ts';
import { readContent } from './content.ts';
import { commonWord } from './search-words.ts';
import { expect } from './test.ts';

/** The words of the search page. */
export const words = (language: LanguageCode) => readContent<SearchTexts>(`${language}/search.json`);
/** A word that many titles have, if the content has any, and what to say if it has none. */
export const common = commonWord();
export const word = common?.word ?? '';
export const noTitles = 'The content has nothing with a title.';
/** Word forms may differ in their ends. */
export const beginning = (text: string) => new RegExp(text.slice(0, 4), 'i');

/** The address of the search page that has searched for something. */
export const address = (query: string, language: LanguageCode = 'ua') =>
  `${language === 'en' ? '/en' : ''}/search?${new URLSearchParams({ q: query })}`;

export const results = (page: Page, language: LanguageCode = 'ua'): Locator =>
  page.getByRole('region', { name: words(language).resultsTitle });

export const group = (page: Page, kind: keyof SearchTexts['kinds'], language: LanguageCode = 'ua'): Locator =>
  results(page, language).getByRole('region', { name: words(language).kinds[kind] });

export const box = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('searchbox', { name: readContent<HeaderTexts>('ua/header.json').searchPlaceholder });

/** Types a query on the search page, and waits until the page shows the answer. */
export async function ask(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(page).toHaveTitle(words('ua').windowTitle.replace('{{query}}', query));
}

import type { CheckResult } from '../check/check-content.ts';
import {
  type ByLanguage,
  fallbackLanguage,
  type LanguageCode,
  languageOf,
  ofLanguage,
} from '../lib/language/languages.ts';

/** Where a preview has the full report of the checker. */
export const reportPath = 'check-report.txt';

/** What the checker found, in figures. */
export type CheckFigures = Pick<CheckResult, 'files' | 'errors' | 'warnings'>;

/** Words for editors: they never reach a visitor, and so are no content. */
const words: ByLanguage<(figures: CheckFigures) => { text: string; link: string }> = {
  ua: ({ files, errors, warnings }) => ({
    text: `Попередній перегляд, ще не опубліковано. Перевірено файлів: ${files}; помилок: ${errors}; зауважень: ${warnings}.`,
    link: 'Докладно',
  }),
  en: ({ files, errors, warnings }) => ({
    text: `Preview, not published yet. Files checked: ${files}; errors: ${errors}; warnings: ${warnings}.`,
    link: 'Details',
  }),
};

const style =
  '.preview{position:sticky;inset-block-start:0;z-index:9999;padding:8px 16px;background:#5c2e00;color:#fff;font:16px/1.4 sans-serif}' +
  '.preview a{color:inherit}@media print{.preview{display:none}}';

/** Puts a banner with the figures of the check above a page. It is outside of what React hydrates. */
export function withPreviewBanner(html: string, language: LanguageCode, figures: CheckFigures): string {
  const { text, link } = ofLanguage(words, language)(figures);
  const { tag } = languageOf(language in words ? language : fallbackLanguage);
  const banner = `<aside class="preview" aria-label="${link}" lang="${tag}" data-pagefind-ignore>${text} <a href="/${reportPath}">${link}</a></aside>`;
  return html
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${banner}`);
}

import { expect, test } from 'vitest';
import type { DocumentsData, DocumentsTexts } from '../../content/model/documents.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { type LanguageCode, languageOf, languages } from '../../src/lib/language/languages.ts';
import { labels, readContent } from '../browser/support/content.ts';
import { fileAt, readPage } from './support/site.ts';

const { items } = readContent<DocumentsData>('data/documents.json');

test.each(languages)(
  'the $code list names every document with its kind, date, language, pages and size',
  ({ code }) => {
    const { documents } = labels(code);
    const texts = readContent<DocumentsTexts>(`${code}/documents.json`);
    const list = readPage(fileAt(joinLanguagePath(code, '/test')))
      .querySelectorAll('table')
      .at(-1);
    const rows = list?.querySelectorAll('tbody tr') ?? [];
    expect(rows).toHaveLength(items.length);
    for (const [index, { id, kind, language, file }] of items.entries()) {
      const title = texts.items.find((item) => item.id === id)?.title ?? '';
      const languageName = texts.languages[language] ?? '';
      const row = rows[index];
      const cells = row?.querySelectorAll('td') ?? [];
      const plain = (text = '') => text.replaceAll('\u00a0', ' ');
      expect(plain(row?.querySelector('th[scope=row]')?.text)).toBe(title);
      const named = plain(cells[0]?.text);
      expect(named).toContain(texts.kinds[kind]);
      if (language !== code) expect(named).toContain(languageName);
      expect(cells[2]?.text).toMatch(/^\d+$/);
      const save = row?.querySelector('a[download]');
      expect(plain(save?.text)).toMatch(/^[\d,.]+ \D{2}, /);
      expect(plain(save?.text)).toContain(`${documents.download} ${title}`);
      expect(save?.getAttribute('href')).toBe(`/files/${file}`);
      if (language !== code) {
        expect(save?.getAttribute('hreflang')).toBe(languageOf(language as LanguageCode).tag);
      }
      const view = row?.querySelector('button');
      expect(plain(view?.text)).toBe(`${documents.view} ${title}`);
      expect(view?.getAttribute('aria-expanded')).toBe('false');
    }
  },
);

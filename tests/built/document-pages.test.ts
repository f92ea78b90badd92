import { expect, test } from 'vitest';
import type { DocumentsData, DocumentsTexts } from '../../content/model/documents.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { type LanguageCode, languageOf, languages } from '../../src/lib/language/languages.ts';
import { readContent } from '../browser/support/content.ts';
import { fileAt, readPage } from './support/site.ts';

const { items } = readContent<DocumentsData>('data/documents.json');
const plain = (text = '') => text.replaceAll('\u00a0', ' ').trim();

test.each(languages)(
  'every document is text on a page of its own on the $code site, which its lists name',
  ({ code }) => {
    const { reading } = readContent<DocumentsTexts>(`${code}/documents.json`);
    const rows = readPage(fileAt(joinLanguagePath(code, '/test'))).querySelectorAll('table:last-of-type tbody tr');
    const scans = items.filter(({ id, file, language }, index) => {
      const address = joinLanguagePath(code, `/about/documents/${id}`);
      const link = rows.at(index - items.length)?.querySelector(`a[href="${address}"]`);
      expect(link?.text).toBeTruthy();
      const main = readPage(fileAt(address)).querySelector('main');
      const says = plain(main?.text);
      if (says.includes(reading.scan)) return true;
      expect(says).toContain(reading.note);
      // Without a script each page is opened in the file.
      const pages = Number(plain(rows.at(index - items.length)?.querySelectorAll('td')[2]?.text));
      const marks = main?.querySelectorAll('.page-mark') ?? [];
      expect(marks.map(({ id }) => id)).toEqual(Array.from({ length: pages }, (_, page) => `page-${page + 1}`));
      expect(
        marks
          .at(-1)
          ?.querySelectorAll('a')
          .map((mark) => mark.getAttribute('href')),
      ).toEqual([`#page=${pages}`, `/files/${file}#page=${pages}`]);
      const inLanguage = marks[0]?.closest('[lang]:not(.page-mark)')?.getAttribute('lang');
      expect(inLanguage).toBe(languageOf(language as LanguageCode).tag);
      return false;
    });
    expect(scans.length).toBeLessThan(items.length / 2);
  },
);

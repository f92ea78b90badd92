import type { DocumentKind } from '../../../../content/model/documents.ts';
import type { Block } from './block.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** A document before typesetting: its entry in `documents.json`, and its text. */
export interface DocumentSource {
  id: string;
  /** The path of the PDF below content/files. */
  file: string;
  kind: DocumentKind;
  /** DD.MM.YYYY */
  date: string;
  language: 'ua' | 'en';
  /** The title of the card in each language. */
  titles: { ua: string; en: string };
  /** The heading on the first page, by default the title of the card. */
  heading: string;
  /** True if the document is published as a scan, an image without text. */
  scan: boolean;
  blocks: Block[];
}

/** Reads a text: front matter (`key: value` between two lines of `---`), then Markdown. */
export function readDocumentSource(path: string, text: string): DocumentSource {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const values = Object.fromEntries(
    front.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replaceAll('~', '\u00a0'),
      ];
    }),
  );
  const value = (key: string): string => {
    const found = values[key];
    if (!found) throw new Error(`${path}: the front matter has no ${key}.`);
    return found;
  };
  const language = (values.language ?? 'ua') as 'ua' | 'en';
  return {
    id: value('id'),
    file: path.replace(/\.md$/, '.pdf'),
    kind: value('kind') as DocumentKind,
    date: value('date'),
    language,
    titles: { ua: value('ua'), en: value('en') },
    heading: values.heading ?? value(language),
    scan: values.scan === 'yes',
    blocks: parseMarkdown(body),
  };
}

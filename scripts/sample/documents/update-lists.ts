import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentsData, DocumentsTexts } from '../../../content/model/documents.ts';
import type { DocumentSource } from './parse/document-source.ts';

/** Writes the three lists that name the documents, where a content folder has them. */
export function updateLists(content: string, documents: readonly DocumentSource[]): void {
  const list = join(content, 'data/documents.json');
  if (!existsSync(list)) return;
  const before: DocumentsData = JSON.parse(readFileSync(list, 'utf8'));
  const shownIn = new Map(before.items.map((document) => [document.id, document.shownIn]));
  writeJson(list, {
    $schema: '../schema/documents-data.schema.json',
    items: documents.map(({ id, file, kind, date, language }) => ({
      id,
      file,
      kind,
      date,
      language,
      shownIn: shownIn.get(id),
    })),
  });
  for (const language of ['ua', 'en'] as const) {
    const texts = join(content, language, 'documents.json');
    const before: DocumentsTexts = JSON.parse(readFileSync(texts, 'utf8'));
    writeJson(texts, { ...before, items: documents.map(({ id, titles }) => ({ id, title: titles[language] })) });
  }
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

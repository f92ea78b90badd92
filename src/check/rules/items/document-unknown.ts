import { isKindSure } from '../../../content/content-tree.ts';
import { assetReferences, suggestAsset } from '../../../content/views/asset-references.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { joinByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { settledPointers } from '../../settled-pointers.ts';

/** The facts in which documents have their files. */
const documents = { kind: 'documents-data', path: 'data/documents.json' };

export const documentUnknown = defineRule<{ path: string; file: string }>({
  code: 'document-unknown',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A linked document has its entry among the documents.',
    uk: 'Документ, на який ведуть посилання, має запис серед документів.',
  },
  why: {
    en: 'The entry says what the document is, of which day and in which language. When somebody deletes it while texts still link to the file, visitors get a document that the site knows nothing about, and nobody finds it to replace it.',
    uk: 'Запис каже, що це за документ, від якого дня й якою мовою. Якщо його видалити, а тексти й далі посилатимуться на файл, відвідувачі діставатимуть документ, про який сайт нічого не знає, і ніхто не знайде його, щоб замінити.',
  },
  paths: ['path', 'file'],
  words: {
    en: ({ path, file }) => ({
      message: `There are links to the document ${path}, but it has no entry.`,
      hint: `Add its entry to ${file}, or remove the links.`,
    }),
    uk: ({ path, file }) => ({
      message: `На документ ${path} посилаються, а запису про нього немає.`,
      hint: `Додайте запис до ${file} або приберіть посилання.`,
    }),
  },
  check(tree, report) {
    if (!isKindSure(tree, documents.kind) || settledPointers(tree).has(documents.path)) return;
    const named = valuesOfFormat(tree, 'file').map(({ value }) => value);
    // A mistyped path is an error of its own.
    const meant = named.map((path) => (tree.documents.includes(path) ? path : suggestAsset(path, tree.documents)));
    const known = new Set([...named, ...meant]);
    const existing = new Set(tree.documents);
    const unknown = assetReferences(tree).filter(
      ({ folder, path }) => folder === 'files' && existing.has(path) && !known.has(path),
    );
    for (const { path, place, related } of joinByTarget(unknown.map((asset) => ({ ...asset, target: asset.path }))))
      report(place, { path: `files/${path}`, file: documents.path }, related);
  },
});

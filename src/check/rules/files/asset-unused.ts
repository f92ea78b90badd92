import type { ContentTree } from '../../../content/content-tree.ts';
import { isObject } from '../../../content/unknown-value.ts';
import { assetReferences } from '../../../content/views/asset-references.ts';
import { defineRule } from '../../rule.ts';
import { assetForms } from './file-unexpected.ts';

export const assetUnused = defineRule<{ path: string; folder: string }>({
  code: 'asset-unused',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  waitsForErrors: true,
  summary: { en: 'Every picture and document is used.', uk: 'Кожне зображення й кожен документ використано.' },
  why: {
    en: 'Unused files are forgotten, yet downloaded with every copy of the project. The warning appears only while there are no errors.',
    uk: 'Про невикористані файли забувають, а завантажують їх із кожною копією проєкту. Зауваження з’являється, лише коли помилок немає.',
  },
  paths: ['folder'],
  words: {
    en: ({ path, folder }) => ({
      message: `The file ${folder}/${path} is not used.`,
      hint: 'Use it, or delete it.',
    }),
    uk: ({ path, folder }) => ({
      message: `Файл ${folder}/${path} ніде не використано.`,
      hint: 'Використайте його або видаліть.',
    }),
  },
  check(tree, report) {
    const used = { images: new Set<string>(), files: new Set<string>() };
    for (const { folder, path } of assetReferences(tree)) used[folder].add(path);
    const mentioned = mentions(tree);
    for (const folder of ['images', 'files'] as const) {
      const paths = folder === 'images' ? tree.images : tree.documents;
      const known = assetForms[folder];
      for (const path of paths) {
        if (known.test(path) && !used[folder].has(path) && !mentioned(path))
          report({ path: `${folder}/${path}` }, { path, folder });
      }
    }
  },
  unused: ({ place }) => [place],
});

/** Tells whether a path occurs in a file that could not be read in full, or under a key that the schema does not know. */
function mentions(tree: ContentTree): (path: string) => boolean {
  const broken = tree.files.filter(({ document }) => !document.parses).map(({ document }) => document.source.text);
  let strings: Set<string> | undefined;
  return (path) => {
    strings ??= new Set(tree.files.flatMap(({ value }) => allStrings(value)));
    return strings.has(path) || broken.some((text) => text.includes(path));
  };
}

function allStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 200 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(allStrings);
  return isObject(value) ? Object.values(value).flatMap(allStrings) : [];
}

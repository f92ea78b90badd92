import { groupName } from '../../../content/content-path.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsCalled } from '../../../content/items.ts';
import type { Kind } from '../../../content/kind.ts';
import { kindOfFile } from '../../../content/kind-table.ts';
import { namespaceOf } from '../../../content/pages.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { languageCodes } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { unusedItem } from '../items/unused-items.ts';
import { shownNamespaces } from './meant-paths.ts';

export const namespaceUnused = defineRule<{ name: string }>({
  code: 'namespace-unused',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'Every file of texts is shown on a page.', uk: 'Кожен файл текстів показано на якійсь сторінці.' },
  why: {
    en: 'A file of texts, in `content/ua` for instance, is what the code calls a namespace: a page shows it because its route in `content/data/routes.json` lists it. Texts that no route lists are never shown, and nobody notices until somebody looks for the page. The members of a council in `content/data/councils` likewise belong to the page of the same name.',
    uk: 'Файл текстів, наприклад у `content/ua`, код називає простором імен: сторінка показує його, бо його перелічує її маршрут у `content/data/routes.json`. Текстів, яких не перелічує жоден маршрут, не видно ніде, і цього ніхто не помітить, доки хтось не шукатиме сторінки. Так само члени ради з `content/data/councils` належать сторінці з тією самою назвою.',
  },
  words: {
    en: ({ name }, content) => ({
      message: `The texts "${name}" are not shown on any page.`,
      hint: `Add "${name}" to the "namespaces" of its page in ${content}data/routes.json — a page of texts has a route of its own with the component "TextPage" — or delete the files of this name.`,
    }),
    uk: ({ name }, content) => ({
      message: `Тексти "${name}" не показано на жодній сторінці.`,
      hint: `Додайте "${name}" до "namespaces" потрібної сторінки в ${content}data/routes.json (текстова сторінка має власний маршрут із компонентом "TextPage") або видаліть файли з цією назвою.`,
    }),
  },
  check(tree, report) {
    const shown = shownNamespaces(tree);
    if (!shown) return;
    const reported = new Set<string>();
    for (const file of tree.files) {
      const { kind, id, language } = file;
      const name = kindOfFile(kind).name === 'council' ? id : namespaceOf(file);
      if (name === undefined || shown.has(name) || reported.has(name)) continue;
      // The texts of both languages are one error, reported where they come first.
      reported.add(name);
      const others = languageCodes.flatMap((code) =>
        language && code !== language ? (tree.file(kind.name, code, id) ?? []) : [],
      );
      report(
        { file, pointer: '', part: 'start' },
        { name },
        others.map((other) => ({
          remark: 'other-language-here',
          place: { file: other, pointer: '', part: 'start' },
        })),
      );
    }
  },
  // What is to be shown or deleted need not be whole: it may be a copy of something else.
  explains(own) {
    const names = new Set(own.map(({ parameters }) => `${parameters.name}.json`));
    const isOne = (path: string) => !path.startsWith('data/') && names.has(groupName(path));
    return ({ code, place, parameters }) =>
      code === 'file-missing'
        ? isOne(String(asObject(parameters).path))
        : code.startsWith('schema-') && isOne(pathOfPlace(place));
  },
  unused({ parameters: { name }, place }, tree) {
    if (!('file' in place)) return [];
    const { id, kind: fileKind } = place.file;
    const kind = kindOfFile(fileKind);
    const files = tree.files.filter((file) => kindOfFile(file.kind) === kind && file.id === id);
    const mayGo = files.every(({ kind: { optional, path } }) => optional || path.includes('*'));
    return mayGo && !isReferred(tree, kind, name) ? files.map(({ path }) => ({ path })) : [];
  },
});

/** Whether documents are listed in a section of a page, or anything refers to one of the items that its files list. */
function isReferred(tree: ContentTree, kind: Kind, namespace: string): boolean {
  if (valuesOfFormat(tree, 'section-id').some(({ value }) => value.startsWith(`${namespace}/`))) return true;
  return itemsCalled(tree, kind.name).some(({ id }) => unusedItem(tree, kind.name, id).length === 0);
}

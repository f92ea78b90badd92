import { basename } from 'node:path';
import { assetPaths, type ContentFile, type ContentTree } from '../../../content/content-tree.ts';
import { kindOfFile } from '../../../content/kind-table.ts';
import { pathOfPlace } from '../../../content/place.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { defaultLanguage } from '../../../language/languages.ts';
import { toSlug } from '../../../text/slug.ts';
import { defineRule } from '../../rule.ts';
import { withoutCopyMark } from './copy-mark.ts';

interface NameParameters {
  name: string;
  problem: 'case' | 'letters' | 'form' | 'twin' | 'year';
  /** Whether it is the name of a folder. */
  isFolder?: true;
  suggestion?: string;
  /** The name of the file that it seems to be a copy of. */
  original?: string;
}

type Problem = NameParameters['problem'];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const fileName = defineRule<NameParameters>({
  code: 'file-name',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'File names consist of lowercase Latin letters, digits and hyphens.',
    uk: 'Назви файлів складаються з малих латинських літер, цифр і дефісів.',
  },
  why: {
    en: 'File names become parts of addresses. Capital letters, spaces and letters that only look Latin break links, and on some computers two names that differ only in case are the same file.',
    uk: 'Назви файлів стають частинами адрес. Великі літери, пробіли й літери, лише схожі на латинські, ламають посилання, а на деяких комп’ютерах дві назви, що різняться тільки регістром, — це один файл.',
  },
  words: {
    en: ({ name, problem, isFolder, suggestion, original }) => ({
      message: {
        case: `The ${isFolder ? 'folder ' : ''}name "${name}" contains capital letters.`,
        letters: `The ${isFolder ? 'folder ' : ''}name "${name}" contains characters other than the letters a–z.`,
        form: `The ${isFolder ? 'folder ' : ''}name "${name}" contains characters other than letters, digits and hyphens.`,
        twin: `The name "${name}" differs from another one only in case.`,
        year: `"${name}" is not a year.`,
      }[problem],
      hint: original
        ? `Delete it if it is a copy of "${original}"; otherwise give it a name of its own.`
        : problem === 'year'
          ? 'Name it after the year of its items, such as "2026.json", or delete it.'
          : suggestion === undefined
            ? `Rename the ${isFolder ? 'folder' : 'file'}.`
            : `Rename it to "${suggestion}", also wherever ${isFolder ? 'its files are' : 'it is'} referred to.`,
    }),
    uk: ({ name, problem, isFolder, suggestion, original }) => ({
      message: {
        case: `У назві ${isFolder ? 'теки ' : ''}"${name}" є великі літери.`,
        letters: `У назві ${isFolder ? 'теки ' : ''}"${name}" є символи, крім латинських літер a–z.`,
        form: `У назві ${isFolder ? 'теки ' : ''}"${name}" є не лише літери, цифри й дефіси.`,
        twin: `Назва "${name}" відрізняється від іншої лише регістром літер.`,
        year: `"${name}" — не рік.`,
      }[problem],
      hint: original
        ? `Видаліть його, якщо це копія файлу "${original}"; інакше дайте йому власну назву.`
        : problem === 'year'
          ? 'Назвіть файл за роком його записів, наприклад "2026.json", або видаліть.'
          : suggestion === undefined
            ? `Перейменуйте ${isFolder ? 'теку' : 'файл'}.`
            : `Перейменуйте ${isFolder ? 'її' : 'його'} на "${suggestion}" і виправте всі посилання на ${isFolder ? 'її файли' : 'нього'}.`,
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.id === undefined) continue;
      const { isYearly } = file.kind;
      // The texts of an item are named like its facts; without these, they are reported as orphaned.
      const isOfItem = !isYearly && kindOfFile(file.kind).facts !== undefined;
      if (file.kind.role === 'texts' && (isOfItem || !isAlone(file, tree))) continue;
      const problem = isYearly && !isYear(file.id) ? 'year' : nameProblem(file.id);
      const original = withoutCopyMark(file.path);
      const isCopy = original !== file.path && tree.files.some(({ path }) => path === original);
      if (problem) {
        report(
          { path: file.path },
          { ...describe(file.path, problem), ...(isCopy && { original: basename(original) }) },
        );
      }
    }
    const lower = new Map<string, string>();
    // One name, however many files are below it.
    const folders = new Set<string>();
    for (const path of assetPaths(tree)) {
      const problem = nameProblem(basename(path).replace(/\.[A-Za-z0-9]+$/, ''));
      const twin = lower.get(path.toLowerCase());
      const folder = path.split('/').slice(1, -1).find(nameProblem);
      if (twin) report({ path }, { name: basename(path), problem: 'twin' });
      else if (problem) report({ path }, describe(path, problem));
      else if (folder && !folders.has(folder)) {
        folders.add(folder);
        report({ path }, { ...describe(folder, nameProblem(folder) ?? 'form'), isFolder: true });
      }
      lower.set(path.toLowerCase(), path);
    }
  },
  // A file that is renamed as it should be is found under its name again.
  explains(own) {
    const paths = own.map(({ place }) => pathOfPlace(place));
    const ofNoYear = new Set(
      own.flatMap(({ parameters, place }) => (parameters.problem === 'year' ? pathOfPlace(place) : [])),
    );
    const copies = new Set(own.flatMap(({ parameters, place }) => (parameters.original ? pathOfPlace(place) : [])));
    return ({ code, parameters, place, related }) => {
      // A copy needs no translation.
      if (code === 'untranslated' && copies.has(pathOfPlace(place))) return true;
      if (code === 'namespace-unused' && paths.includes(pathOfPlace(place))) return true;
      // The file is a copy, whose items go with it.
      if (code === 'duplicate-id')
        return [place, ...related.map((each) => each.place)].some((each) => ofNoYear.has(pathOfPlace(each)));
      const suggestion = asText(asObject(parameters).suggestion);
      return suggestion !== undefined && namesFiles.has(code) && paths.some((path) => isNamed(path, suggestion));
    };
  },
});

/** Whether neither facts nor the texts of the first language have the name of a file of texts. */
function isAlone({ kind, language, id }: ContentFile, tree: ContentTree): boolean {
  return (
    !tree.file(kindOfFile(kind).facts?.name ?? '', undefined, id) &&
    (language === defaultLanguage || !tree.file(kind.name, defaultLanguage, id))
  );
}

/** Whether the id of a file is a year. */
export function isYear(id: string): boolean {
  return /^\d{4}$/.test(id);
}

function nameProblem(name: string): Problem | undefined {
  if (slug.test(name)) return undefined;
  if (/[^\u0020-\u007e]/.test(name)) return 'letters';
  return slug.test(name.toLowerCase()) ? 'case' : 'form';
}

function describe(path: string, problem: Problem): NameParameters {
  const name = basename(path);
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  const better = toSlug(stem);
  const suggestion = better + ending.toLowerCase();
  return { name, problem, ...(better && problem !== 'year' && suggestion !== name && { suggestion }) };
}

const namesFiles: ReadonlySet<string> = new Set(['asset-missing', 'reference-unknown', 'link-dead']);

/** Whether a suggestion names a file: a picture by its path, an item by its id, a page by its address. */
function isNamed(path: string, suggestion: string): boolean {
  const id = path.replace(/^.*\/|\.json$/g, '');
  return path.endsWith(`/${suggestion}`) || suggestion === id || suggestion.endsWith(`/${id}`);
}

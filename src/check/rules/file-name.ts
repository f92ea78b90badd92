import { assetPaths, type ContentFile, type ContentTree } from '../../content/content-tree.ts';
import { toSlug } from '../../text/slug.ts';
import type { MessageParameters } from '../messages/parameters.ts';
import type { Rule } from '../rule.ts';

type Problem = MessageParameters['file-name']['problem'];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names of files and folders are small Latin letters, digits and hyphens: they become parts of addresses. */
export const rule: Rule<'file-name'> = {
  code: 'file-name',
  severity: 'error',
  check({ tree }, report) {
    for (const file of tree.files) {
      if (file.id === undefined) continue;
      const isNews = file.kind.name === 'news-data' || file.kind.name === 'news-texts';
      // The texts of an item are called like its facts; without these, they are complained about as such.
      if (file.kind.role === 'texts' && !(isNews && isAlone(file, tree))) continue;
      const problem = isNews && !isYear(file.id) ? 'year' : nameProblem(file.id);
      if (problem) report({ path: file.path }, describe(file.path, problem));
    }
    const lower = new Map<string, string>();
    for (const path of assetPaths(tree)) {
      const problem = path
        .split('/')
        .map((part) => nameProblem(part.replace(/\.[A-Za-z0-9]+$/, '')))
        .find(Boolean);
      const twin = lower.get(path.toLowerCase());
      if (twin) report({ path }, { name: nameOf(path), problem: 'twin' });
      else if (problem) report({ path }, describe(path, problem));
      lower.set(path.toLowerCase(), path);
    }
  },
};

/** Whether neither facts nor the texts of a language before it have the name of a file of texts. */
function isAlone({ kind, language, id }: ContentFile, tree: ContentTree): boolean {
  return !tree.file('news-data', undefined, id) && (language === 'ua' || !tree.file(kind.name, 'ua', id));
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

function describe(path: string, problem: Problem): MessageParameters['file-name'] {
  const name = nameOf(path);
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  const better = toSlug(stem);
  const suggestion = better + ending.toLowerCase();
  return { name, problem, ...(better && problem !== 'year' && suggestion !== name && { suggestion }) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

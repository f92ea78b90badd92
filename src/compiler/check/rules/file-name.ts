import { romanize } from '../../romanize.ts';
import { assetPaths } from '../content-tree.ts';
import { latinLookAlikes } from '../look-alikes.ts';
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
      if (file.id === undefined || file.kind.role === 'texts') continue;
      const isNews = file.kind.name === 'news-data';
      const problem = isNews && !/^\d{4}$/.test(file.id) ? 'year' : nameProblem(file.id);
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

function nameProblem(name: string): Problem | undefined {
  if (slug.test(name)) return undefined;
  if (/[^\u0020-\u007e]/.test(name)) return 'letters';
  return slug.test(name.toLowerCase()) ? 'case' : 'form';
}

function describe(path: string, problem: Problem): MessageParameters['file-name'] {
  const name = nameOf(path);
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(name) ?? [];
  // A letter that only looks Latin was meant to be; a whole Cyrillic word is written in Latin letters.
  const better = romanize(latinLookAlikes(stem.normalize('NFC')))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const suggestion = better + ending.toLowerCase();
  return { name, problem, ...(better && problem !== 'year' && suggestion !== name && { suggestion }) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

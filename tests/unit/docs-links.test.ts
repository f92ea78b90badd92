import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'content/README.md', 'scripts/sample/README.md'],
  ...['docs', 'tests/oracle'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join(folder, path)),
  ),
];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The text without its examples. */
const prose = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The anchors of a page: those that GitHub gives its headings, and its own. */
function anchorsOf(path: string): Set<string> {
  const text = read(path).replace(/^```.*?^```/gms, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const own = [...text.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  return new Set(
    headings
      .map((text) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replaceAll(' ', '-'),
      )
      .concat(own),
  );
}

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(15));

test.each(pages)('every link of %s leads somewhere', (page) => {
  const dead = [...prose(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link) || link.startsWith('/')) return [];
    const [file = '', anchor] = link.split('#');
    const target = file ? relative(root, join(root, dirname(page), file)) : page;
    if (!existsSync(join(root, target))) return [link];
    return anchor && statSync(join(root, target)).isFile() && !anchorsOf(target).has(anchor) ? [link] : [];
  });
  expect(dead).toEqual([]);
});

test.each(pages)('every command that %s names is there', (page) => {
  const named = [...read(page).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
});

test('the README names every command of the project', () => {
  const commands = Object.entries(packageFile.scripts).filter(([, line]) => line.startsWith('node scripts/tool.mjs'));
  const named = new Set([...read('README.md').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name));
  expect(commands.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
});

/** The files and folders of the project that a text names by their paths; a name in capitals is a placeholder. */
function pathsIn(text: string): string[] {
  const paths = [
    ...text.matchAll(/(?<![\w./@-])(?:src|scripts|tests|netlify|docs|content\/(?:model|schema))\/[\w./+-]*\w/g),
  ];
  return paths.map(([path]) => path).filter((path) => !/\/[A-Z]+\b/.test(path));
}

test.each(pages)('every file and folder of the project that %s names is there', (page) => {
  expect(pathsIn(read(page)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** The names of all files and folders of the project, a folder's with a slash behind. */
const names = new Set(
  ['src', 'scripts', 'tests', 'netlify', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? `${entry.name}/` : entry.name,
    ),
  ),
);

test.each(pages)('every file and folder that %s names without its path is there', (page) => {
  const named = [...read(page).matchAll(/`([\w.-]+(?:\.(?:tsx?|mjs|css|csl)|\/))`/g)].map(([, name = '']) => name);
  const atRoot = (name: string) => existsSync(join(root, name));
  expect(named.filter((name) => !names.has(name) && !atRoot(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
type Locked = Partial<Record<'name' | 'resolved' | 'integrity' | 'license', string>>;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).flatMap(([folder, locked]) => {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder) ?? [];
  return name === undefined || 'link' in locked ? [] : [{ ...locked, name: locked.name ?? name }];
});

/** Licences that any package may have: permissive licences, those of fonts and data, and those of libraries that are not changed. */
const allowed =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;
/** Tools with another one: nothing of them is changed or served. */
const tools = new Map([
  ['@cspell/dict-en-gb', 'LGPL-3.0'],
  ['@cspell/dict-uk-ua', 'GPL-3.0'],
  ['@netlify/ai', 'none'], // part of netlify-cli, by the same publisher; its code is not used
  ['libheif-js', 'LGPL-3.0'], // decodes HEIC at the desk, in a thread of its own; not changed
  ['citeproc', 'CPAL-1.0 OR AGPL-1.0'],
]);
/** Packages that misstate one which is allowed. */
const misstated = new Map([
  ['@netlify/binary-info', 'Apache 2'], // Apache-2.0
  ['callsite', 'none'], // MIT, in its readme
  ['fuzzy', 'none'], // MIT, in its LICENSE-MIT
  ['gitconfiglocal', 'BSD'], // BSD-3-Clause, in its LICENSE
  ['png-js', 'none'], // MIT, in its LICENSE
  ['precond', 'none'], // MIT, in the old form of package.json
]);

/** One side of an OR, both sides of an AND; anything else is a question for a person. */
function isAllowed(each: Locked & { name: string }): boolean {
  const { name, license = 'none' } = each;
  if (misstated.get(name) === license || ('dev' in each && tools.get(name) === license)) return true;
  const sides = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return sides.some((side) => side.split(' AND ').every((id) => allowed.test(id)));
}

test('every package has a licence that is allowed, its hash, and comes from its own place in the registry', () => {
  expect(installed.filter((each) => !isAllowed(each))).toEqual([]);
  for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'MIT AND (GPL-3.0 OR Zlib)', undefined])
    expect(isAllowed({ name: 'other', license })).toBe(false);
  expect(installed.filter((each) => !each.integrity && !('inBundle' in each))).toEqual([]);
  for (const { name, resolved } of installed)
    if (resolved) expect(resolved).toContain(`https://registry.npmjs.org/${name}/-/`);
});

test('what is installed has one exact version, and what is served its reason in the docs', () => {
  const { workspaces, dependencies } = JSON.parse(read('package.json'));
  const files = ['.', ...workspaces].map((folder) => JSON.parse(read(`${folder}/package.json`)));
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const direct = files.flatMap((file) => kinds.flatMap((kind) => Object.entries<string>(file[kind] ?? {})));
  expect(direct.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(new Set(direct.map(String)).size).toBe(new Set(direct.map(([name]) => name)).size);
  const rows = [...read('docs/security.md').matchAll(/^\| `(.+)` \| [^|]+ \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(dependencies));
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

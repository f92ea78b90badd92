import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { unusedCode, unusedCodePlugin } from '../../src/site/renderer/unused-code-plugin.ts';

/** The modules of the installed packages that reach the browser. */
const modules: Record<string, RegExp> = {
  'unused-router-components': /\/production\/.*\.mjs$/,
  'unused-i18next': /\/esm\/.*\.js$/,
  'unused-react-i18next': /\/es\/.*\.js$/,
};

function modulesOf(name: string, folder: string): { id: string; code: string }[] {
  const files = filesBelow(join(import.meta.dirname, '../../node_modules', folder));
  const shipped = files.filter((path) => modules[name]?.test(path));
  return shipped.map((id) => ({ id, code: readFileSync(id, 'utf8') }));
}

/** The hooks of a plugin as the bundler calls them. */
function hooksOf(plugin: Plugin) {
  const { buildStart, transform, buildEnd } = plugin as unknown as {
    buildStart: () => void;
    transform: (code: string, id: string) => string | undefined;
    buildEnd: (error?: Error) => void;
  };
  return { buildStart, transform, buildEnd };
}

for (const unused of unusedCode) {
  const { name, folder, replacements } = unused;

  test(`${name}: each pattern matches the installed package in at least as many places as it must`, () => {
    for (const { pattern, least } of replacements) {
      const places = modulesOf(name, folder).reduce((sum, { code }) => sum + (code.match(pattern)?.length ?? 0), 0);
      expect(places, String(pattern)).toBeGreaterThanOrEqual(least);
    }
  });

  test(`${name}: what is left out is gone, and the build succeeds`, () => {
    const { buildStart, transform, buildEnd } = hooksOf(unusedCodePlugin(unused));
    buildStart();
    const before = modulesOf(name, folder);
    const after = before.map(({ code, id }) => transform(code, id) ?? '');
    expect(after.join('')).not.toBe(before.map(({ code }) => code).join(''));
    for (const { pattern, replacement } of replacements.filter((each) => !each.replacement.includes('$1'))) {
      expect(after.join('').replace(pattern, replacement)).toBe(after.join(''));
    }
    expect(() => buildEnd()).not.toThrow();
  });

  test(`${name}: a build in which it changes nothing fails`, () => {
    const { buildStart, transform, buildEnd } = hooksOf(unusedCodePlugin(unused));
    buildStart();
    transform('const changed = true;', `${folder}index.js`);
    expect(() => buildEnd()).toThrow(`${name}: `);
    expect(() => buildEnd(new Error('another')), 'another error is not covered up').not.toThrow();
  });
}

test('modules of other packages stay as they are', () => {
  for (const unused of unusedCode) {
    const { transform } = hooksOf(unusedCodePlugin(unused));
    expect(transform('A.displayName = "A";', '/node_modules/other/dist/index.js')).toBeUndefined();
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { unusedCode, unusedCodePlugin } from '../../src/site/renderer/unused-code-plugin.ts';

/** The modules of the installed packages that reach the browser. */
const shipped: Record<string, RegExp> = {
  '/react-router/dist/': /\/production\/.*\.mjs$/,
  '/i18next/dist/': /\/esm\/.*\.js$/,
};

const modules = Object.entries(shipped).flatMap(([folder, pattern]) => {
  const files = filesBelow(join(import.meta.dirname, '../../node_modules', folder));
  return files.filter((path) => pattern.test(path)).map((id) => ({ id, folder, code: readFileSync(id, 'utf8') }));
});

/** The hooks of the plugin as the bundler calls them. */
function hooks() {
  const plugin = unusedCodePlugin() as unknown as {
    buildStart: () => void;
    transform: (code: string, id: string) => string | undefined;
    buildEnd: (error?: Error) => void;
  };
  plugin.buildStart();
  return plugin;
}

test.each(unusedCode)(
  '$pattern matches the installed package in at least $least places',
  ({ folder, pattern, least }) => {
    const code = modules.filter((module) => module.folder === folder).map((module) => module.code);
    const places = code.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    expect(places).toBeGreaterThanOrEqual(least);
  },
);

test('what is left out is gone, and the build succeeds', () => {
  const { transform, buildEnd } = hooks();
  for (const { folder } of unusedCode) {
    const own = modules.filter((module) => module.folder === folder);
    const after = own.map(({ code, id }) => transform(code, id) ?? '').join('');
    expect(after).not.toBe(own.map(({ code }) => code).join(''));
    const rules = unusedCode.filter((each) => each.folder === folder && !each.replacement.includes('$1'));
    for (const { pattern, replacement } of rules) expect(after.replace(pattern, replacement)).toBe(after);
  }
  expect(() => buildEnd()).not.toThrow();
});

test('a build in which it changes nothing fails', () => {
  const { transform, buildEnd } = hooks();
  for (const { folder } of unusedCode) transform('const changed = true;', `${folder}index.js`);
  expect(() => buildEnd()).toThrow('expected at least');
  expect(() => buildEnd(new Error('another')), 'another error is not covered up').not.toThrow();
});

test('modules of other packages stay as they are', () => {
  expect(hooks().transform('A.displayName = "A";', '/node_modules/other/dist/index.js')).toBeUndefined();
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { className, moduleMark, styleModulesIn } from '../../src/site/renderer/styles/page-styles.ts';

const modules = filesBelow(join(import.meta.dirname, '../../src')).filter((file) => file.endsWith('.module.css'));

test('no two style sheets have the same mark: if they have, rename the new one', () => {
  expect(modules.length).toBeGreaterThan(20);
  expect(new Set(modules.map(moduleMark)).size).toBe(modules.length);
});

test('a class name tells its style sheet', () => {
  for (const file of modules)
    expect(styleModulesIn(`.${className('menuEntry', file)}:hover`)).toEqual([moduleMark(file)]);
});

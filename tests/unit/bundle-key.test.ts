import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { bundleKey } from '../../src/site/renderer/prerender/bundle.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = folderForFile();
const src = join(import.meta.dirname, '../../src');
const bundled = ['lib/language', 'lib/namespaces', 'lib/question', 'lib/text', 'site'];

test('the bundles are made again only for what browsers are sent and pages are rendered with', () => {
  const parts = readdirSync(src).flatMap((room) =>
    room === 'lib' ? readdirSync(join(src, room)).map((part) => `lib/${part}`) : [room],
  );
  const write = (part: string, text: string) => writeFileSync(join(root, 'src', part, 'x.ts'), text);
  for (const part of parts) {
    mkdirSync(join(root, 'src', part), { recursive: true });
    write(part, 'before');
  }
  const key = () => bundleKey(root);
  const before = key();
  const counted = parts.filter((part) => {
    write(part, 'after');
    const isOther = key() !== before;
    write(part, 'before');
    return isOther;
  });
  expect(counted.sort()).toEqual(bundled);
});

test('what they are made of imports nothing else, but types', () => {
  const files = bundled
    .flatMap((part) =>
      readdirSync(join(src, part), { recursive: true, encoding: 'utf8' }).map((path) => join(src, part, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('prerender'));
  const foreign = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    // All that uses Node is part of the build.
    if (text.includes("from 'node:")) return [];
    const imports = [...text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'|\bimport\('(\.[^']+)'/gm)];
    const targets = imports.map(([, from, lazy]) => relative(src, join(dirname(path), from ?? lazy ?? '')));
    return targets
      .filter((target) => !bundled.some((part) => target.startsWith(`${part}/`)))
      .map((target) => `${path}: ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(foreign).toEqual([]);
});

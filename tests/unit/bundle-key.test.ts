import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileHashes } from '../../src/cache/file-hashes.ts';
import { bundleKey } from '../../src/renderer/prerender/bundle.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const root = folderForFile();

test('the bundles are made again only for what browsers are sent and pages are rendered with', () => {
  const parts = readdirSync(join(import.meta.dirname, '../../src'));
  const write = (part: string, text: string) => writeFileSync(join(root, 'src', part, 'x.ts'), text);
  for (const part of parts) {
    mkdirSync(join(root, 'src', part), { recursive: true });
    write(part, 'before');
  }
  const key = () => bundleKey(root, new FileHashes(join(root, 'hashes.json')));
  const before = key();
  const bundled = parts.filter((part) => {
    write(part, 'after');
    const isOther = key() !== before;
    write(part, 'before');
    return isOther;
  });
  expect(bundled.sort()).toEqual(['language', 'namespaces', 'question', 'renderer', 'site', 'text']);
});

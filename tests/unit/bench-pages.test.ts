import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { benchPages } from '../../src/bench/pages/bench-pages.ts';
import { CommandError } from '../../src/command/run-command.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const dir = folderForFile();
beforeAll(() => {
  for (const site of ['own', 'other']) {
    mkdirSync(join(dir, site));
    writeFileSync(join(dir, site, 'index.html'), '<!doctype html><title>x</title>');
  }
  writeFileSync(join(dir, 'own/news.html'), '<!doctype html><title>x</title>');
});

test.each([
  ['/nowhere', 'own'],
  ['/news', 'other'],
])('the page %s that the site %s lacks is named before anything is measured', async (path, site) => {
  const options = { siteDir: join(dir, 'own'), beside: join(dir, 'other'), paths: ['/', path], turns: 1 };
  const said: string[] = [];
  const measured = benchPages(options, (line) => said.push(line));
  await expect(measured).rejects.toThrow(CommandError);
  await expect(measured).rejects.toThrow(`There is no page ${path} in ${join(dir, site)}.`);
  expect(said).toEqual([]);
});

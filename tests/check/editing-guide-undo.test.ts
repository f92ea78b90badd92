import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { MadeRepository } from '../support/made-repository.ts';
import { smallInstitute } from '../support/small-institute.ts';

const root = join(import.meta.dirname, '../..');
const guides = ['docs/editing-files.md', 'docs/editing-files.uk.md'].map((path) => [
  path,
  readFileSync(join(root, path), 'utf8'),
]);
const edited = 'ua/news/2026.json';

let repository: MadeRepository;
let content: string;
beforeEach(() => {
  repository = new MadeRepository();
  content = join(repository.root, 'content');
  cpSync(smallInstitute, content, { recursive: true });
  noteReviewed(content);
  repository.commit({});
});
afterEach(() => repository.remove());

/** Changes the titles of a file of news. */
function edit(path: string): void {
  const text = readFileSync(join(content, path), 'utf8');
  writeFileSync(join(content, path), text.replaceAll(/(?<="title": ")/g, 'Знову: '));
  expect(repository.git('diff', '--name-only')).toContain(path);
}

// The guides show what the commands say of a site with two languages.
describe.skipIf(furtherLanguages.length > 0).each(guides)('%s', (_path, guide = '') => {
  test('the commands that take changes back take back what they say', () => {
    const [ofFile, ofAll, ...others] = [...guide.matchAll(/^\|.*`git (restore [^`]+)` \|$/gm)].map(([, args = '']) =>
      args.split(' '),
    );
    expect(others).toEqual([]);
    const [, path = ''] = ofFile ?? [];
    for (const each of [edited, path.replace('content/', '')]) edit(each);
    repository.git(...(ofFile ?? []));
    expect(repository.git('diff', '--name-only')).toBe(`content/${edited}`);
    repository.git(...(ofAll ?? []));
    expect(repository.git('diff', '--name-only')).toBe('');
  });

  test('a translation that needs no change is confirmed', async () => {
    const commands = [...guide.matchAll(/`npm run check -- (--reviewed [^`]+)`/g)].map(([, args = '']) => args);
    expect(commands.length).toBeGreaterThan(0);
    for (const args of new Set(commands)) {
      edit(edited);
      const codes = async () => (await checkContent(content)).diagnostics.map(({ code }) => code);
      expect(await codes()).toContain('translation-stale');
      const { status, stdout } = spawnSync(
        process.execPath,
        ['scripts/tool.mjs', 'check', '--content', content, ...args.split(' ')],
        { cwd: root, encoding: 'utf8' },
      );
      expect(status, stdout).toBe(0);
      expect(await codes()).toEqual([]);
    }
  });
});

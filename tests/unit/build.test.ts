import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsTexts } from '../../content/model/news-texts.ts';
import { smallInstitute } from '../support/small-institute.ts';

const root = join(import.meta.dirname, '../..');
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(smallInstitute, join(dir, 'content'), { recursive: true });
  mkdirSync(join(dir, 'site'));
  writeFileSync(join(dir, 'site/index.html'), 'the good site');
});
afterAll(() => rmSync(dir, { recursive: true }));

test('content with an error stops the build with one message, and the good site stays', () => {
  const path = join(dir, 'content/en/news/2026.json');
  const texts = JSON.parse(readFileSync(path, 'utf8')) as NewsTexts;
  const lost = texts.items.pop();
  writeFileSync(path, JSON.stringify(texts, null, 2));

  const env = { ...process.env, CONTENT_DIR: join(dir, 'content'), OUT_DIR: join(dir, 'site'), LANG: 'C' };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tool.mjs', 'build'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr.match(/ error /g)).toHaveLength(1);
  expect(stderr).toMatch(new RegExp(`data/news/2026\\.json:\\d+:\\d+ +error untranslated\\n.*"${lost?.id}"`));
  expect(stderr).toContain('en/news/2026.json');
  expect(readdirSync(join(dir, 'site'))).toEqual(['index.html']);
  expect(readdirSync(dir).sort()).toEqual(['content', 'site']);
});

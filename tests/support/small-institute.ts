import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed } from '../../src/adopt/further-language.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { furtherLanguages, inJson, writeFurther } from './further-language.ts';

const own = join(import.meta.dirname, '../small-institute');

/**
 * Where the content of a small institute lies: the smallest that has something of everything. Tests change copies of it. It has two
 * languages; where the table has more, it is a copy that has them too.
 */
export const smallInstitute = furtherLanguages.length === 0 ? own : inAllLanguages();

function inAllLanguages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'small-institute-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  cpSync(own, dir, { recursive: true });
  for (const { path, language } of readContent(own).files) {
    if (language === 'en') writeFurther(dir, path);
    const text = readFileSync(join(own, path), 'utf8');
    const [, name = ''] = /^\w+\/(lang|documents)\.json$/.exec(path) ?? [];
    if (language && name) writeFileSync(join(dir, path), inJson(completed(name, JSON.parse(text), language)));
  }
  return dir;
}

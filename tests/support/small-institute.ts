import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed } from '../../scripts/adopt/adopted-project.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { fileKinds } from '../../src/content/kind-table.ts';
import { furtherLanguages, inJson, writeFurther } from './further-language.ts';

/**
 * Where the content of a small institute lies: the smallest that has something of everything. Tests change copies of it. It has the
 * languages of the table, beyond its own two in other words.
 */
export const smallInstitute = inAllLanguages();

/** Copies the small institute of a project, and those labels of its interface that any institute has: they are those of the content. */
export function copyInstitute(root: string, dir: string): void {
  cpSync(join(root, 'tests/small-institute'), dir, { recursive: true });
  const labels = fileKinds.filter(({ isInterface, optional }) => isInterface && !optional).map(({ path }) => path);
  for (const path of ['ua', 'en'].flatMap((language) => labels.map((name) => join(language, name))))
    cpSync(join(root, 'content', path), join(dir, path));
}

function inAllLanguages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'small-institute-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  copyInstitute(join(import.meta.dirname, '../..'), dir);
  if (furtherLanguages.length === 0) return dir;
  for (const { path, language } of readContent(dir).files) {
    if (language === 'en') writeFurther(dir, path);
    const text = readFileSync(join(dir, path), 'utf8');
    const [, name = ''] = /^\w+\/(lang|documents)\.json$/.exec(path) ?? [];
    if (language && name) writeFileSync(join(dir, path), inJson(completed(name, JSON.parse(text), language)));
  }
  return dir;
}

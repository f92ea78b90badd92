import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { apply, filesIn, type Overlay, undo } from './overlay.ts';

/**
 * Checks a content folder with each of many overlays: `check-driver.ts FOLDER OVERLAYS.jsonl OUT`. OUT is JSON: by the name of the
 * overlay, the diagnostics in both languages as text, without those of the folder itself, which come first.
 * All that the oracle knows of the checker's insides is here: a process for each overlay would take ten times as long.
 */
const [folder = '', overlays = '', out = ''] = process.argv.slice(2);
const dir = mkdtempSync(join(tmpdir(), 'oracle-'));
try {
  cpSync(folder, dir, { recursive: true });
  const before = filesIn(dir);
  const { tree, texts } = await check();
  const known = new Set(texts);
  const found = { 'nothing changed': texts.join('\n') } as Record<string, string>;
  for (const line of readFileSync(overlays, 'utf8').split('\n').filter(Boolean)) {
    const overlay = JSON.parse(line) as Overlay;
    apply(dir, overlay.files);
    const added = (await check(tree, overlay.published)).texts.filter((text) => !known.has(text));
    if (overlay.name in found) throw new Error(`Two inputs have one name: ${overlay.name}`);
    found[overlay.name] = added.join('\n');
    undo(dir, overlay.files, before);
  }
  writeFileSync(out, JSON.stringify(found, undefined, 1));
} finally {
  rmSync(dir, { recursive: true, force: true });
}

/** Checks the folder. Files that are as in an earlier tree are not read again, as in `npm run check -- --watch`. */
async function check(previous?: Awaited<ReturnType<typeof checkContent>>['tree'], known?: Overlay['published']) {
  const published = known && {
    changed: new Set(Object.keys(known).filter((path) => known[path] !== null)),
    has: (path: string) => known[path] !== null,
    read: (path: string) => known[path] ?? undefined,
  };
  const { tree, diagnosticsIn } = await checkContent(dir, { previous, published });
  const [english = [], ukrainian = []] = (['en', 'uk'] as const).map(diagnosticsIn);
  return {
    tree,
    texts: english.map((each, index) => [placeOf(each), wordsOf(each), wordsOf(ukrainian[index] ?? each)].join('\n')),
  };
}

function placeOf({ severity, code, file, line, column, endLine, endColumn }: Diagnostic): string {
  return `${severity} ${code} ${file}:${line}:${column}-${endLine}:${endColumn}`;
}

function wordsOf({ message, hint, related }: Diagnostic): string {
  const places = related.map((place) => `\n     ${place.file}:${place.line}:${place.column} ${place.message}`);
  return `   ${JSON.stringify(message)} → ${JSON.stringify(hint)}${places.join('')}`;
}

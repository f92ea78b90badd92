import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderForFile } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const dir = folderForFile();

/** What is compiled besides the folder of the commands. `scripts/sample` is not there: a project may do without it. */
const elsewhere = 'src/renderer/prerender/render-worker.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

async function run(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(dir, 'scripts/tool.mjs'), command]);
  return stdout.trim();
}

test('commands that start at once after a change all run, as they are now', async () => {
  cpSync(join(root, 'scripts/tool.mjs'), join(dir, 'scripts/tool.mjs'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  write(elsewhere, '');
  for (const words of ['one', 'two']) {
    // What a command loads later is a file of its own.
    write('src/words.ts', `export const words = '${words}';`);
    write('scripts/say.ts', "const { words } = await import('../src/words.ts'); console.log(words);");
    const said = await Promise.all(Array.from({ length: 8 }, () => run('say')));
    expect(said).toEqual(Array(8).fill(words));
  }
});

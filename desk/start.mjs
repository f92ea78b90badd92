import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts the desk for who has no terminal: the files beside this one are double-clicked. Plain JavaScript, because packages may be missing. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function npm(command) {
  // On Windows npm is a script, which only a shell starts; given as a list, its arguments would be warned of.
  const { status } = spawnSync(`npm ${command}`, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Встановлюю, що потрібно столу: це кілька хвилин. / Installing what the desk needs: a few minutes.');
  npm('ci --no-audit --no-fund');
}
npm('run --silent desk -- --open');

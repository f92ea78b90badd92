import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The commands of `package.json`, by their names. */
export const { scripts: projectScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Runs a command of the project as npm would; what does not end by itself is a failure. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  const options = projectScripts[name]?.split(' ').slice(1) ?? [];
  return spawnSync(process.execPath, [...options, ...args], {
    cwd: root,
    env: { ...process.env, LANG: 'C', ...env },
    encoding: 'utf8',
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
}

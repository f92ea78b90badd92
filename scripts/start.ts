import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '../src/command/run-command.ts';
import { serveSite } from '../src/local-server/serve-site.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8888);

/** Builds the site and serves it whole, with the function, as Netlify would: no account and no network are needed. */
async function run(): Promise<number> {
  const { status } = spawnSync(process.execPath, ['scripts/tool.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 2;
  return serveSite({ root, port, env: process.env });
}

await runCommand(run, (error) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? error.message : undefined,
);

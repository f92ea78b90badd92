import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { portOf, requireFreePorts } from '../src/command/ports.ts';
import { runCommand } from '../src/command/run-command.ts';
import { serveSite } from '../src/local-server/serve-site.ts';

const usage = `Builds the site and serves it whole, with the function, as Netlify would: no account and no network are needed.

npm start

PORT in the environment sets the port, 8888 if not given; the next three are used as well.
`;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const root = join(import.meta.dirname, '..');
  const port = portOf(process.env, 8888);
  await requireFreePorts('localhost', [port, port + 1, port + 2, port + 3]);
  const { status } = spawnSync(process.execPath, ['scripts/tool.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 2;
  return serveSite({ root, port, env: process.env });
});

import '../src/command/end-with-parent.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outputFolder } from '../src/build/build-paths.ts';
import { childEnvironment } from '../src/command/child-environment.ts';
import { freePortsFrom, portOf, requireFreePorts } from '../src/command/ports.ts';
import { runCommand } from '../src/command/run-command.ts';

const usage = `Builds the site and serves it whole, with the function, as Netlify would: no account and no network are needed.

npm start

PORT in the environment sets the port, 8888 if not given; the next one is used as well. If that one is taken, the next
free pair is used. Other computers are let in by LISTEN_HOST=0.0.0.0 only. CONTENT_DIR, OUT_DIR and CACHE_DIR name other
folders than content, dist/client and .cache.
`;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const root = join(import.meta.dirname, '..');
  const { LISTEN_HOST: host = '127.0.0.1' } = process.env;
  const asked = portOf(process.env, 8888, 2);
  // Who names a port wants the site at that one.
  if (process.env.PORT !== undefined) await requireFreePorts(host, [asked]);
  const port = await freePortsFrom(asked, [host, '127.0.0.1']);
  if (port !== asked)
    console.error(`Another program uses port ${asked} or ${asked + 1}: the site takes ${port} and ${port + 1}.`);
  const status = await build(root);
  // Loaded only now: a port that is taken, and content with errors, are said before.
  const { serveSite } = await import('../src/local-server/serve-site.ts');
  return status || serveSite({ root, siteDir: outputFolder(root), host, port, env: process.env });
});

/** Builds the site in a process of its own, whose memory is not needed afterwards. Returns its exit code. */
async function build(root: string): Promise<number> {
  const env = childEnvironment(process.env);
  const child = spawn(process.execPath, ['scripts/tool.mjs', 'build'], { cwd: root, env, stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  return status ?? 2;
}

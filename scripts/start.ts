import '../src/lib/command/end-with-parent.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, contentFolder, outputFolder } from '../src/build/build-paths.ts';
import { freePortsFrom, portOf, requireFreePorts } from '../src/lib/command/ports.ts';
import { childEnvironment } from '../src/lib/command/processes.ts';
import { runCommand } from '../src/lib/command/run-command.ts';

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
  // In a process of its own, whose memory is not needed afterwards.
  const env = childEnvironment(process.env);
  const build = spawn(process.execPath, ['scripts/tool.mjs', 'build', '--served'], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Loaded meanwhile: a port that is taken is said before.
  const [[told], { serveSite }, { RestOfSite }, { pictureMaker }] = await Promise.all([
    Promise.race([once(build, 'message'), once(build, 'exit')]),
    import('../src/build/local-server/serve-site.ts'),
    import('../src/build/local-server/rest-of-site.ts'),
    import('../src/build/publish-images.ts'),
  ]);
  // The build has ended, or it told that the pages are there.
  if (told !== 0 && told !== 'part') return told ?? 2;
  const makePicture = pictureMaker(join(contentFolder(root), 'images'), join(cacheFolder(root), 'images'));
  const rest = told === 0 ? undefined : new RestOfSite({ build, makePicture, say: console.log });
  return serveSite({ root, siteDir: outputFolder(root), host, port, env: process.env, rest });
});

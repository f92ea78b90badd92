import '../src/lib/command/end-with-parent.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'vike/api';
import { contentPlugin } from '../src/build/dev/content-plugin.ts';
import { languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { portOf, requireFreePorts } from '../src/lib/command/ports.ts';
import { runCommand } from '../src/lib/command/run-command.ts';

const usage = `Serves the site with hot reload: code through Vite, content through the content plugin.

npm run dev

PORT in the environment sets the port, LISTEN_HOST=0.0.0.0 lets other computers in. CONTENT_DIR and CACHE_DIR name other
folders than content and .cache.
`;

await runCommand(
  usage,
  async () => {
    parseArgs({ options: {} });
    const { PORT, LISTEN_HOST: host = 'localhost' } = process.env;
    const port = portOf(process.env, 3000);
    if (PORT !== undefined) await requireFreePorts(host, [port]);
    // Set by the desk, whose forms say what is wrong.
    const showsErrors = process.env.ERROR_OVERLAY !== 'off';
    const plugin = contentPlugin(join(import.meta.dirname, '..'), languageOfEnvironment(), showsErrors);
    const server = { port, strictPort: PORT !== undefined, host };
    const { viteServer } = await dev({ viteConfig: { plugins: [plugin], server } });
    viteServer.printUrls();
    return 0;
  },
  { lasts: true },
);

import { join } from 'node:path';
import { cacheFolder } from '../src/build/build-paths.ts';
import { readCheckSettings, usage } from '../src/check/command/check-settings.ts';
import { ownPublished } from '../src/content/published-content.ts';
import { askTerminal, runCommand } from '../src/lib/command/run-command.ts';
import { committedFolder, publishedFolder } from '../src/lib/git/published-folder.ts';

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const settings = readCheckSettings(root);
  const cacheDir = cacheFolder(root);
  // Slow to load: wrong usage is answered before.
  const [{ openVerifiedContent }, { runCheck }] = await Promise.all([
    import('../src/build/fingerprint.ts'),
    import('../src/check/command/run-check.ts'),
  ]);
  return runCheck(settings, {
    openVerified: () => openVerifiedContent(root, cacheDir),
    published: (dir) => ownPublished(dir, publishedFolder(dir)),
    committed: committedFolder,
    ask: process.stdin.isTTY ? askTerminal : undefined,
  });
});

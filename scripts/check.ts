import { join } from 'node:path';
import { cacheFolder } from '../src/build/build-paths.ts';
import { openVerifiedContent } from '../src/build/open-verified-content.ts';
import { FileHashes } from '../src/cache/file-hashes.ts';
import { readCheckSettings, usage } from '../src/check/command/check-settings.ts';
import { runCheck } from '../src/check/command/run-check.ts';
import { askTerminal } from '../src/command/ask-terminal.ts';
import { runCommand } from '../src/command/run-command.ts';
import { ownPublished } from '../src/content/sample-mark.ts';
import { committedFolder, publishedFolder } from '../src/git/published-folder.ts';

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const cacheDir = cacheFolder(root);
  const hashes = new FileHashes(join(cacheDir, 'content-hashes.json'));
  const status = await runCheck(readCheckSettings(root), {
    openVerified: () => openVerifiedContent(root, cacheDir, hashes),
    published: (dir) => ownPublished(dir, publishedFolder(dir)),
    committed: committedFolder,
    ask: process.stdin.isTTY ? askTerminal : undefined,
  });
  hashes.save();
  return status;
});

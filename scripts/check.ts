import { join } from 'node:path';
import { cacheFolder } from '../src/build/build-paths.ts';
import { codeVersion } from '../src/build/fingerprint.ts';
import { FileHashes } from '../src/cache/file-hashes.ts';
import { readCheckSettings, usage } from '../src/check/command/check-settings.ts';
import { runCheck } from '../src/check/command/run-check.ts';
import { VerifiedGroups } from '../src/check/verified-groups.ts';
import { runCommand } from '../src/command/run-command.ts';

const root = join(import.meta.dirname, '..');

await runCommand(usage, () => runCheck(readCheckSettings(root), openVerifiedGroups));

/** What earlier checks verified. */
function openVerifiedGroups(): VerifiedGroups {
  const cacheDir = cacheFolder(root);
  const hashes = new FileHashes(join(cacheDir, 'code-hashes.json'));
  const version = codeVersion(root, hashes);
  hashes.save();
  return new VerifiedGroups(join(cacheDir, 'verified-groups.json'), version);
}

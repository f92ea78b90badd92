import { join } from 'node:path';
import { codeVersion } from '../src/build/fingerprint.ts';
import { FileHashes } from '../src/cache/file-hashes.ts';
import { readCheckSettings, usage } from '../src/check/command/check-settings.ts';
import { runCheck } from '../src/check/command/run-check.ts';
import { VerifiedGroups } from '../src/check/verified-groups.ts';
import { runCommand, withUsage } from '../src/command/run-command.ts';

const root = join(import.meta.dirname, '..');

await runCommand(async () => {
  const settings = readCheckSettings(root);
  if (settings) return runCheck(settings, openVerifiedGroups);
  console.log(usage);
  return 0;
}, withUsage(usage));

/** What earlier checks verified. */
function openVerifiedGroups(): VerifiedGroups {
  const hashes = new FileHashes(join(root, '.cache/code-hashes.json'));
  const version = codeVersion(root, hashes);
  hashes.save();
  return new VerifiedGroups(join(root, '.cache/verified-groups.json'), version);
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/command/run-command.ts';
import { runAudit } from '../src/supply-chain/run-audit.ts';

const usage = `Asks the registry for known vulnerabilities of the installed packages. Needs a network.

npm run audit   exit 0: passed, 1: vulnerabilities that are not accepted, 2: the audit could not be run
`;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const { outcome, lines } = runAudit(join(import.meta.dirname, '..'));
  for (const line of lines) console.log(line);
  console.log({ passed: 'The audit passed.', failed: 'The audit did not pass.', 'not run': 'No audit.' }[outcome]);
  return { passed: 0, failed: 1, 'not run': 2 }[outcome];
});

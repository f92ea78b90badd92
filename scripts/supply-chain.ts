import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf } from '../src/command/count-of.ts';
import { runCommand } from '../src/command/run-command.ts';
import { checkSupplyChain } from '../src/supply-chain/check-supply-chain.ts';

const usage = `Checks the installed packages against src/supply-chain/policy.json, without a network.

npm run supply-chain              exit 0: no problems, 1: problems
npm run supply-chain -- --write   also updates the table of dependencies in docs/security.md
`;

await runCommand(usage, async () => {
  const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
  const { packages, problems } = checkSupplyChain(join(import.meta.dirname, '..'), write);
  for (const problem of problems) console.error(problem);
  console.log(`${packages} packages, ${countOf(problems.length, 'problem', 'problems')}`);
  if (problems.length) console.error('docs/security.md says what to do about each kind of problem.');
  return problems.length ? 1 : 0;
});

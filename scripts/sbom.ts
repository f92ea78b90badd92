import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/command/run-command.ts';
import { writeBills } from '../src/supply-chain/bill-of-materials.ts';

const usage = `Writes the bill of materials (CycloneDX): dist/sbom.cdx.json with everything the lockfile names,
dist/sbom-served.cdx.json with what takes part in the site and its function.

npm run sbom
`;

// From Node 24 on this runs without anything installed: node scripts/sbom.ts
await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const root = join(import.meta.dirname, '..');
  for (const { path, packages } of writeBills(root, join(root, 'dist'))) console.log(`${path}: ${packages} packages`);
  return 0;
});

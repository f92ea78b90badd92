import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/lib/command/run-command.ts';

const usage = `Generates content/schema from the types in content/model.

npm run schema              writes the schemas
npm run schema -- --check   exit 0: they are up to date, 1: they are not
`;

await runCommand(usage, async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  // Slow to load: wrong usage is answered before.
  const { updateSchemas } = await import('../src/build/make-schemas.ts');
  const stale = updateSchemas(join(import.meta.dirname, '..'), check);
  if (!check || !stale.length) return 0;
  console.error(`content/schema differs from content/model: ${stale.join(', ')}. Run: npm run schema`);
  return 1;
});

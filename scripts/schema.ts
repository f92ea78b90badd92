import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator, getProgramFromFiles } from 'typescript-json-schema';
import { contentKinds } from '../src/compiler/content-kind.ts';

const root = join(import.meta.dirname, '..');
const modelDir = join(root, 'content/model');
const schemaDir = join(root, 'content/schema');
const check = process.argv.includes('--check');

/** Makes the text of every schema from the model, by file name. */
function makeSchemas(): Map<string, string> {
  const files = readdirSync(modelDir).map((name) => join(modelDir, name));
  const options = { strict: true, allowImportingTsExtensions: true, noEmit: true, types: [], target: 9 };
  const generator = buildGenerator(getProgramFromFiles(files, options, modelDir), {
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
  });
  if (!generator) throw new Error('content/model does not compile: run npm run types to see why.');
  return new Map(
    contentKinds.map((kind) => {
      const schema = {
        $comment: `Made from ${kind.type} in content/model by "npm run schema". Never edit.`,
        ...generator.getSchemaForSymbol(kind.type),
      };
      return [`${kind.name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

const schemas = makeSchemas();
mkdirSync(schemaDir, { recursive: true });
const stale = readdirSync(schemaDir).filter((name) => !schemas.has(name));
for (const [name, text] of schemas) {
  const path = join(schemaDir, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (check) stale.push(name);
  else writeFileSync(path, text);
}
if (check && stale.length) {
  console.error(`content/schema differs from content/model: ${stale.join(', ')}. Run: npm run schema`);
  process.exitCode = 1;
} else if (!check) {
  for (const name of stale) rmSync(join(schemaDir, name));
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  buildGenerator,
  type Definition,
  getProgramFromFiles,
  type JsonSchemaGenerator,
} from 'typescript-json-schema';
import { exceptableCodes } from '../src/check/rules/all-rules.ts';
import { contentKinds } from '../src/content/content-kind.ts';
import { exceptionsKey } from '../src/content/exceptions-key.ts';

const root = join(import.meta.dirname, '..');
const modelDir = join(root, 'content/model');
const schemaDir = join(root, 'content/schema');
const check = process.argv.includes('--check');

/** The list of exceptions that every file may have; the rules to choose from are those that people judge. */
function exceptionsSchema(exception: Definition): Definition {
  const { rule } = exception.properties ?? {};
  return {
    description: 'Places at which a rule of the check is wrong, each with the reason; at best, there are none.',
    type: 'array',
    minItems: 1,
    items: {
      ...exception,
      $schema: undefined,
      properties: { ...exception.properties, rule: { ...(rule as Definition), enum: [...exceptableCodes] } },
    },
  };
}

function withExceptions(schema: Definition, exceptions: Definition): Definition {
  const { $schema, ...rest } = schema.properties ?? {};
  return { ...schema, properties: { ...($schema && { $schema }), [exceptionsKey]: exceptions, ...rest } };
}

/** The interface that each interface of the model extends. */
function basesOf(program: ReturnType<typeof getProgramFromFiles>): Map<string, string> {
  const bases = new Map<string, string>();
  for (const { statements } of program.getSourceFiles()) {
    for (const statement of statements as ts.NodeArray<ts.Statement>) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      const base = statement.heritageClauses?.[0]?.types[0]?.expression;
      if (base && ts.isIdentifier(base)) bases.set(statement.name.text, base.text);
    }
  }
  return bases;
}

/** Puts what a type inherits before what is its own: the order of the keys is the one in which people read a file. */
function inheritedFirst(
  schema: Definition,
  type: string,
  bases: Map<string, string>,
  generator: JsonSchemaGenerator,
): Definition {
  const base = bases.get(type);
  if (!base) return schema;
  const inherited = inheritedFirst(generator.getSchemaForSymbol(base), base, bases, generator).properties ?? {};
  const order = Object.keys(inherited).map((key) => [key, schema.properties?.[key]]);
  return { ...schema, properties: { ...Object.fromEntries(order), ...schema.properties } };
}

/** Makes the text of every schema from the model, by file name. */
function makeSchemas(): Map<string, string> {
  const files = readdirSync(modelDir).map((name) => join(modelDir, name));
  const options = { strict: true, allowImportingTsExtensions: true, noEmit: true, types: [], target: 9 };
  const program = getProgramFromFiles(files, options, modelDir);
  const bases = basesOf(program);
  const generator = buildGenerator(program, {
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
  });
  if (!generator) throw new Error('content/model does not compile: run npm run types to see why.');
  const exceptions = exceptionsSchema(generator.getSchemaForSymbol('RuleException'));
  return new Map(
    contentKinds.map((kind) => {
      const schema = {
        $comment: `Made from ${kind.type} in content/model by "npm run schema". Never edit.`,
        ...withExceptions(
          inheritedFirst(generator.getSchemaForSymbol(kind.type), kind.type, bases, generator),
          exceptions,
        ),
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

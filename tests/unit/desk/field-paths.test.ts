import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import help from '../../../src/content/field-words/field-help.uk.json' with { type: 'json' };

const model = join(import.meta.dirname, '../../../content/model');

/** A path below the content folder that does not begin with it. */
const bareFolder = /(?<![\w/])(?:data|ua|en)\/\S*/g;

test('the help of fields names files as the list of files shows them', () => {
  const docs = readdirSync(model).map((name) => readFileSync(join(model, name), 'utf8'));
  const words = docs.flatMap((text) => [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)]).map(([comment]) => comment);
  const said = [...words, ...Object.entries(help).flat()].join('\n');
  expect(said).toContain('content/data/');
  expect(said.match(bareFolder)).toBeNull();
});

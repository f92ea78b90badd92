import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProtocolError } from './desk-error.ts';

const schemaDir = join(import.meta.dirname, '../../../content/schema');

/** Reads the JSON Schema of the files of a kind. @throws DeskError when there is none with this name */
export function readSchema(name: string): unknown {
  const missing = new ProtocolError('unknown', `There is no schema ${name}.`);
  if (!/^[\w-]+$/.test(name)) throw missing;
  try {
    return JSON.parse(readFileSync(join(schemaDir, `${name}.schema.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw missing;
    throw error;
  }
}

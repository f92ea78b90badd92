import { fileKinds } from '../../content/kind-table.ts';
import { type Schema, schemaOf } from '../../content/schema/schema-store.ts';
import { ProtocolError } from './desk-error.ts';

/** The JSON Schema of the files of a kind. @throws DeskError when there is none with this name */
export function readSchema(kindName: string): Schema {
  if (fileKinds.some(({ name }) => name === kindName)) return schemaOf(kindName);
  throw new ProtocolError('unknown', `There is no schema ${kindName}.`);
}

import type { ErrorObject } from 'ajv';
import { isPointerWithin } from '../../../content/json/json-pointer.ts';
import { hasType, resolveSchema, type Schema, schemaOf } from '../../../content/schema/schema-store.ts';
import { validateBranch } from '../../../content/schema/schema-validators.ts';

/** Replaces the errors of a union's branches by those of the branch that was meant. */
export function untangleUnions(kindName: string, errors: ErrorObject[], prefix: string): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const outermost = unions.filter(
    ({ instancePath: path }) =>
      !unions.some((other) => path !== other.instancePath && isPointerWithin(path, other.instancePath)),
  );
  const plain = errors.filter(
    ({ instancePath: path }) => !outermost.some((union) => isPointerWithin(path, union.instancePath)),
  );
  const chosen = outermost.flatMap((union) => branchErrors(kindName, union, prefix));
  return [...plain.map((error) => ({ ...error, instancePath: prefix + error.instancePath })), ...chosen];
}

function branchErrors(kindName: string, union: ErrorObject, prefix: string): ErrorObject[] {
  const root = schemaOf(kindName);
  const branches = (union.schema as Schema[]).map((branch) => resolveSchema(branch, root));
  const fitting = branches.filter((branch) => hasType(branch, union.data));
  if (fitting.length === 0) {
    const expected = branches.flatMap((branch) => branch.type ?? []);
    return [{ ...union, keyword: 'type', params: { type: expected }, instancePath: prefix + union.instancePath }];
  }
  const results = fitting.map((branch) =>
    untangleUnions(kindName, validateBranch(kindName, branch, union.data), prefix + union.instancePath),
  );
  return results.reduce((best, errors) => (likeness(errors) < likeness(best) ? errors : best));
}

/** A branch whose fixed values differ was hardly meant; otherwise the one with the fewest errors was. */
function likeness(errors: ErrorObject[]): number {
  return errors.reduce((sum, { keyword }) => sum + (keyword === 'const' || keyword === 'enum' ? 100 : 1), 0);
}

import { type CheckOptions, checkContent } from '../../check/check-content.ts';
import { type Diagnostic, signatureOf } from '../../check/diagnostic.ts';

/**
 * The errors that changes to a content folder would bring, wherever they are: lines may shift.
 * @param asBefore says what an error would have been called before, where the changes rename things
 */
export async function newErrors(
  dir: string,
  unsaved: ReadonlyMap<string, string | undefined>,
  options: Pick<CheckOptions, 'language' | 'verified'>,
  asBefore: (error: string) => string = (error) => error,
): Promise<Diagnostic[]> {
  const before = await checkContent(dir, options);
  const after = await checkContent(dir, { ...options, previous: before.tree, unsaved });
  const known = new Map<string, number>();
  for (const each of before.diagnostics) known.set(signatureOf(each), (known.get(signatureOf(each)) ?? 0) + 1);
  return after.diagnostics.filter((each) => {
    const key = asBefore(signatureOf(each));
    const count = known.get(key) ?? 0;
    known.set(key, count - 1);
    return each.severity === 'error' && count <= 0;
  });
}

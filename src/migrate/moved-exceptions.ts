import { exceptionsKey } from '../content/exceptions-key.ts';
import { isObject } from '../content/unknown-value.ts';

/**
 * The exceptions of a file with the places to which what they except has moved, as a part of the file; nothing if it has none.
 * @param moved the pointer of what was at a pointer
 */
export function movedExceptions(file: Readonly<Record<string, unknown>>, moved: (at: string) => string): object {
  const exceptions = file[exceptionsKey];
  if (!Array.isArray(exceptions)) return {};
  return {
    [exceptionsKey]: exceptions.map((exception: unknown) =>
      isObject(exception) && typeof exception.at === 'string' ? { ...exception, at: moved(exception.at) } : exception,
    ),
  };
}

import { pointerParts } from '../../content/json/json-pointer.ts';
import { asObject } from '../../content/unknown-value.ts';
import { closest } from '../../text/closest.ts';
import type { Rule } from '../rule.ts';

/** What one language says, the other one says too. */
export const rule: Rule<'missing-key'> = {
  code: 'missing-key',
  severity: 'error',
  check({ index, settled }, report) {
    for (const { key, lacks, has } of index.languages().keys) {
      if (settled.get(has.file.path)?.has(has.pointer)) continue;
      const around = lacks.pointer.slice(0, lacks.pointer.lastIndexOf('/'));
      const keys = Object.keys(valueAt(lacks.file.value, around)).filter(
        (name) => !(name in valueAt(has.file.value, around)),
      );
      const suggestion = closest(key, keys);
      report(
        { ...lacks, part: 'start' },
        { key, file: lacks.file.path, source: has.file.path, ...(suggestion && { suggestion }) },
        [{ remark: 'other-language-here', place: { ...has, part: 'key' } }],
      );
    }
  },
};

function valueAt(value: unknown, pointer: string): Record<string, unknown> {
  return pointerParts(pointer).reduce(
    (at, part) => asObject(Array.isArray(at) ? at[Number(part)] : asObject(at)[part]),
    asObject(value),
  );
}

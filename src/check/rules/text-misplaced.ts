import { pathOf } from '../../content/content-tree.ts';
import type { Rule } from '../rule.ts';
import { kindNamed } from './kind-named.ts';

/** A text stands in the file of the same year as its item. */
export const rule: Rule<'text-misplaced'> = {
  code: 'text-misplaced',
  severity: 'error',
  check({ index }, report) {
    for (const { collection, parity } of index.parity()) {
      for (const { text, item } of parity.misplaced) {
        const belongs = pathOf(kindNamed(collection.textsKind), text.file.language, item.file.id);
        report({ file: text.file, pointer: text.pointer }, { id: text.id, stands: text.file.path, belongs }, [
          { remark: 'facts-here', place: { file: item.file, pointer: item.pointer } },
        ]);
      }
    }
  },
};

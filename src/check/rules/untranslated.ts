import { pathOf } from '../../content/content-tree.ts';
import type { Rule } from '../rule.ts';
import { kindNamed } from './kind-named.ts';

/** Every item has its texts in every language. */
export const rule: Rule<'untranslated'> = {
  code: 'untranslated',
  severity: 'error',
  check({ index }, report) {
    for (const { collection, parity } of index.parity()) {
      for (const { item, missing, meant } of parity.untranslated) {
        const { file, id, pointer } = item;
        const fileId = collection.hasOwnFiles ? id : file.id;
        const where = missing.map((language) => pathOf(kindNamed(collection.textsKind), language, fileId));
        report(
          { file, pointer, ...(collection.hasOwnFiles && { part: 'start' }) },
          { id, kind: collection.kind, missing, where, ...(meant && { suggestion: meant.id }) },
          meant ? [{ remark: 'text-here', place: { file: meant.file, pointer: meant.pointer } }] : [],
        );
      }
    }
  },
};

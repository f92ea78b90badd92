import { asObject, asText } from '../../content/unknown-value.ts';
import type { Rule } from '../rule.ts';

/** A file names its schema, so that editors complete and check while one writes. */
export const rule: Rule<'schema-path'> = {
  code: 'schema-path',
  severity: 'warning',
  check({ tree }, report) {
    for (const file of tree.files) {
      const found = asText(asObject(file.value).$schema);
      const depth = file.path.split('/').length - 1;
      const expected = `${'../'.repeat(depth)}schema/${file.kind.name}.schema.json`;
      if (found !== undefined && found !== expected) report({ file, pointer: '/$schema' }, { found, expected });
    }
  },
};

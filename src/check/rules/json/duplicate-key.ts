import { pathOfPlace } from '../../../content/place.ts';
import { comparedKeys } from '../../compare/explains-comparisons.ts';
import { defineRule } from '../../rule.ts';

export const duplicateKey = defineRule<{ key: string }>({
  code: 'duplicate-key',
  severity: 'error',
  scope: 'file',
  summary: { en: 'A key occurs only once in an object.', uk: 'Ключ стоїть в об’єкті лише раз.' },
  why: {
    en: 'Only the last of two equal keys counts; the other value is lost without a trace.',
    uk: 'Із двох однакових ключів діє тільки останній; значення першого зникає без сліду.',
  },
  words: {
    en: ({ key }) => ({
      message: `Duplicate key "${key}".`,
      hint: 'Delete one of the two: only the last one counts.',
    }),
    uk: ({ key }) => ({
      message: `Ключ "${key}" повторюється.`,
      hint: 'Видаліть один із двох: діє лише останній.',
    }),
  },
  check(tree, report) {
    for (const file of tree.files) {
      if (file.isVerified || file.badByte !== undefined) continue;
      for (const { key, first, again } of file.document.duplicateKeys()) {
        report({ file, range: again }, { key }, [{ remark: 'first-here', place: { file, range: first } }]);
      }
    }
  },
  // What counts now may not be what is meant to: it is compared with the other language once one of the two is left.
  explains(own) {
    const isTwice = (key: string) =>
      own.some(
        ({ place, parameters }) =>
          key.startsWith(`${pathOfPlace(place)} `) && `${key}/`.includes(`/${parameters.key}/`),
      );
    return (other) => comparisons.includes(other.code) && comparedKeys(other).some(isTwice);
  },
});

const comparisons = ['fact-differs', 'placeholder-differs', 'same-in-both', 'structure-differs', 'translation-stale'];

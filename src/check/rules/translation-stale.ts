import { typedValues } from '../../content/schema/typed-values.ts';
import { mendText } from '../fix/fix-text.ts';
import type { Rule } from '../rule.ts';
import { isStale, readTranslationRecord, shortHash, type Translation, translations } from '../translation-record.ts';

/** A translation is looked at again when the text that it was made from changes. */
export const rule: Rule<'translation-stale'> = {
  code: 'translation-stale',
  severity: 'warning',
  check({ tree, index }, report) {
    const record = readTranslationRecord(tree.dir);
    if (Object.keys(record).length === 0) return;
    for (const translation of translations(index, record)) {
      if (!isStale(translation) || isOnlySetOtherwise(translation)) continue;
      const { ua, en } = translation;
      report({ file: en.file, pointer: en.pointer }, { file: ua.file.path, own: en.file.path }, [
        { remark: 'other-language-here', place: { file: ua.file, pointer: ua.pointer } },
      ]);
    }
  },
};

/** Whether the Ukrainian text is the reviewed one but for what --fix mends. */
function isOnlySetOtherwise({ ua, reviewed }: Translation): boolean {
  const isMarkdown = typedValues(ua.file).some((text) => text.pointer === ua.pointer && text.format === 'markdown');
  return shortHash(mendText(ua.value, { language: 'ua', isMarkdown })) === reviewed?.split(' ')[0];
}

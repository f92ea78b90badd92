import { typedValues } from '../../../content/schema/typed-values.ts';
import { fixText } from '../../fix/fix-text.ts';
import { defineRule } from '../../rule.ts';
import {
  isStale,
  readTranslationRecord,
  shortHash,
  type Translation,
  translations,
} from '../../translation-record.ts';

export const translationStale = defineRule<{ file: string; own: string }>({
  code: 'translation-stale',
  severity: 'warning',
  scope: 'content',
  comparesTexts: true,
  summary: 'A translation is looked at again when the text that it was made from changes.',
  why: 'Somebody mends a sentence in Ukrainian, and the English page goes on saying the old thing. `content/translations.json` records, field by field, which Ukrainian text an English one was reviewed with. A field is complained about when its Ukrainian text has changed since and the English one has not; the form of the files does not matter. Change both texts and nothing needs to be done.',
  exceptions:
    'None. `npm run check -- --reviewed` without files notes all translations as up to date; `--fix` notes what is new or was changed in both languages.',
  paths: ['file', 'own'],
  words: {
    en: ({ file, own }) => ({
      message: `The text in ${file} has changed, and this translation has not.`,
      hint: `Bring the translation up to date, or say that it still fits: npm run check -- --reviewed ${own}`,
    }),
    uk: ({ file, own }) => ({
      message: `Текст у ${file} змінився, а цей переклад — ні.`,
      hint: `Оновіть переклад або скажіть, що він і далі відповідає: npm run check -- --reviewed ${own}`,
    }),
  },
  check(tree, report) {
    const record = readTranslationRecord(tree.dir);
    if (Object.keys(record).length === 0) return;
    for (const translation of translations(tree, record)) {
      if (!isStale(translation) || isOnlySetOtherwise(translation)) continue;
      const { ua, en } = translation;
      report({ file: en.file, pointer: en.pointer }, { file: ua.file.path, own: en.file.path }, [
        { remark: 'other-language-here', place: { file: ua.file, pointer: ua.pointer } },
      ]);
    }
  },
});

/** Whether the Ukrainian text is the reviewed one but for what --fix mends. */
function isOnlySetOtherwise({ ua, reviewed }: Translation): boolean {
  const isMarkdown = typedValues(ua.file).some((text) => text.pointer === ua.pointer && text.format === 'markdown');
  return shortHash(fixText(ua.value, { language: 'ua', isMarkdown })) === reviewed?.split(' ')[0];
}

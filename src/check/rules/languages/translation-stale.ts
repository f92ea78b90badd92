import { typedValues } from '../../../content/schema/typed-values.ts';
import { fixText } from '../../fix/fix-text.ts';
import { defineRule } from '../../rule.ts';
import { isStale, shortHash, type Translation, translations } from '../../translations.ts';

export const translationStale = defineRule<{ own: string }>({
  code: 'translation-stale',
  severity: 'warning',
  scope: 'group',
  comparesTexts: true,
  summary: {
    en: 'A translation is reviewed when its source text changes.',
    uk: 'Переклад переглядають, коли змінюється текст, з якого його зроблено.',
  },
  why: {
    en: 'Somebody fixes a sentence in Ukrainian, and the English page keeps saying the old thing. `content/translations` records, file by file and field by field, which Ukrainian text each translation was reviewed with. A field is reported when its Ukrainian text has changed since and the translation has not; formatting does not matter. If you change both, nothing else is needed.',
    uk: 'Хтось виправив речення українською, а англійська сторінка каже старе. `content/translations` зберігає для кожного файлу й кожного поля, з яким українським текстом переглянуто переклад. Про поле буде зауваження, якщо його український текст відтоді змінився, а переклад — ні; оформлення не рахується. Якщо змінити обидва, більше нічого не треба.',
  },
  exceptions: {
    en: 'None. `npm run check -- --reviewed` without files marks all translations as up to date; `--fix` marks what is new or has changed together with its source.',
    uk: 'Винятків немає. `npm run check -- --reviewed` без файлів позначає всі переклади як переглянуті; `--fix` — нові й ті, що змінилися разом з оригіналом.',
  },
  paths: ['own'],
  words: {
    en: ({ own }) => ({
      message: 'The Ukrainian text has changed, but this translation has not.',
      hint: 'Update the translation, or confirm that it is still right.',
      command: `"npm run check -- --reviewed ${own}" confirms it.`,
    }),
    uk: ({ own }) => ({
      message: 'Український текст змінився, а цей переклад — ні.',
      hint: 'Оновіть переклад або підтвердьте, що він і далі правильний.',
      command: `Підтвердити: "npm run check -- --reviewed ${own}".`,
    }),
  },
  check(tree, report) {
    if (!tree.files.some(({ record }) => record)) return;
    for (const translation of translations(tree)) {
      if (!isStale(translation) || isOnlyFixed(translation)) continue;
      const { source, target } = translation;
      report(target, { own: target.file.path }, [{ remark: 'other-language-here', place: source }]);
    }
  },
});

/** Whether the Ukrainian text differs from the reviewed one only by what --fix changes. */
function isOnlyFixed({ source, reviewed }: Translation): boolean {
  const isMarkdown = typedValues(source.file).some(
    (text) => text.pointer === source.pointer && text.format === 'markdown',
  );
  return shortHash(fixText(source.value, { language: source.file.language, isMarkdown })) === reviewed?.split(' ')[0];
}

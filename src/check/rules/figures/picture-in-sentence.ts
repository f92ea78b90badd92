import { markdownTexts } from '../../../content/views/links.ts';
import { joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const pictureInSentence = defineRule<object>({
  code: 'picture-in-sentence',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'A picture within a text stands alone in its paragraph.',
    uk: 'Зображення в тексті стоїть окремим абзацом.',
  },
  why: {
    en: 'Alone it becomes a figure with its caption, its numbered parts and its scale, and has the width of the text. Among words it has none of these and tears their lines apart.',
    uk: 'Тоді воно стає рисунком із підписом, пронумерованими частинами й масштабом і має ширину тексту. Серед слів воно нічого цього не має й розриває рядки.',
  },
  words: {
    en: () => ({
      message: 'The picture stands among words, and so it has no caption.',
      hint: 'Put it into a paragraph of its own, with an empty line before and after it.',
    }),
    uk: () => ({
      message: 'Зображення стоїть серед слів, тому не має підпису.',
      hint: 'Винесіть його в окремий абзац, з порожнім рядком перед ним і після нього.',
    }),
  },
  check(tree, report) {
    const found = markdownTexts(tree).flatMap(({ value: { file, pointer }, parts }) =>
      parts.images
        .filter(({ isAlone }) => !isAlone)
        .map(({ src, from, to }) => ({ target: `${pointer} ${src}`, place: { file, pointer, from, to } })),
    );
    // The same in both languages is one error.
    for (const { place, related } of joinByTarget(found)) report(place, {}, related);
  },
});

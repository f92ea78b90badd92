import { join } from 'node:path';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';

export const imageAnimated = defineRule<object>({
  code: 'image-animated',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: { en: 'A picture is not animated.', uk: 'Зображення не анімоване.' },
  why: {
    en: 'The site makes smaller versions of each picture, and these have one frame: nobody sees the others.',
    uk: 'Сайт робить менші варіанти кожного зображення, а в них один кадр: решти ніхто не побачить.',
  },
  exceptions: {
    en: 'Name the file: `"at": "images/news/rolling.webp"`.',
    uk: 'Назвіть файл: `"at": "images/news/rolling.webp"`.',
  },
  words: {
    en: () => ({
      message: 'The picture is animated, but the site shows only one frame of it.',
      hint: 'Save the frame that says the most as a still picture. A text can link to a video.',
    }),
    uk: () => ({
      message: 'Зображення анімоване, а сайт показує лише один його кадр.',
      hint: 'Збережіть найважливіший кадр як звичайне зображення. На відео можна послатися в тексті.',
    }),
  },
  check(tree, report) {
    for (const path of tree.images) {
      if (assetFacts(join(tree.dir, 'images', path)).animated) report({ path: `images/${path}` }, {});
    }
  },
});

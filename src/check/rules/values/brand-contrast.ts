import { valuesOfFormat } from '../../../content/views/values.ts';
import { brandContrastOf, nearestReadable } from '../../readable-colour.ts';
import { defineRule } from '../../rule.ts';

export const brandContrast = defineRule<{ colour: string; contrast: number; nearest: string }>({
  code: 'brand-contrast',
  severity: 'error',
  scope: 'file',
  summary: {
    en: 'White text is readable on the colour of the brand.',
    uk: 'Білий текст читається на кольорі бренду.',
  },
  why: {
    en: 'Buttons have white words on it, and links on a light ground have it themselves: WCAG 2.2 asks for a contrast of 4.5 to 1. The lighter tones of the dark theme are made from it.',
    uk: 'На ньому білі написи кнопок, а посилання на світлому тлі мають цей колір самі: WCAG 2.2 вимагає контрасту 4,5 до 1. Світліші відтінки темної теми роблять із нього ж.',
  },
  words: {
    en: ({ colour, contrast, nearest }) => ({
      message: `White on ${colour} has a contrast of ${contrast}, but 4.5 is needed.`,
      hint: `Use ${nearest}: the same hue, just dark enough.`,
    }),
    uk: ({ colour, contrast, nearest }) => ({
      message: `Білий текст на ${colour} має контраст ${String(contrast).replace('.', ',')}, а потрібно 4,5.`,
      hint: `Візьміть ${nearest}: той самий тон, темніший рівно настільки, наскільки треба.`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'brand-colour')) {
      const nearest = /^#[\da-f]{6}$/i.test(value) ? nearestReadable(value) : value;
      if (nearest === value) continue;
      const contrast = Math.floor(brandContrastOf(value) * 10) / 10;
      report({ file, pointer }, { colour: value, contrast, nearest });
    }
  },
});

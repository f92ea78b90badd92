import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/** What stands on the colour or below it in the light theme: white words on buttons, links on the ground of pages. */
const grounds = ['#ffffff', '#f8f8f8'];
/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const enough = 4.5;

export const brandContrast = defineRule<{ colour: string; contrast: number; nearest: string }>({
  code: 'brand-contrast',
  severity: 'error',
  scope: 'file',
  summary: 'White text is readable on the colour of the brand.',
  why: 'Buttons have white words on it, and links on a light ground have it themselves: WCAG 2.2 asks for a contrast of 4.5 to 1. The lighter tones of the dark theme are made from it.',
  words: {
    en: ({ colour, contrast, nearest }) => ({
      message: `White on ${colour} has a contrast of ${contrast}, and 4.5 is needed.`,
      hint: `Use ${nearest}: the same hue, as dark as it must be.`,
    }),
    uk: ({ colour, contrast, nearest }) => ({
      message: `Білий текст на ${colour} має контраст ${String(contrast).replace('.', ',')}, а потрібно 4,5.`,
      hint: `Візьміть ${nearest}: той самий тон, темніший рівно настільки, як треба.`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'brand-colour')) {
      if (!/^#[\da-f]{6}$/i.test(value) || isReadable(value)) continue;
      const contrast = Math.floor(contrastOf(value) * 10) / 10;
      report({ file, pointer }, { colour: value, contrast, nearest: nearestReadable(value) });
    }
  },
});

function contrastOf(colour: string): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

function isReadable(colour: string): boolean {
  return contrastOf(colour) >= enough;
}

/** The lightest colour of the same hue that is readable, in steps of a hundredth of lightness. */
function nearestReadable(colour: string): string {
  const given = converter('oklch')(colour);
  if (!given) return colour;
  for (let l = given.l; l > 0; l -= 0.01) {
    const darker = formatHex(clampChroma({ ...given, l }, 'oklch'));
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

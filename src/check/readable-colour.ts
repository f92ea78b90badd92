import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** What stands on the colour of the brand or below it in the light theme: white words on buttons, links on the ground of pages. */
const grounds = ['#ffffff', '#f8f8f8'];
/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const enough = 4.5;

/** The contrast of a colour with what is hardest to tell from it. */
export function brandContrastOf(colour: string): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
}

/** The colour itself where it is readable, or else the lightest one of its hue that is, in steps of a hundredth of lightness. */
export function nearestReadable(colour: string): string {
  if (isReadable(colour)) return colour;
  const given = converter('oklch')(colour);
  if (!given) return colour;
  for (let l = given.l; l > 0; l -= 0.01) {
    const darker = formatHex(clampChroma({ ...given, l }, 'oklch'));
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

function isReadable(colour: string): boolean {
  return brandContrastOf(colour) >= enough;
}

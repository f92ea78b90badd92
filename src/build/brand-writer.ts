import { brandRules } from '../renderer/brand-rules.ts';

/** The colour of the browser's bar, and what the styles of a page end with. */
const themeColour = /(<meta name="theme-color" content=")#[\da-f]{6}/i;
const endOfHead = '</head>';

/**
 * Gives pages the brand of an institute.
 * @param colour as `#rrggbb`
 */
export function brandWriter(colour: string): (html: string) => string {
  const rules = brandRules(colour);
  const style = rules && `<style>${rules}</style>\n`;
  return (html) => html.replace(themeColour, `$1${colour}`).replace(endOfHead, () => style + endOfHead);
}

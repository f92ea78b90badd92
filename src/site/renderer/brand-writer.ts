import { brandRules, ownThemeColour, themeColourElement } from './brand-rules.ts';

/** What the styles of a page end with. */
const endOfHead = '</head>';

/**
 * Gives pages, or the shell of all pages, the brand of an institute.
 * @param colour as `#rrggbb`
 */
export function brandWriter(colour: string): (html: string) => string {
  const rules = brandRules(colour);
  const style = rules && `<style>${rules}</style>\n`;
  const themeColour = themeColourElement(colour);
  return (html) => html.replace(ownThemeColour, themeColour).replace(endOfHead, () => style + endOfHead);
}

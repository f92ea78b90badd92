import type { CslName } from '../../namespaces/csl-item.ts';

/** `Калинчак О. Л.` → family name and initials. */
export function cslName(name: string): CslName {
  const [family = name, ...given] = name.split(/[ \u00a0]/);
  return { family, given: given.join(' ') };
}

import type { Plugin } from 'vite';
import { themeStyles } from '../site/theme/themes.ts';

const prefix = 'virtual:theme-';

/** Offers the tokens of both themes as style sheets: `virtual:theme-site.css` and `virtual:theme-fluent.css`. */
export function themePlugin(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return themeStyles(id.includes('fluent') ? 'fluent' : 'site');
    },
  };
}

import type { Plugin } from 'vite';
import { themeRules } from '../theme/themes.ts';

const siteId = 'virtual:theme-site.css';
const fluentId = 'virtual:theme-fluent';

/**
 * Offers the tokens of both themes: `virtual:theme-site.css`, the style sheet of those that every page needs, and
 * `virtual:theme-fluent`, the rules of all that Fluent's components use, for the script that brings such components.
 */
export function themePlugin(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === siteId || id === fluentId ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${siteId}`) return themeRules('site').join('\n');
      if (id === `\0${fluentId}`) return `export default ${JSON.stringify(themeRules('fluent'))}`;
      return undefined;
    },
  };
}

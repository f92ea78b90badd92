import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pageComponentOf } from '../../site/pages/page-file-name.ts';
import { figureModule, rulesWhere, styleModulesIn } from './page-styles.ts';
import { type PageStyles, pageStylesFile } from './page-styles-file.ts';

/**
 * Splits the style sheet of all pages by what each page component imports, itself or through others, without what it loads
 * later.
 */
export function pageStylesPlugin(): Plugin {
  const modulesOf = new Map<string, ReadonlySet<string>>();
  const styles: PageStyles = { pages: {}, pagesWithFigures: {}, rest: '' };
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After Vite has put the style sheet into the bundle.
    enforce: 'post',
    buildEnd(error) {
      if (error) return;
      const frame = hashesBelow(this, 'src/site/app.tsx');
      for (const id of this.getModuleIds()) {
        const [, file = ''] = /\/src\/site\/pages\/([^/]+)$/.exec(id) ?? [];
        const component = pageComponentOf(file);
        if (component) modulesOf.set(component, new Set([...frame, ...hashesBelow(this, id)]));
      }
    },
    generateBundle(_options, bundle) {
      const css = Object.values(bundle)
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
        .join('');
      for (const [component, modules] of modulesOf) {
        const withFigures = new Set([...modules, figureModule]);
        styles.pages[component] = rulesWhere(css, (hashes) => hashes.every((hash) => modules.has(hash)));
        styles.pagesWithFigures[component] = rulesWhere(css, (hashes) =>
          hashes.every((hash) => withFigures.has(hash)),
        );
      }
      // What belongs to no component stands in every page. Fonts named again would be fetched, and shown, again.
      const source = rulesWhere(css, (hashes) => hashes.length > 0);
      styles.rest = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'components.css', source }))}`;
    },
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, '..', pageStylesFile), JSON.stringify(styles));
    },
  };
}

/** The hashes of the CSS modules that a source file imports, itself or through others. */
function hashesBelow(context: Rolldown.PluginContext, source: string, seen = new Set<string>()): string[] {
  const id = [...context.getModuleIds()].find((each) => each.endsWith(source));
  if (!id) throw new Error(`The bundle has no ${source}.`);
  if (seen.has(id)) return [];
  seen.add(id);
  const { code, importedIds } = context.getModuleInfo(id) ?? { code: '', importedIds: [] };
  const own = /\.module\.css$/.test(id) ? styleModulesIn(code ?? '') : [];
  return [...own, ...importedIds.flatMap((imported) => hashesBelow(context, imported, seen))];
}

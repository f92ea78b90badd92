import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  optionalKey,
  optionalSets,
  type PageStyles,
  pageStylesFile,
  rulesWhere,
  styleModulesIn,
} from './page-styles.ts';

/**
 * Splits the style sheet of all pages by what each page component imports, itself or through others, without what it loads
 * later.
 */
export function pageStylesPlugin(): Plugin {
  const modulesOf = new Map<string, ReadonlySet<string>>();
  const styles: PageStyles = { pages: {}, rest: '' };
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After Vite has put the style sheet into the bundle.
    enforce: 'post',
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const app = ids.find((id) => id.endsWith('/src/site/app.tsx'));
      if (!app) throw new Error('The bundle has no src/site/app.tsx.');
      const frame = hashesBelow(this, app);
      for (const id of ids) {
        const [, file] = /\/(src\/site\/pages\/[^/]+-page\.tsx)$/.exec(id) ?? [];
        if (file) modulesOf.set(file, new Set([...frame, ...hashesBelow(this, id)]));
      }
    },
    generateBundle(_options, bundle) {
      const css = Object.values(bundle)
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
        .join('');
      for (const [file, modules] of modulesOf) {
        styles.pages[file] = Object.fromEntries(
          optionalSets.map((shown) => {
            const all = new Set([...modules, ...shown]);
            return [optionalKey(shown), rulesWhere(css, (hashes) => hashes.every((hash) => all.has(hash)))];
          }),
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

/** The hashes of the CSS modules that a module of the bundle imports, itself or through others. */
function hashesBelow(context: Rolldown.PluginContext, id: string, seen = new Set<string>()): string[] {
  // What a library offers and nothing uses is not in the bundle.
  const info = seen.has(id) ? null : context.getModuleInfo(id);
  seen.add(id);
  if (!info) return [];
  const own = /\.module\.css$/.test(id) ? styleModulesIn(info.code ?? '') : [];
  return [...own, ...info.importedIds.flatMap((imported) => hashesBelow(context, imported, seen))];
}

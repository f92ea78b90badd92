import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import {
  modulesOfSelector,
  type PageStyles,
  pageStylesFile,
  rulesWhere,
  type StyleSheet,
  styleModulesIn,
} from './page-styles.ts';

/**
 * Splits the style sheet of all pages by what each page component imports, itself or through others, without what it loads
 * later.
 */
export function pageStylesPlugin(): Plugin {
  const styles: PageStyles = { sheet: [], modules: {}, rest: '' };
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
        if (file) styles.modules[file] = [...new Set([...frame, ...hashesBelow(this, id)])];
      }
    },
    generateBundle(_options, bundle) {
      const css = Object.values(bundle)
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
        .join('');
      styles.sheet = styleSheetOf(css);
      // Rules that belong to no component stand in every page. Fonts named again would be fetched, and shown, again.
      const source = rulesWhere(styles.sheet, (modules) => modules.length > 0);
      styles.rest = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'components.css', source }))}`;
    },
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, '..', pageStylesFile), JSON.stringify(styles));
    },
  };
}

/** The hashes of the CSS modules that a module of the bundle imports, itself or through others. */
function hashesBelow(context: Rolldown.PluginContext, id: string, seen = new Set<string>()): string[] {
  // An export of a library that nothing uses is not in the bundle.
  const info = seen.has(id) ? null : context.getModuleInfo(id);
  seen.add(id);
  if (!info) return [];
  const own = /\.module\.css$/.test(id) ? styleModulesIn(info.code ?? '') : [];
  return [...own, ...info.importedIds.flatMap((imported) => hashesBelow(context, imported, seen))];
}

/** Parses a style sheet. */
export function styleSheetOf(css: string): StyleSheet {
  return partsOf(postcss.parse(css));
}

function partsOf(container: Container<ChildNode>): StyleSheet {
  return (container.nodes ?? []).flatMap((node): StyleSheet => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((selector) => [selector, modulesOfSelector(selector)] as const);
      return [{ selectors, body: node.toString().slice(node.selector.length) }];
    }
    if (node.type !== 'atrule') return [];
    const condition = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
    if (node.nodes && ['media', 'supports', 'layer', 'container'].includes(node.name))
      return [{ condition, parts: partsOf(node as Container<ChildNode>) }];
    const body = node.toString().slice(condition.length) + (node.nodes ? '' : ';');
    return [{ selectors: [[condition, styleModulesIn(node.params)]], body }];
  });
}

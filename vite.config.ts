import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { themePlugin } from './src/renderer/theme-plugin.ts';

/**
 * The client's scripts: `frame` is what every page needs, `parts` what several pages share, and each page has its own.
 * Left alone, the bundler would make a script, and so a request, of every small shared file.
 */
const scripts = [
  // What the first script needs itself; it asks for React and the frame, which then run one after the other.
  {
    name: 'first',
    priority: 4,
    test: /rolldown.runtime|preload-helper|\/src\/(renderer\/reload-on-preload-error|site\/optional-script)/,
  },
  { name: 'react', priority: 3, test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    priority: 2,
    test: /\/src\/(site\/(frame\/|[^/]+\.tsx?$)|language|namespaces)|\/src\/renderer\/hydrate-page|\/node_modules\/(react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)\//,
  },
  // The class names of the pages' style sheets go with them: the bundler cuts them off the pages otherwise.
  { name: 'parts', priority: 1, test: /\/src\/site\/(parts\/|pages\/[\w-]+\.module\.css)/ },
];

/**
 * Lets the bundler drop the components of React Router that this site does not use, which the assignment of their
 * `displayName` would keep: 3 KB brotli on every page.
 */
const unusedRouterComponents: Plugin = {
  name: 'unused-router-components',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return undefined;
    return code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
  },
};

/**
 * Leaves out of i18next what it tells developers, which nobody outside its debug mode hears, and its formats of numbers and dates, which
 * no text of the site names (`{{value, number}}`): 2 KB brotli on every page.
 */
const unusedI18next: Plugin = {
  name: 'unused-i18next',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/i18next/dist/')) return undefined;
    const warning = /\b(?:this\.logger|baseLogger)\.(?:warn\(['"`]|deprecate\(|once\(.*'(?:deprecate|warn)').*\);$/gm;
    return code.replace(warning, ';').replace(/\bformatter = Formatter;$/m, 'formatter = undefined;');
  },
};

/** The browsers of autumn 2022: what is newer is rewritten for them where it can be. */
const oldestBrowsers = ['chrome107', 'edge107', 'firefox106', 'safari16.1', 'ios16.1'];

export default defineConfig(({ command }) => ({
  plugins: [unusedRouterComponents, unusedI18next, react(), themePlugin(), vike()],
  // Dependencies left external would load their development builds while prerendering.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
  publicDir: 'src/site/public',
  build: {
    target: oldestBrowsers,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The build keeps the bundles in its cache.
    outDir: process.env.BUNDLE_DIR ?? '.cache/vike',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: scripts } } } },
    },
  },
}));

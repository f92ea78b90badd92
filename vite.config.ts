import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { className } from './src/site/renderer/styles/page-styles.ts';
import { pageStylesPlugin } from './src/site/renderer/styles/page-styles-plugin.ts';
import { unusedCodePlugin } from './src/site/renderer/unused-code-plugin.ts';
import { themePlugin } from './src/site/theme/themes.ts';

/**
 * The client's scripts: `frame` is what every page needs, `parts` what three kinds of pages or more share, `texts` the
 * few of them that a text takes, and each page has its own. By default, the bundler would make a script, and so a request, of every small shared file.
 */
const scripts = [
  // All that the first script needs itself; it asks for React and the frame, which then run one after the other.
  {
    name: 'first',
    priority: 4,
    test: /rolldown.runtime|preload-helper|\/src\/site\/loading/,
  },
  { name: 'react', priority: 3, test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    priority: 2,
    test: /\/src\/(site\/(frame\/|[^/]+\.tsx?$)|lib\/(language|namespaces))|\/src\/site\/renderer\/hydrate-page|\/node_modules\/(react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)\//,
  },
  // The bundler cuts the class names off pages and parts, into a script for each, unless told where to put them.
  { name: 'class-names', priority: 1, test: /\/src\/site\/pages\/[\w-]+\.module\.css/ },
  // All that news need of the parts, which would bring the rest along.
  { name: 'texts', priority: 2, test: /\/src\/site\/parts\/(picture|picture-figure|rich-text|date-text)\.tsx$/ },
  { name: 'parts', priority: 1, minShareCount: 3, test: /\/src\/site\/parts\// },
  { name: 'class-names-of-parts', priority: 0, test: /\/src\/site\/parts\/[\w-]+\.module\.css/ },
];

/** The browsers of autumn 2022: what is newer is rewritten for them where it can be. */
const oldestBrowsers = ['chrome107', 'edge107', 'firefox106', 'safari16.1', 'ios16.1'];

/** All that lies below the project and is not served while developing: what Vite denies, and mails and questions of `npm start`. */
const unserved = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.netlify/**',
];

export default defineConfig(({ command }) => ({
  plugins: [unusedCodePlugin(), react(), themePlugin(), pageStylesPlugin(), vike()],
  // Dependencies left external would load their development builds while prerendering.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
  publicDir: 'src/site/public',
  server: { fs: { deny: unserved } },
  css: {
    modules: { generateScopedName: className },
    // Each page would carry what `light-dark()` needs in old browsers (`Features.LightDark` of Lightning CSS), which no style sheet has.
    lightningcss: { exclude: 1048576 },
  },
  build: {
    target: oldestBrowsers,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The build keeps the bundles in its cache.
    outDir: process.env.BUNDLE_DIR ?? '.cache/vike',
    emptyOutDir: true,
    reportCompressedSize: false,
    // Of libraries that export hundreds of components from one file, those that are used are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    // The inline script is written into pages as the text of a function.
    ssr: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: scripts } } } },
    },
  },
}));

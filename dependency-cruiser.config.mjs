/** The arrows between the parts, as docs/architecture.md draws them. `npm run arrows` checks them, types included. */

/** A part may import itself, packages, and the parts named. */
const may = (part, targets) => ({
  name: part,
  severity: 'error',
  from: { path: `^${part}/` },
  to: {
    path: '^(src|content|netlify|scripts|tests)/',
    pathNot: [part, ...targets].map((target) => `^${target}/`),
  },
});

const model = 'content/model';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    may(model, []),
    may('src/lib', []),
    // Content, read → checked and compiled → built.
    may('src/content', [model, 'src/lib']),
    may('src/check', [model, 'src/lib', 'src/content']),
    may('src/compile', [model, 'src/lib', 'src/content']),
    may('src/site', [model, 'src/lib', 'src/content', 'src/compile']),
    may('src/build', [model, 'src/lib', 'src/content', 'src/check', 'src/compile', 'src/site']),
    may('src/desk', [model, 'src/lib', 'src/content', 'src/check', 'src/compile', 'src/build']),
    {
      name: 'the-site-imports-types-of-content-and-compiler',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/(content|compile)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-nothing-of-their-renderer',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '^src/site/renderer/' },
      to: { path: '^src/(site/renderer|lib/(cache|command|git))/' },
    },
    {
      name: 'the-build-imports-what-renders-pages',
      severity: 'error',
      from: { path: '^src/build/' },
      to: { path: '^src/site/', pathNot: '^src/site/renderer/' },
    },
    {
      name: 'the-desk-page-imports-types-of-its-server',
      severity: 'error',
      from: { path: '^src/desk/(browser/|tables/|merge-values|part-version)' },
      to: {
        path: '^(src|content|netlify|scripts)/',
        pathNot:
          '^src/(desk/(browser/|tables/|merge-values|part-version)|lib/(cache/once-per\\.ts|text/|language/)|content/(field-words|kind|kind-table|kinds|markdown-blocks|news-archive|units|unknown-value|json/json-pointer)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lib-language-builds-on-text',
      severity: 'error',
      from: { path: '^src/lib/text/' },
      to: { path: '^src/lib/', pathNot: '^src/lib/text/' },
    },
    {
      name: 'functions-import-questions',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: '^(src|content|scripts|tests)/', pathNot: ['^src/lib/question/', '^content/data/site\\.json$'] },
    },
    {
      name: 'nothing-imports-commands',
      severity: 'error',
      from: { path: '^(src|netlify|content)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'sample-imports-model-text-language-fonts',
      severity: 'error',
      from: { path: '^scripts/sample/' },
      to: {
        path: '^(src|content|netlify|scripts|tests)/',
        pathNot: ['^scripts/(sample|fonts)/', '^content/model/', '^src/lib/'],
      },
    },
    {
      name: 'nothing-imports-the-sample',
      severity: 'error',
      from: { path: '^(src|scripts|netlify|content)/', pathNot: '^scripts/sample/' },
      to: { path: '^scripts/sample/' },
    },
    {
      name: 'react-belongs-to-pages',
      severity: 'error',
      from: { path: '^(src|scripts|netlify)/', pathNot: '^src/(site|desk/browser|lib/language/i18n)' },
      to: { path: '^node_modules/(react|react-dom|react-router|react-i18next|@fluentui)' },
    },
    {
      name: 'question-needs-zod-only',
      severity: 'error',
      from: { path: '^src/lib/question/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    {
      name: 'd3-belongs-to-charts',
      severity: 'error',
      from: { path: '^(src|scripts|netlify)/', pathNot: '^src/compile/charts/' },
      to: { path: '^node_modules/(@types/)?d3-' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};

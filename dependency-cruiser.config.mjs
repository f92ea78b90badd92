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
/** What may be imported from everywhere: it imports nothing else of ours. */
const base = ['src/text', 'src/language', 'src/cache', 'src/command'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    may(model, []),
    may('src/text', []),
    may('src/language', ['src/text']),
    may('src/cache', []),
    may('src/command', []),
    may('src/question', []),
    may('src/namespaces', ['src/language', 'src/text']),
    // Content, read → checked → compiled → published → built.
    may('src/content', [model, ...base]),
    may('src/check', [model, ...base, 'src/content', 'src/question']),
    may('src/new-item', [...base, 'src/content', 'src/check']),
    may('src/desk', [...base, 'src/content', 'src/check', 'src/new-item', 'src/git', 'src/save']),
    {
      name: 'the-desk-page-imports-types-of-its-server',
      severity: 'error',
      from: { path: '^src/desk/browser/' },
      to: {
        path: '^(src|content|netlify|scripts)/',
        pathNot:
          '^src/(desk/(browser/|part-version|token-header|upload-bound)|cache/(group-by|once-per)\\.ts|text/|language/|content/(field-words|file-kind|kind|kind-table|kinds|news-archive|unknown-value|json/json-pointer)\\.ts|new-item/question\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    may('src/compile', [model, ...base, 'src/content', 'src/namespaces', 'src/charts']),
    may('src/publish', [model, ...base, 'src/content', 'src/namespaces', 'src/compile']),
    may('src/hosts', [model, 'src/language', 'src/command']),
    // What a visitor sees, and what renders it.
    may('src/site', [
      model,
      'src/text',
      'src/language',
      'src/namespaces',
      'src/question',
      'src/content',
      'src/compile',
    ]),
    may('src/renderer', [model, ...base, 'src/namespaces', 'src/site', 'src/content', 'src/compile']),
    {
      name: 'the-site-imports-types-of-content-and-compiler',
      severity: 'error',
      from: { path: '^src/(site|renderer)/' },
      to: { path: '^src/(content|compile)/', dependencyTypesNot: ['type-only'] },
    },
    may('src/build', [
      model,
      ...base,
      'src/content',
      'src/check',
      'src/compile',
      'src/publish',
      'src/hosts',
      'src/namespaces',
      'src/renderer',
    ]),
    may('src/git', ['src/command']),
    may('src/save', ['src/command', 'src/git', 'src/text']),
    may('src/local-server', ['src/command', 'src/hosts']),
    may('src/compare', [...base, 'src/git', 'src/hosts', 'src/local-server']),
    may('src/charts', ['src/text', 'src/language']),
    may('src/fonts', ['src/cache']),
    {
      name: 'functions-import-questions',
      severity: 'error',
      from: { path: '^netlify/' },
      to: { path: '^(src|content|scripts|tests)/', pathNot: ['^src/question/', '^content/data/site\\.json$'] },
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
        pathNot: ['^scripts/sample/', '^content/model/', '^src/(text|language|command|fonts)/'],
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
      from: { path: '^(src|scripts|netlify)/', pathNot: '^src/(site|renderer|desk/browser|language/i18n)' },
      to: { path: '^node_modules/(react|react-dom|react-router|react-i18next|@fluentui)' },
    },
    {
      name: 'question-needs-zod-only',
      severity: 'error',
      from: { path: '^src/question/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    {
      name: 'd3-belongs-to-charts',
      severity: 'error',
      from: { path: '^(src|scripts|netlify)/', pathNot: '^src/charts/' },
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

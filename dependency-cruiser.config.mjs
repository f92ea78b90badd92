/** The arrows between the parts, as docs/architecture.md draws them. `npm run arrows` checks them. */

/** A part may import itself, packages, and the parts named. */
const may = (name, from, targets) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(src|content|netlify|scripts|tests)/',
    pathNot: [from, ...targets].map((target) => target),
  },
});

const model = '^content/model/';
const language = '^src/language/';
const namespaces = '^src/namespaces/';
const question = '^src/question/';
const search = '^src/search/';
const compiler = '^src/compiler/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    may('model-imports-nothing', model, []),
    may('language-imports-nothing', language, []),
    may('question-imports-nothing', question, []),
    may('search-imports-nothing', search, []),
    may('namespaces-import-model-and-language', namespaces, [model, language]),
    may('compiler-imports-model-language-namespaces-search', compiler, [model, language, namespaces, search]),
    may('site-knows-neither-compiler-nor-renderer', '^src/site/', [model, language, namespaces, question, search]),
    may('functions-import-questions', '^netlify/', [question, '^content/data/site\\.json$']),
    {
      name: 'renderer-stays-in-src',
      severity: 'error',
      from: { path: '^src/renderer/' },
      to: { path: '^(netlify|scripts|tests)/' },
    },
    {
      name: 'compiler-knows-no-react',
      severity: 'error',
      from: { path: '^(src/compiler|src/question|scripts)/' },
      to: { path: '^node_modules/(react|react-dom|react-router|react-i18next|@fluentui)' },
    },
    {
      name: 'question-needs-zod-only',
      severity: 'error',
      from: { path: question },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    // Types vanish when the code is built: a cycle of types alone is none.
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
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

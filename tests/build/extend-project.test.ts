import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoutesData } from '../../content/model/routes-data.ts';
import { CopiedProject } from './support/copied-project.ts';

let project: CopiedProject;
beforeAll(() => {
  project = CopiedProject.make();
  addRule();
  addCollection();
  expect(project.run(['scripts/tool.mjs', 'schema']).status).toBe(0);
});
afterAll(() => project.remove());

interface Found {
  code: string;
  severity: string;
  file: string;
  line: number;
  message: string;
}

function check(...args: string[]): Found[] {
  const { output } = project.run(['scripts/tool.mjs', 'check', '--format', 'json', ...args]);
  return (JSON.parse(output) as { diagnostics: Found[] }).diagnostics;
}

/** The shipped content is without errors; its warnings are not what is asked for here. */
const errors = (found: Found[]) => found.filter(({ severity }) => severity === 'error');

/** A rule: its file, and its line among the rules. */
function addRule(): void {
  project.write(
    'src/check/rules/texts/exclamation.ts',
    `import { allValues } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

export const exclamation = defineRule<{ count: number }>({
  code: 'exclamation',
  severity: 'warning',
  scope: 'group',
  summary: 'A text does not shout.',
  why: 'Three exclamation marks say nothing more than one.',
  words: {
    en: ({ count }) => ({ message: \`\${count} exclamation marks in a row.\`, hint: 'Write one.' }),
    uk: ({ count }) => ({ message: \`Знаків оклику поспіль: \${count}.\`, hint: 'Залиште один.' }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of allValues(tree)) {
      const found = /!{2,}/.exec(value);
      const place = { file, pointer, from: found?.index ?? 0, to: (found?.index ?? 0) + (found?.[0].length ?? 0) };
      if (found) report(place, { count: found[0].length });
    }
  },
});
`,
  );
  project.insert(
    'src/check/rules/index.ts',
    "export { exclamation } from './texts/exclamation.ts';\n",
    'export { headingOrder }',
  );
}

test('a rule is one file and one line', () => {
  const footer = JSON.parse(project.read('content/ua/footer.json')) as Record<string, string>;
  project.write('content/ua/footer.json', { ...footer, siteMap: `${footer.siteMap}!!!` });
  const own = (found: Found[]) => found.filter(({ code }) => code === 'exclamation');
  expect(own(check())).toMatchObject([
    { severity: 'warning', file: 'content/ua/footer.json', message: '3 exclamation marks in a row.' },
  ]);
  expect(own(check('--lang', 'uk'))).toMatchObject([{ message: 'Знаків оклику поспіль: 3.' }]);
  // An editor may except a place from it: the schema of every file offers its code.
  expect(project.read('content/schema/footer-texts.schema.json')).toContain('"exclamation"');
  project.write('content/ua/footer.json', footer);
});

/** A collection: its entry in the table, its model types and its page. */
function addCollection(): void {
  // The entry.
  project.insert(
    'src/content/kinds.ts',
    `  {
    name: 'award',
    facts: factsFile('award', 'awards/*.json', 'AwardData'),
    texts: textsFile('award', 'awards/*.json', 'AwardTexts'),
    items: {
      noun: { en: 'award', uk: 'відзнаки' },
      facts: 'own',
      texts: 'own',
      collections: [{ name: 'awards' }],
      page: { title: 'title', description: ['lead'], changed: ['date'] },
      openData: { name: 'awards', images: [] },
    },
  },
`,
    '  // Items that a page lists.',
  );
  // Its model types.
  project.write(
    'content/model/awards.ts',
    `import type { DateText, Markdown, PersonId } from './formats.ts';

/** The facts of an award. File: data/awards/ID.json. */
export interface AwardData {
  /** The path to this file's schema; do not change it. */
  $schema: string;
  /** The day it was given. */
  date: DateText;
  /** Who won it. */
  winner: PersonId;
}

/** An award in one language. */
export interface AwardTexts {
  /** The path to this file's schema; do not change it. */
  $schema: string;
  /** The name of the award. */
  title: string;
  /** What it is for, in one sentence. */
  lead: string;
  /** About the award. */
  about: Markdown;
}
`,
  );
  // Its page.
  project.write(
    'src/site/pages/award-page.tsx',
    `import type { PageLink } from '../../namespaces/entries.ts';
import { useItemNamespace, usePage } from '../page-context.ts';
import { RichText } from '../parts/rich-text.tsx';

interface AwardNamespace {
  date: string;
  winner: PageLink;
  lead: string;
  about: string;
}

/** An award: who won it, and what for. */
export default function AwardPage() {
  const { item } = usePage();
  const { date, winner, lead, about } = useItemNamespace<AwardNamespace>(\`award/\${item}\`);
  return (
    <>
      <p>{lead}</p>
      <time dateTime={date}>{date}</time> <a href={winner.href}>{winner.label}</a>
      <RichText html={about} />
    </>
  );
}
`,
  );
}

test('a collection is one entry in the table, its model types, its page and its words', () => {
  // Its route and words.
  const routes = JSON.parse(project.read('content/data/routes.json')) as RoutesData;
  const [winner = ''] = readdirSync(project.path('content/data/people')).map((name) => name.replace('.json', ''));
  routes.routes.push({
    id: 'award',
    path: '/awards/{id}',
    component: 'AwardPage',
    layout: 'main',
    collection: 'awards',
    namespaces: ['award/{id}'],
  });
  project.write('content/data/routes.json', routes);
  const $schema = (name: string) => `../../schema/award-${name}.schema.json`;
  project.write('content/data/awards/steel-medal.json', { $schema: $schema('data'), date: '01.10.2026', winner });
  const texts = {
    ua: {
      title: 'Сталева медаль',
      lead: 'За найкращу працю року.',
      about: 'Медаль вручають **щороку**.',
      route: 'Відзнака',
    },
    en: {
      title: 'The Steel Medal',
      lead: 'For the best work of the year.',
      about: 'It is given **every year**.',
      route: 'Award',
    },
  };
  for (const [language, { route, ...own }] of Object.entries(texts)) {
    project.write(`content/${language}/awards/steel-medal.json`, { $schema: $schema('texts'), ...own });
    const words = JSON.parse(project.read(`content/${language}/routes.json`)) as { routes: Record<string, object> };
    words.routes.award = { title: route, description: own.lead };
    project.write(`content/${language}/routes.json`, words);
  }
  linkFromHistory('/awards/steel-medal');

  // It is checked …
  const wrong = 'content/data/awards/tin-medal.json';
  project.write(wrong, { $schema: $schema('data'), date: '31.02.2026', winner: 'nobody' });
  const found = errors(check());
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^date-not-real: .*31\.02\.2026/),
      expect.stringMatching(/^reference-unknown: .*person.*nobody/),
      expect.stringMatching(/^untranslated: The award "tin-medal"/),
    ]),
  );
  expect(found.filter(({ file }) => file !== wrong)).toEqual([]);
  rmSync(project.path(wrong));

  // … found by --who …
  const { output } = project.run(['scripts/tool.mjs', 'check', '--who', 'award/steel-medal']);
  expect(output).toContain('content/data/awards/steel-medal.json');
  expect(output).toMatch(/content\/ua\/history\.json:\d+:\d+/);

  // … rendered, listed, and published.
  const built = project.run(['scripts/tool.mjs', 'build']);
  expect(built.status, built.output).toBe(0);
  const page = project.read('dist/client/en/awards/steel-medal.html');
  expect(page).toContain('For the best work of the year.');
  expect(page).toContain('<strong>every year</strong>');
  expect(page).toContain(`href="/en/person/${winner}"`);
  expect(page).toContain('<title>The Steel Medal');
  expect(project.read('dist/client/awards/steel-medal.html')).toContain('Сталева медаль');
  expect(project.read('dist/client/sitemap.xml')).toMatch(/\/awards\/steel-medal<\/loc><lastmod>2026-10-01/);
  expect(project.read('dist/client/data/awards.json')).toContain('"steel-medal"');
});

/** Adds a link to the introduction of the history, in both languages. */
function linkFromHistory(path: string): void {
  for (const [language, words] of [
    ['ua', 'відзнака'],
    ['en', 'award'],
  ]) {
    const name = `content/${language}/history.json`;
    const texts = JSON.parse(readFileSync(project.path(name), 'utf8')) as { intro: string };
    project.write(name, { ...texts, intro: `${texts.intro} [${words}](${path})` });
  }
}

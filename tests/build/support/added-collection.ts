import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesData, RoutesTexts } from '../../../content/model/routes.ts';
import { smallInstitute } from '../../support/small-institute.ts';
import type { CopiedProject } from './copied-project.ts';

/** Adds a collection: its entry in the table, its model types, its page, and what makes that of the content. */
export function addAwards(project: CopiedProject): void {
  // The entry.
  project.insert(
    'src/content/kinds.ts',
    `  {
    name: 'award',
    label: { en: 'Awards', uk: 'Відзнаки' },
    facts: factsFile('award', 'awards/*.json', 'AwardData'),
    texts: textsFile('award', 'awards/*.json', 'AwardTexts'),
    items: {
      noun: { en: 'award', uk: 'відзнаки' },
      added: { en: 'award', uk: 'відзнаку' },
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
    `import type { ContentFile, DateText, Markdown, PersonId } from './formats.ts';

/** The facts of an award. File: data/awards/ID.json. */
export interface AwardData extends ContentFile {
  /** The day it was given. @uk Дата | День вручення. */
  date: DateText;
  /** Who won it. @uk Лауреат | Хто її отримав. */
  winner: PersonId;
}

/** An award in one language. */
export interface AwardTexts extends ContentFile {
  /** The name of the award. @uk Назва | Назва відзнаки. */
  title: string;
  /** What it is for, in one sentence. @uk Вступ | За що вона, одним реченням. */
  lead: string;
  /** About the award. @uk Текст | Про відзнаку. */
  about: Markdown;
}
`,
  );
  // All that its pages show.
  project.insert(
    'src/content/pages.ts',
    "  AwardPage: { own: ['award/{id}'], collections: ['awards'] },\n",
    '  ContactsPage: {',
  );
  project.write(
    'src/compile/award-namespace.ts',
    `import type { AwardData, AwardTexts } from '../../content/model/awards.ts';
import { asIsoDate } from '../lib/text/days.ts';
import type { CompileContext } from './compile-context.ts';

/** The page of an award. */
export function awardNamespace(context: CompileContext, id: string) {
  const { date, winner } = context.content.item<AwardData>('award', id);
  const { lead, about } = context.content.texts<AwardTexts>(context.language, \`awards/\${id}\`);
  return { date: asIsoDate(date), winner: context.personLink(winner), lead, about: context.html(about) };
}
`,
  );
  const namespaces = 'src/compile/namespaces.ts';
  project.insert(
    namespaces,
    "import { awardNamespace } from './award-namespace.ts';\n",
    'import type { CompileContext }',
  );
  project.insert(namespaces, "  'award/{id}': awardNamespace,\n", "  'news/{id}':");
  writeAwardPage(project);
}

/** Writes the page of a collection that an institute adds to its project. */
export function writeAwardPage(project: CopiedProject): void {
  project.write(
    'src/site/pages/award-page.tsx',
    `import { useOwnNamespace } from '../page-context.ts';
import { RichText } from '../parts/rich-text.tsx';

/** An award: who won it, and what for. */
export default function AwardPage() {
  const { date, winner, lead, about } = useOwnNamespace<'award/{id}'>();
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

/** The person who won the award. */
export const [winner = ''] = readdirSync(join(smallInstitute, 'data/people')).map((name) =>
  name.replace('.json', ''),
);
export const awardSchema = (name: string) => `../../schema/award-${name}.schema.json`;

/** Adds an award, its route and words, and a link to it in the introduction of the history. */
export function addAward(project: CopiedProject): void {
  project.edit<RoutesData>('content/data/routes.json', ({ routes }) => {
    routes.push({
      id: 'award',
      path: '/awards/{id}',
      component: 'AwardPage',
      layout: 'main',
      collection: 'awards',
      namespaces: ['award/{id}'],
    });
  });
  const facts = { $schema: awardSchema('data'), date: '01.10.2026', winner };
  project.write('content/data/awards/steel-medal.json', facts);
  for (const [language, { route, ...own }] of Object.entries(awardTexts)) {
    project.write(`content/${language}/awards/steel-medal.json`, { $schema: awardSchema('texts'), ...own });
    project.edit<RoutesTexts>(`content/${language}/routes.json`, ({ routes }) => {
      routes.award = { title: route, description: own.lead };
    });
    project.edit<{ intro: string }>(`content/${language}/history.json`, (texts) => {
      texts.intro += ` [${route}](/awards/steel-medal)`;
    });
  }
}

export const awardTexts = {
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
  pl: {
    title: 'Stalowy medal',
    lead: 'Za najlepszą pracę roku.',
    about: 'Medal jest wręczany **co roku**.',
    route: 'Nagroda',
  },
};

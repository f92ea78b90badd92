import type { RoutesData, RoutesTexts } from '../../../content/model/routes.ts';
import type { CopiedProject } from './copied-project.ts';

/** Adds a page of its own shape, a list of partners: its texts, their file, what it shows, what makes that, and its component. */
export function addPartnersPage(project: CopiedProject): void {
  project.write('content/model/partners.ts', model);
  project.insert(
    'src/content/kinds.ts',
    "  ownTexts('partners', { en: 'Partners', uk: 'Партнери' }, 'PartnersTexts', optional),\n",
    "  ownTexts('test', {",
  );
  project.insert(
    'src/content/pages.ts',
    "  PartnersPage: { own: ['partners'], headings: ['partners'] },\n",
    '  PersonPage: {',
  );
  const makers = 'src/compile/page-namespaces.ts';
  const importOfTexts = "import type { PartnersTexts } from '../../content/model/partners.ts';\n";
  project.insert(makers, importOfTexts, 'import type { TestTexts }');
  project.insert(makers, maker, '/** The test page. */');
  project.insert(
    'src/compile/namespaces.ts',
    '  partners: pages.partnersNamespace,\n',
    '  test: pages.testNamespace,\n',
  );
  writePartnersPage(project);
}

/** Writes the component of the page. */
export function writePartnersPage(project: CopiedProject): void {
  project.write('src/site/pages/partners-page.tsx', component);
}

/** Adds the texts of the page, its route, and a link to its list in the introduction of the history. */
export function addPartners(project: CopiedProject): void {
  project.edit<RoutesData>('content/data/routes.json', ({ routes }) => {
    routes.push({
      id: 'partners',
      path: '/about/partners',
      component: 'PartnersPage',
      layout: 'main',
      namespaces: ['partners'],
    });
  });
  for (const [language, { title, ...texts }] of Object.entries(partnersTexts)) {
    project.write(`content/${language}/partners.json`, {
      $schema: '../schema/partners-texts.schema.json',
      ...texts,
    });
    project.edit<RoutesTexts>(`content/${language}/routes.json`, ({ routes }) => {
      routes.partners = { title, description: texts.lead };
    });
    project.edit<{ intro: string }>(`content/${language}/history.json`, (history) => {
      history.intro += ` [${title}](/about/partners#partners)`;
    });
  }
}

const partnersTexts = {
  ua: {
    title: 'Партнери',
    lead: 'Заводи й університети, разом з якими працює інститут.',
    listTitle: 'Хто вони',
    items: [{ name: 'Металургійний завод', about: 'Спільні **плавки** в конвертері.' }],
  },
  en: {
    title: 'Partners',
    lead: 'Works and universities with which the institute does research.',
    listTitle: 'Who they are',
    items: [{ name: 'The steel works', about: 'Joint **heats** in the converter.' }],
  },
  pl: {
    title: 'Partnerzy',
    lead: 'Zakłady i uczelnie, z którymi współpracuje instytut.',
    listTitle: 'Kim są',
    items: [{ name: 'Huta stali', about: 'Wspólne **wytopy** w konwertorze.' }],
  },
};

const model = `import type { ContentFile, Markdown } from './formats.ts';

/** The page of partners. Files: content/ua/partners.json, content/en/partners.json. */
export interface PartnersTexts extends ContentFile {
  /** With whom the institute works, in one or two sentences. @uk Вступ | З ким працює інститут, одним-двома реченнями. */
  lead: string;
  /** The heading of the list. @uk Заголовок списку | Заголовок над списком партнерів. */
  listTitle: string;
  /** The partners, in the order they are shown. @uk Партнери | У порядку, в якому їх показують. */
  items: Partner[];
}

/** A partner. */
export interface Partner {
  /** Its name. @uk Назва | Назва установи. */
  name: string;
  /** What is done together. @uk Спільна робота | Що роблять разом. */
  about: Markdown;
}
`;

const maker = `/** The partners. */
export function partnersNamespace({ content, language, html }: CompileContext) {
  const { $schema: _, items, ...texts } = content.texts<PartnersTexts>(language, 'partners');
  return { ...texts, items: items.map(({ name, about }) => ({ name, about: html(about) })) };
}

`;

const component = `import { useNamespace } from '../page-context.ts';
import { PageSection } from '../parts/page-section.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** The partners of the institute, and what is done together. */
export default function PartnersPage() {
  const page = useNamespace('partners');
  const { listTitle, items } = page;
  return (
    <SectionedPage page={page}>
      <PageSection id="partners" title={listTitle} of={items}>
        {items.map(({ name, about }) => (
          <section key={name}>
            <h3>{name}</h3>
            <RichText html={about} />
          </section>
        ))}
      </PageSection>
    </SectionedPage>
  );
}
`;

import type { StaffMember } from '../../compile/compile-context.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import { useNamespace, useOwnNamespace, useText } from '../page-context.ts';
import { Fold } from './fold.tsx';
import { DissertationList, InstrumentList } from './item-lines.tsx';
import { ContactLinks } from './links.tsx';
import { NewsList } from './news-list.tsx';
import { PageIndex } from './page-index.tsx';
import { HeadedPart } from './page-section.tsx';
import { PictureFigure } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import { Table } from './table.tsx';
import styles from './unit-view.module.css';

/** The number of publications and news that are shown before somebody wants all. */
const shownAtOnce = 2;

interface UnitViewProps {
  activitiesTitle: string;
  staffTitle: string;
}

/** A department or laboratory: its process as a drawing, what it does and with what, who works there, what came out of it. */
export function UnitView(titles: UnitViewProps) {
  const labels = useNamespace('labels');
  const unit = useOwnNamespace<'{id}'>();
  const words = useNamespace('departments');
  return (
    <div className={styles.unit} data-colour={unit.colour}>
      {unit.drawing && <PictureFigure className={styles.drawing} picture={unit.drawing} wide="90vw" eager />}
      <p className={`lead ${styles.lead}`}>{unit.lead}</p>
      <PageIndex of="sections" label={labels.common.onThisPage} places={useSections(unit, titles)} />
      <RichText html={unit.about} />
      <h2 id="activities">{titles.activitiesTitle}</h2>
      <ul className={styles.activities}>
        {unit.activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
      <h2 id="staff">{titles.staffTitle}</h2>
      <StaffTable head={unit.head} staff={unit.staff} labelledBy="staff" />
      <Contacts unit={unit} />
      <HeadedPart id="projects" title={words.projectsTitle} of={unit.projects}>
        <Table
          labelledBy="projects"
          columns={[words.yearsColumn, words.projectColumn]}
          rows={(unit.projects ?? []).map(({ years, title }) => [years, title])}
        />
      </HeadedPart>
      <HeadedPart id="dissertations" title={words.dissertationsTitle} of={unit.dissertations}>
        <DissertationList dissertations={unit.dissertations} />
      </HeadedPart>
      <Results unit={unit} />
      <HeadedPart id="instruments" title={labels.person.instruments} of={unit.instruments}>
        <InstrumentList instruments={unit.instruments} />
      </HeadedPart>
      <HeadedPart id="methods" title={words.methodsTitle} of={unit.methods}>
        <Table
          labelledBy="methods"
          columns={[words.methodColumn, words.equipmentColumn]}
          rows={(unit.methods ?? []).map(({ name, equipment }) => [name, equipment])}
        />
      </HeadedPart>
      <Publications unit={unit} />
      <div className={`on-screen ${styles.beside}`}>
        <p className={styles.head}>
          <a href={unit.head.href}>{unit.head.label}</a>
          <span>{unit.head.position}</span>
          <ContactLinks phone={unit.phone} email={unit.email} />
        </p>
        <HeadedPart id="news" title={labels.person.news} of={unit.news}>
          <NewsList items={unit.news.slice(0, shownAtOnce)} />
          {unit.news.length > shownAtOnce && (
            <Fold title={words.olderNews} count={unit.news.length - shownAtOnce}>
              <NewsList items={unit.news.slice(shownAtOnce)} />
            </Fold>
          )}
        </HeadedPart>
      </div>
    </div>
  );
}

/** Returns the sections that a unit has, in the order of the page. */
function useSections(unit: Namespaces['{id}'], titles: UnitViewProps): { id: string; title: string }[] {
  const words = useNamespace('departments');
  const { person } = useNamespace('labels');
  const sections = [
    { id: 'activities', title: titles.activitiesTitle, of: unit.activities },
    { id: 'staff', title: titles.staffTitle, of: [unit.head] },
    { id: 'projects', title: words.projectsTitle, of: unit.projects },
    { id: 'dissertations', title: words.dissertationsTitle, of: unit.dissertations },
    { id: 'results', title: words.resultsTitle, of: unit.results },
    { id: 'instruments', title: person.instruments, of: unit.instruments },
    { id: 'methods', title: words.methodsTitle, of: unit.methods },
    { id: 'publications', title: words.publicationsTitle, of: unit.publications },
    { id: 'news', title: person.news, of: unit.news },
  ];
  return sections.filter(({ of }) => of?.length);
}

/** The results of the work: the first result whole, the others by their titles. */
function Results({ unit: { results } }: { unit: Namespaces['{id}'] }) {
  const { resultsTitle } = useNamespace('departments');
  return (
    <HeadedPart id="results" title={resultsTitle} of={results}>
      <ol className={styles.results}>
        {results.map(({ title, text }, index) => (
          <li key={title}>
            <Fold title={title} isOpen={index === 0}>
              <RichText html={text} />
            </Fold>
          </li>
        ))}
      </ol>
    </HeadedPart>
  );
}

/** The works of the staff, newest first; older publications are folded away, the oldest of very many on their authors' pages. */
function Publications({ unit: { publications, hasOlderPublications } }: { unit: Namespaces['{id}'] }) {
  const { publicationsTitle, olderPublications } = useNamespace('departments');
  const t = useText();
  const count = publications.length - shownAtOnce;
  const lines = (from: number, to?: number) => (
    <ul className={styles.publications}>
      {publications.slice(from, to).map(({ id, html, language }) => (
        <li key={id} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  );
  return (
    <HeadedPart id="publications" title={publicationsTitle} of={publications}>
      {lines(0, shownAtOnce)}
      {count > 0 && (
        <Fold title={t('departments:morePublications', { count })}>
          {lines(shownAtOnce)}
          {hasOlderPublications && (
            <p>
              <a href="#staff">{olderPublications}</a>
            </p>
          )}
        </Fold>
      )}
    </HeadedPart>
  );
}

function Contacts({ unit: { phone, email, partner } }: { unit: Namespaces['{id}'] }) {
  if (!phone && !email && !partner) return null;
  return (
    <p className={`row ${styles.contacts}`}>
      <ContactLinks phone={phone} email={email} />
      {partner && <a href={partner.href}>{partner.label}</a>}
    </p>
  );
}

/** The people of a unit: its head first, then the staff in the order of the content. */
function StaffTable({ head, staff, labelledBy }: { head: StaffMember; staff: StaffMember[]; labelledBy: string }) {
  const words = useNamespace('departments');
  return (
    <Table
      labelledBy={labelledBy}
      columns={[words.nameColumn, words.positionColumn, words.degreeColumn]}
      rows={[head, ...staff].map(({ href, label, position, degree }) => [
        <a key="name" href={href}>
          {label}
        </a>,
        position,
        degree ?? '—',
      ])}
    />
  );
}

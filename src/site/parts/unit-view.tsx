import type { UnitNamespace } from '../../namespaces/item-pages.ts';
import { useItemNamespace, useNamespace, usePage } from '../page-context.ts';
import { NewsList } from './news-list.tsx';
import { Picture } from './picture.tsx';
import { PublicationList } from './publication-list.tsx';
import { RichText } from './rich-text.tsx';
import { StaffTable } from './staff-table.tsx';
import { Table } from './table.tsx';
import { telephoneHref } from './telephone-href.ts';
import styles from './unit-view.module.css';

/** A department or laboratory: its process as a drawing, what it does, who works there, what came out of it. */
export function UnitView() {
  const { item = '' } = usePage();
  const labels = useNamespace('labels');
  const unit = useItemNamespace<UnitNamespace>(item);
  const words = useNamespace('departments');
  return (
    <div className={styles.unit} data-colour={unit.colour}>
      <Picture className={styles.drawing} image={unit.drawing.src} alt={unit.drawing.alt} sizes="90vw" eager />
      <p className={styles.lead}>{unit.lead}</p>
      <RichText html={unit.about} />
      <h2>{words.activitiesTitle}</h2>
      <ul className={styles.activities}>
        {unit.activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
      <h2 id="staff">{words.staffTitle}</h2>
      <StaffTable head={unit.head} staff={unit.staff} labelledBy="staff" />
      <Contacts unit={unit} />
      <h2>{words.resultsTitle}</h2>
      <ol className={styles.results}>
        {unit.results.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ol>
      <PublicationList publications={unit.publications} />
      {unit.projects && (
        <>
          <h2 id="projects">{words.projectsTitle}</h2>
          <Table
            labelledBy="projects"
            columns={[words.yearsColumn, words.projectColumn]}
            rows={unit.projects.map(({ years, title }) => [years, title])}
          />
        </>
      )}
      {unit.methods && (
        <>
          <h2 id="methods">{words.methodsTitle}</h2>
          <Table
            labelledBy="methods"
            columns={[words.methodColumn, words.equipmentColumn]}
            rows={unit.methods.map(({ name, equipment }) => [name, equipment])}
          />
        </>
      )}
      {unit.news.length > 0 && (
        <div className={styles.news}>
          <h2>{labels.person.news}</h2>
          <NewsList items={unit.news} />
        </div>
      )}
    </div>
  );
}

function Contacts({ unit: { phone, email, partner } }: { unit: UnitNamespace }) {
  if (!phone && !email && !partner) return null;
  return (
    <p className={styles.contacts}>
      {phone && <a href={telephoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {partner && <a href={partner.href}>{partner.label}</a>}
    </p>
  );
}

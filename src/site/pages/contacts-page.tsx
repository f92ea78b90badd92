import { useNamespace } from '../page-context.ts';
import { CampusPlan } from '../parts/campus-plan.tsx';
import { Houses } from '../parts/houses.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Table } from '../parts/table.tsx';
import { telephoneHref } from '../parts/telephone-href.ts';
import styles from './contacts-page.module.css';

/** How to reach the institute. */
export default function ContactsPage() {
  const contacts = useNamespace('contacts');
  const { site, offices, campus } = contacts;
  return (
    <>
      <p className={styles.intro}>{contacts.intro}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{contacts.phone}</dt>
          <dd>
            <a href={telephoneHref(site.phone)}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{contacts.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{contacts.address}</dt>
          <dd>
            <address>
              {site.address.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      {campus && (
        <PageSection id="way" title={campus.title}>
          <CampusPlan plan={campus} />
        </PageSection>
      )}
      {(campus || offices.length > 0) && <h2 id="offices">{contacts.officesTitle}</h2>}
      {campus && <Houses houses={campus.houses} />}
      {offices.length > 0 && (
        <Table
          labelledBy="offices"
          columns={[contacts.officeColumn, contacts.roomColumn, contacts.hoursColumn]}
          rows={offices.map(({ name, room, hours }) => [name, room, hours])}
        />
      )}
      <RichText html={contacts.directions} />
    </>
  );
}

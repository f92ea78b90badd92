import { useNamespace } from '../page-context.ts';
import { CampusPlan, Houses } from '../parts/campus-plan.tsx';
import { Facts } from '../parts/facts.tsx';
import { ContactLinks } from '../parts/links.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import { Table } from '../parts/table.tsx';
import styles from './contacts-page.module.css';

/** The ways to reach the institute: by telephone and mail, on the way, in its rooms. */
export default function ContactsPage() {
  const contacts = useNamespace('contacts');
  const { site, offices, campus, press } = contacts;
  const before = [
    ...(campus ? [{ id: 'way', title: campus.title }] : []),
    ...(campus || offices.length > 0 ? [{ id: 'offices', title: contacts.officesTitle }] : []),
    ...(press ? [{ id: 'press', title: press.title }] : []),
  ];
  const address = site.address.map((line) => <div key={line}>{line}</div>);
  const ways = [
    { name: contacts.phone, value: <ContactLinks phone={site.phone} /> },
    { name: contacts.email, value: <ContactLinks email={site.email} /> },
    { name: contacts.address, value: <address>{address}</address> },
  ];
  return (
    <SectionedPage page={contacts} before={before}>
      <dl className={styles.facts}>
        {ways.map(({ name, value }) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {campus && (
        <PageSection id="way" title={campus.title}>
          <CampusPlan plan={campus} />
        </PageSection>
      )}
      {(campus || offices.length > 0) && (
        <PageSection id="offices" title={contacts.officesTitle}>
          {campus && <Houses houses={campus.houses} />}
          {offices.length > 0 && (
            <Table
              labelledBy="offices"
              columns={[contacts.officeColumn, contacts.roomColumn, contacts.hoursColumn]}
              rows={offices.map(({ name, room, hours }) => [name, room, hours])}
            />
          )}
        </PageSection>
      )}
      <Press />
    </SectionedPage>
  );
}

/** Whom the press may ask, and the pictures that it may take. */
function Press() {
  const { press } = useNamespace('contacts');
  const { download } = useNamespace('labels').documents;
  if (!press) return null;
  return (
    <PageSection id="press" title={press.title}>
      <Facts facts={press.facts.map(({ name, value }) => ({ name, value: <RichText html={value} /> }))} />
      <ul className={styles.pictures}>
        <li>
          <img src="/favicon.svg" alt="" width="48" height="48" loading="lazy" />
          <p>
            {press.mark}:{' '}
            <a href="/favicon.svg" download>
              SVG
            </a>
            ,{' '}
            <a href="/icon-512.png" download>
              PNG
            </a>
          </p>
        </li>
        {press.pictures.map(({ image, alt, href }) => (
          <li key={href}>
            <Picture image={image} alt="" wide="16rem" />
            <a href={href} download>
              <span className="visually-hidden">{download} </span>
              {alt}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

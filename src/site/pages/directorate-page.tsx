import { useNamespace } from '../page-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Initials } from '../parts/initials.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import styles from './directorate-page.module.css';

/** The directorate: who they are, what each answers for and when they receive visitors. */
export default function DirectoratePage() {
  const { lead, sections, members, responsibilityLabel, receptionLabel } = useNamespace('directorate');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <ul className={styles.members}>
        {members.map(({ href, label, colour, position, degree, responsibility, reception }) => (
          <li key={href} data-colour={colour}>
            <Initials of={label} className={styles.portrait} />
            <div>
              <h2>
                <a href={href}>{label}</a>
              </h2>
              <p>{position}</p>
              {degree && <p className={styles.degree}>{degree}</p>}
              <Facts
                facts={[
                  { name: responsibilityLabel, value: responsibility },
                  { name: receptionLabel, value: reception },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      <Sections sections={sections} />
    </>
  );
}

import { useNamespace } from '../page-context.ts';
import { Initials } from '../parts/initials.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import styles from './directorate-page.module.css';

/** The directorate as people: the initials of each, when they receive visitors, and what they answer for. */
export default function DirectoratePage() {
  const page = useNamespace('directorate');
  const { members, responsibilityLabel, receptionLabel } = page;
  return (
    <SectionedPage page={page}>
      <ul className={styles.members}>
        {members.map(({ href, label, colour, position, degree, responsibility, reception }) => (
          <li key={href} data-colour={colour}>
            <Initials of={label} />
            <div>
              <h2>
                <a href={href}>{label}</a>
              </h2>
              <p>{position}</p>
              {degree && <p className="muted">{degree}</p>}
            </div>
            <dl>
              <dt className="muted">{receptionLabel}</dt>
              <dd className={styles.reception}>{reception}</dd>
              <dt className="muted">{responsibilityLabel}</dt>
              <dd>
                <RichText html={responsibility} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </SectionedPage>
  );
}

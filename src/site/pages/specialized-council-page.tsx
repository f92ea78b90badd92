import { useNamespace } from '../page-context.ts';
import { DefenceList } from '../parts/defence-list.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import styles from './specialized-council-page.module.css';

/** The defences to come, the special councils, the procedure, and the defences that have taken place. */
export default function SpecializedCouncilPage() {
  const { lead, sections, ...words } = useNamespace('specializedcouncil');
  const { items, councils } = useNamespace('defences');
  // The next one first; those that have taken place newest first, as they come.
  const upcoming = items.filter(({ isHeld }) => !isHeld).reverse();
  const held = items.filter(({ isHeld }) => isHeld);
  return (
    <div className={styles.page}>
      <PageLead lead={lead} sections={sections} />
      <section aria-labelledby="upcoming">
        <h2 id="upcoming">{words.upcomingTitle}</h2>
        {upcoming.length > 0 ? <DefenceList defences={upcoming} /> : <p>{words.noneUpcoming}</p>}
      </section>
      {councils.length > 0 && (
        <section aria-labelledby="special-councils">
          <h2 id="special-councils">{words.councilsTitle}</h2>
          <ul className={styles.councils}>
            {councils.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sections sections={sections} />
      {held.length > 0 && (
        <section aria-labelledby="held">
          <h2 id="held">{words.heldTitle}</h2>
          <DefenceList defences={held} />
        </section>
      )}
    </div>
  );
}

import { useHref, useNamespace } from '../page-context.ts';
import { DefenceList } from '../parts/defence-list.tsx';
import { LinkList } from '../parts/links.tsx';
import { firstOfYears, YearIndex, yearId } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import { useIsHeld } from '../today.ts';
import styles from './specialized-council-page.module.css';

/** The defences to come, the special councils, the procedure, and the defences that have taken place. */
export default function SpecializedCouncilPage() {
  const words = useNamespace('specializedcouncil');
  const href = useHref();
  const { items, councils } = useNamespace('defences');
  const isHeld = useIsHeld();
  // The next one first; those that have taken place newest first, as they come.
  const upcoming = items.filter((defence) => !isHeld(defence)).reverse();
  const held = items.filter(isHeld);
  const first = firstOfYears(held, ({ date }) => date.slice(0, 4));
  return (
    <SectionedPage
      page={words}
      after={
        <PageSection id="held" title={words.heldTitle} of={held}>
          <YearIndex list="held" label={words.heldTitle} first={first} />
          <DefenceList defences={held} idOf={(defence) => yearId('held', first.get(defence))} />
        </PageSection>
      }
    >
      <PageSection id="upcoming" title={words.upcomingTitle}>
        {upcoming.length > 0 ? <DefenceList defences={upcoming} /> : <p>{words.noneUpcoming}</p>}
        {items.length > 0 && (
          <p className={`on-screen ${styles.calendar}`}>
            <a href={href('/calendar.ics')}>{words.subscribe}</a>
          </p>
        )}
      </PageSection>
      <PageSection id="special-councils" title={words.councilsTitle} of={councils}>
        <LinkList links={councils} className={styles.councils} />
      </PageSection>
    </SectionedPage>
  );
}

import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { CouncilMembers } from '../parts/council-members.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DefenceList } from '../parts/defence-list.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import styles from './special-council-page.module.css';

/** A special council, formed for one defence: when and by which order, its members, the defence. */
export default function SpecialCouncilPage() {
  const words = useNamespace('spec-councils');
  const council = useOwnNamespace<'special-council/{id}'>();
  return (
    <SectionedPage page={council}>
      <p className={styles.formed}>
        {words.formed}: <DateText iso={council.formed} />
      </p>
      <PageSection id="members" title={words.membersTitle}>
        <CouncilMembers members={council.members} labelledBy="members" />
      </PageSection>
      <PageSection id="defence" title={words.defence}>
        <DefenceList defences={[council.defence]} />
      </PageSection>
      {council.order && (
        <PageSection id="order" title={words.order}>
          <DocumentList documents={[council.order]} labelledBy="order" />
        </PageSection>
      )}
      <RichText html={council.about} />
    </SectionedPage>
  );
}

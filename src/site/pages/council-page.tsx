import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { CouncilMembers } from '../parts/council-members.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** A council or committee: what it is for, its members, its work. */
export default function CouncilPage() {
  const council = useOwnNamespace<'{council}'>();
  const { members } = council;
  const words = useNamespace('councils');
  return (
    <SectionedPage page={council}>
      <PageSection id="members" title={words.membersTitle} of={members}>
        <CouncilMembers members={members} labelledBy="members" />
      </PageSection>
    </SectionedPage>
  );
}

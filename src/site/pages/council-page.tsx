import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { CouncilMembers } from '../parts/council-members.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** A council or committee: what it is for, its members, its work. */
export default function CouncilPage() {
  const { lead, sections, members } = useOwnNamespace<'{council}'>();
  const words = useNamespace('councils');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="members" title={words.membersTitle} of={members}>
        <CouncilMembers members={members} labelledBy="members" />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

import type { CouncilNamespace } from '../../namespaces/page-namespaces.ts';
import { useNamespace, useOwnNamespace } from '../page-context.ts';
import { CouncilTable } from '../parts/council-table.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** A council or committee: what it is for, its members, its work. */
export default function CouncilPage() {
  const { lead, sections, members } = useOwnNamespace<CouncilNamespace>();
  const words = useNamespace('councils');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <section aria-labelledby="members">
        <h2 id="members">{words.membersTitle}</h2>
        <CouncilTable members={members} labelledBy="members" />
      </section>
      <Sections sections={sections} />
    </>
  );
}

import { useOwnNamespace } from '../page-context.ts';
import { PageLead, Sections } from '../parts/sections.tsx';

/** A page of texts in sections. */
export default function TextPage() {
  const { lead, sections, essentials } = useOwnNamespace<'{text-page}'>();
  return (
    <>
      <PageLead lead={lead} sections={sections} essentials={essentials} />
      <Sections sections={sections} />
    </>
  );
}

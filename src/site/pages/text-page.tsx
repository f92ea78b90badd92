import { useOwnNamespace } from '../page-context.ts';
import { PageLead, Sections } from '../parts/sections.tsx';

/** A page of texts in sections. */
export default function TextPage() {
  const { lead, sections } = useOwnNamespace<'{text-page}'>();
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <Sections sections={sections} />
    </>
  );
}

import type { TextPageNamespace } from '../../namespaces/text-pages.ts';
import { useOwnNamespace } from '../page-context.ts';
import { PageLead, Sections } from '../parts/sections.tsx';

/** A page of texts in sections. */
export default function TextPage() {
  const { lead, sections } = useOwnNamespace<TextPageNamespace>();
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <Sections sections={sections} />
    </>
  );
}

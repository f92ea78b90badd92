import { useMemo } from 'react';
import { useNamespace } from '../page-context.ts';
import { DocumentRegister } from '../parts/document-register.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The id of the section of all documents. */
const registerId = 'register';

/** The documents of the institute by section, then all documents of the site, to be narrowed by kind and year. */
export default function DocumentsPage() {
  const { lead, sections, items, registerTitle } = useNamespace('institute-documents');
  const others = useMemo(() => {
    const listed = new Set(sections.flatMap(({ documents = [] }) => documents.map(({ id }) => id)));
    return items.filter(({ id }) => !listed.has(id));
  }, [sections, items]);
  return (
    <>
      <PageLead
        lead={lead}
        sections={items.length > 0 ? [...sections, { id: registerId, title: registerTitle }] : sections}
      />
      <Sections sections={sections} />
      <PageSection id={registerId} title={registerTitle} of={items}>
        <DocumentRegister addressed={others} labelledBy={registerId} />
      </PageSection>
    </>
  );
}

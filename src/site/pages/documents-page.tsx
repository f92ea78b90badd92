import { useNamespace } from '../page-context.ts';
import { DocumentRegister } from '../parts/document-register.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The id of the list of all documents. */
const registerId = 'register';

/** All documents of the site in one list, then what else is to be said of them. */
export default function DocumentsPage() {
  const { lead, sections, items, kinds, registerTitle } = useNamespace('institute-documents');
  return (
    <>
      <PageLead lead={lead} sections={sections} before={kinds.map(({ id, label }) => ({ id, title: label }))} />
      <PageSection id={registerId} title={registerTitle} of={items}>
        <DocumentRegister labelledBy={registerId} />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

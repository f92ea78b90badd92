import { useNamespace } from '../page-context.ts';
import { DocumentRegister } from '../parts/document-register.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** The id of the list of all documents. */
const registerId = 'register';

/** All documents of the site in one list, then what else is to be said of them. */
export default function DocumentsPage() {
  const page = useNamespace('institute-documents');
  const { items, kinds, registerTitle } = page;
  return (
    <SectionedPage page={page} before={kinds.map(({ id, label }) => ({ id, title: label }))}>
      <PageSection id={registerId} title={registerTitle} of={items}>
        <DocumentRegister labelledBy={registerId} />
      </PageSection>
    </SectionedPage>
  );
}

import { useNamespace, useNamespaceWords } from '../page-context.ts';
import { MonographList } from '../parts/monograph-list.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const { lead, sections, items, listTitle } = useNamespace('monographs');
  const words = useNamespaceWords('monographs');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="monographs" title={listTitle}>
        <MonographList monographs={items} pages={(count) => words('pages', { count })} />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

import { useNamespace, useNamespaceWords } from '../page-context.ts';
import { MonographList } from '../parts/monograph-list.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const { lead, sections, items, listTitle } = useNamespace('monographs');
  const words = useNamespaceWords('monographs');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <section aria-labelledby="monographs">
        <h2 id="monographs">{listTitle}</h2>
        <MonographList monographs={items} pages={(count) => words('pages', { count })} />
      </section>
      <Sections sections={sections} />
    </>
  );
}

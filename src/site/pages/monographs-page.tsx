import { useNamespace } from '../page-context.ts';
import { ExportLinks } from '../parts/citation-box.tsx';
import { MonographList } from '../parts/monograph-list.tsx';
import { firstOfYears, PageIndex } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const { lead, sections, items, listTitle, ...list } = useNamespace('monographs');
  const first = firstOfYears(items, ({ year }) => String(year));
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="monographs" title={listTitle} of={items}>
        <ExportLinks label={list.export} path="/publishing/monographs" />
        <ExportLinks label={list.exportAll} title={list.exportAll} path="/publishing/publications" />
        {first.size > 0 && (
          <PageIndex of="years" label={listTitle} places={[...first].map(([{ id }, label]) => ({ id, label }))} />
        )}
        <MonographList monographs={items} />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

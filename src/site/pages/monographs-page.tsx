import type { Namespaces } from '../../compile/namespaces.ts';
import { useNamespace } from '../page-context.ts';
import { ExportLinks } from '../parts/citation-box.tsx';
import { MonographList } from '../parts/monograph-list.tsx';
import { PageIndex } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const { lead, sections, items, listTitle, ...list } = useNamespace('monographs');
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="monographs" title={listTitle} of={items}>
        <ExportLinks label={list.export} path="/publishing/monographs" />
        <ExportLinks label={list.exportAll} title={list.exportAll} path="/publishing/publications" />
        <PageIndex of="years" label={listTitle} places={firstOfYears(items)} />
        <MonographList monographs={items} />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

/** The first book of each year: from there the others follow. */
function firstOfYears(books: Namespaces['monographs']['items']) {
  const isFirst = ({ year }: (typeof books)[number], index: number) => books[index - 1]?.year !== year;
  return books.filter(isFirst).map(({ id, year }) => ({ id, label: year }));
}

import { useNamespace } from '../page-context.ts';
import { ExportLinks } from '../parts/citation-box.tsx';
import { MonographList } from '../parts/monograph-list.tsx';
import { firstOfYears, PageIndex } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const page = useNamespace('monographs');
  const { items, listTitle } = page;
  const first = firstOfYears(items, ({ year }) => String(year));
  return (
    <SectionedPage page={page}>
      <PageSection id="monographs" title={listTitle} of={items}>
        <ExportLinks label={page.export} path="/publishing/monographs" />
        <ExportLinks label={page.exportAll} title={page.exportAll} path="/publishing/publications" />
        {first.size > 0 && (
          <PageIndex of="years" label={listTitle} places={[...first].map(([{ id }, title]) => ({ id, title }))} />
        )}
        <MonographList monographs={items} />
      </PageSection>
    </SectionedPage>
  );
}

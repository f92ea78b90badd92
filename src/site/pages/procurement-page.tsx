import { useNamespace } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { firstOfYears, YearIndex, yearId } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import { Table } from '../parts/table.tsx';
import styles from './procurement-page.module.css';

/** The purchases of the institute: a table of the procurements, then their documentation. */
export default function ProcurementPage() {
  const page = useNamespace('procurement');
  const { items } = page;
  const first = firstOfYears(items, ({ announced }) => announced.slice(0, 4));
  return (
    <SectionedPage page={page}>
      <PageSection id="procurements" title={page.tableTitle} of={items}>
        <YearIndex list="procurements" label={page.tableTitle} first={first} />
        <Table
          labelledBy="procurements"
          columns={[
            page.subjectColumn,
            page.procedureColumn,
            page.amountColumn,
            page.deadlineColumn,
            page.statusColumn,
          ]}
          rows={items.map((item) => [
            <div key={item.id} id={yearId('procurements', first.get(item))} className={styles.subject}>
              {item.subject}
              <small className="quiet">{item.code}</small>
              {item.note && <small className="quiet">{item.note}</small>}
            </div>,
            page.procedures[item.procedure],
            <span key="amount" className={styles.amount}>
              {item.amountText}
            </span>,
            <DateText key="deadline" iso={item.deadline} className={styles.deadline} />,
            page.statuses[item.status],
          ])}
        />
        <DocumentList documents={items.map(({ document }) => document)} labelledBy="procurements" />
      </PageSection>
    </SectionedPage>
  );
}

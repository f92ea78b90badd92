import { useNamespace } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import { Table } from '../parts/table.tsx';
import styles from './procurement-page.module.css';

/** What the institute buys: a table of the procurements, then their documentation. */
export default function ProcurementPage() {
  const page = useNamespace('procurement');
  const { lead, sections, items } = page;
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="procurements" title={page.tableTitle} of={items}>
        <Table
          labelledBy="procurements"
          columns={[
            page.subjectColumn,
            page.procedureColumn,
            page.amountColumn,
            page.deadlineColumn,
            page.statusColumn,
          ]}
          rows={items.map(({ id, subject, note, code, procedure, amountText, deadline, status }) => [
            <div key={id} className={styles.subject}>
              {subject}
              <small>{code}</small>
              {note && <small>{note}</small>}
            </div>,
            page.procedures[procedure],
            <span key="amount" className={styles.amount}>
              {amountText}
            </span>,
            <DateText key="deadline" iso={deadline} className={styles.deadline} />,
            <span key="status" className={styles.status} data-status={status}>
              {page.statuses[status]}
            </span>,
          ])}
        />
        <DocumentList documents={items.map(({ document }) => document)} labelledBy="procurements" />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

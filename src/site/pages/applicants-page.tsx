import { useNamespace } from '../page-context.ts';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import { Table } from '../parts/table.tsx';

/** The postgraduate students with their topics and supervisors. */
export default function ApplicantsPage() {
  const page = useNamespace('applicants');
  const { lead, sections, items } = page;
  return (
    <>
      <PageLead lead={lead} sections={sections} />
      <PageSection id="students" title={page.studentsTitle} of={items}>
        <Table
          labelledBy="students"
          columns={[page.nameColumn, page.topicColumn, page.supervisorColumn, page.admittedColumn]}
          rows={items.map(({ person, topic, supervisor, specialty, admitted, form }) => [
            <a key="person" href={person.href}>
              {person.label}
            </a>,
            topic,
            <a key="supervisor" href={supervisor.href}>
              {supervisor.label}
            </a>,
            `${specialty}, ${admitted}, ${page.forms[form]}`,
          ])}
        />
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

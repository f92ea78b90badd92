import { useNamespace } from '../page-context.ts';
import { StudentList } from '../parts/item-lines.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage, Steps } from '../parts/sections.tsx';

/** The postgraduate students by their years of admission, on a line of time. */
export default function ApplicantsPage() {
  const applicants = useNamespace('applicants');
  const { studentsTitle, years, supervisorLabel, forms } = applicants;
  return (
    <SectionedPage page={applicants}>
      <PageSection id="students" title={studentsTitle} of={years}>
        <Steps
          steps={years.map(({ year, title, students }) => ({
            when: String(year),
            title,
            content: <StudentList students={students} supervisorLabel={supervisorLabel} forms={forms} />,
          }))}
        />
      </PageSection>
    </SectionedPage>
  );
}

import type { SpecialCouncilNamespace } from '../../namespaces/page-namespaces.ts';
import { useItemNamespace, useNamespace, usePage } from '../page-context.ts';
import { CouncilTable } from '../parts/council-table.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DefenceList } from '../parts/defence-list.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { PageLead } from '../parts/sections.tsx';
import styles from './special-council-page.module.css';

/** A special council, formed for one defence: when and by which order, its members, the defence. */
export default function SpecialCouncilPage() {
  const { item } = usePage();
  const words = useNamespace('spec-councils');
  const council = useItemNamespace<SpecialCouncilNamespace>(`special-council/${item}`);
  return (
    <div className={styles.page}>
      <PageLead lead={council.lead} sections={[]} />
      <p>
        {words.formed}: <DateText iso={council.formed} />
      </p>
      <section aria-labelledby="members">
        <h2 id="members">{words.membersTitle}</h2>
        <CouncilTable members={council.members} labelledBy="members" />
      </section>
      <section aria-labelledby="defence">
        <h2 id="defence">{words.defence}</h2>
        <DefenceList defences={[council.defence]} />
      </section>
      {council.order && (
        <section aria-labelledby="order">
          <h2 id="order">{words.order}</h2>
          <DocumentList documents={[council.order]} labelledBy="order" />
        </section>
      )}
      <RichText html={council.about} />
    </div>
  );
}

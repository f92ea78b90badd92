import type { StaffMember } from '../../compile/compile-context.ts';
import { useNamespace } from '../page-context.ts';
import { Table } from './table.tsx';

/** The people of a unit: its head first, then the staff in the order of the content. */
export function StaffTable({
  head,
  staff,
  labelledBy,
}: {
  head: StaffMember;
  staff: StaffMember[];
  labelledBy: string;
}) {
  const words = useNamespace('departments');
  return (
    <Table
      labelledBy={labelledBy}
      columns={[words.nameColumn, words.positionColumn, words.degreeColumn]}
      rows={[head, ...staff].map(({ href, label, position, degree }) => [
        <a key="name" href={href}>
          {label}
        </a>,
        position,
        degree ?? '—',
      ])}
    />
  );
}

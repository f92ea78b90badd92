import type { CouncilMemberEntry } from '../../compile/council-namespaces.ts';
import { useNamespace } from '../page-context.ts';
import { Table } from './table.tsx';

/** The members of a council with what each does there. */
export function CouncilTable({ members, labelledBy }: { members: CouncilMemberEntry[]; labelledBy: string }) {
  const words = useNamespace('councils');
  return (
    <Table
      labelledBy={labelledBy}
      columns={[words.nameColumn, words.roleColumn, words.positionColumn]}
      rows={members.map(({ name, href, role, words: about }) => [
        href ? (
          <a key="name" href={href}>
            {name}
          </a>
        ) : (
          name
        ),
        words.roles[role],
        about.join(', '),
      ])}
    />
  );
}

import type { CouncilMemberEntry } from '../../compile/about-namespaces.ts';
import { useNamespace } from '../page-context.ts';
import styles from './council-members.module.css';
import { Initials } from './initials.tsx';
import { betweenParts } from './rich-text.tsx';

/** The members of a council as seats: the colour is that of the department, and an office there comes before the position. */
export function CouncilMembers({ members, labelledBy }: { members: CouncilMemberEntry[]; labelledBy: string }) {
  const { roles } = useNamespace('councils');
  return (
    <ul className={styles.members} aria-labelledby={labelledBy}>
      {members.map(({ name, href, role, colour, words }) => (
        <li key={name} data-colour={colour}>
          <Initials of={name} className={styles.seat} />
          <div>
            {href ? <a href={href}>{name}</a> : name}
            <p className="brief">
              {role !== 'member' && (
                <>
                  <strong>{roles[role]}</strong>
                  {betweenParts}
                </>
              )}
              {words.join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

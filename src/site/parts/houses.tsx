import type { CampusPlan } from '../../compile/campus/campus-plan.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './houses.module.css';
import { betweenParts } from './rich-text.tsx';

/** Buildings in section, floor by floor: which rooms visitors look for, and where they are. */
export function Houses({ houses }: { houses: CampusPlan['houses'] }) {
  return (
    <ul className={styles.houses}>
      {houses.map(({ name, floors }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ol className={styles.floors}>
            {floors.map((floor) => (
              <li key={floor.name} data-below={floor.isBelowGround || undefined}>
                <p>{floor.name}</p>
                {floor.rooms.length > 0 && (
                  <ul>
                    {floor.rooms.map((room) => (
                      <li key={room.name}>
                        {room.href ? <a href={room.href}>{room.name}</a> : room.name}
                        <small>
                          <span>{[room.number, room.hours].filter(Boolean).join(betweenParts)}</span>
                          <ContactLinks phone={room.phone} email={room.email} />
                        </small>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

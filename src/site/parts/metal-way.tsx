import type { Station } from '../../../content/model/units.ts';
import type { UnitCard } from '../../compile/unit-namespaces.ts';
import styles from './metal-way.module.css';

/**
 * The stations on the way of metal as SVG paths, 120 wide and 96 high; they stand on the lower edge. What is hot is filled with the
 * department's colour, the machine is drawn in lines.
 */
export const stationDrawings: Record<Station, { hot: string; line: string }> = {
  charge: {
    hot: 'M4 95L28 62L38 70L46 64L66 95Z',
    line: 'M4 95L28 62L38 70L46 64L66 95ZM20 84h8M34 80h8M44 88h8M62 95L104 14M78 95L116 22M98 6L120 18M70 79l15 8M80 60l15 8M78 48L96 58L108 36L90 26Z',
  },
  'blast-furnace': {
    hot: 'M40 74H80L82 95H38Z',
    line: 'M50 12H70L73 30L84 62L80 74L82 95H38L40 74L36 62L47 30ZM60 12V3H104V42L98 54H110L104 42M98 54V70L104 78L110 70V54M46 36L60 42L74 36M43 46L60 52L77 46M40 56L60 62L80 56M28 70H36M84 70H92M40 74H80M38 88H20V95',
  },
  'hot-metal-ladle': {
    hot: 'M20 58H100L86 74H34Z',
    line: 'M18 56L34 40H54V34H66V40H86L102 56L86 74H34ZM60 2V64M56 64H64M8 54V82H112V54M8 56H18M102 56H112M50 64v-3M70 64v-3M46 55v-3M74 55v-3M18 88a6 6 0 1 0 12 0a6 6 0 1 0-12 0M36 88a6 6 0 1 0 12 0a6 6 0 1 0-12 0M72 88a6 6 0 1 0 12 0a6 6 0 1 0-12 0M90 88a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  },
  converter: {
    hot: 'M34 64H86V70Q86 90 60 90Q34 90 34 70Z',
    line: 'M47 22L34 44V70Q34 90 60 90Q86 90 86 70V44L73 22ZM57 2V50H63V2M34 54H22M86 54H98M14 95L18 54a4 4 0 0 1 8 0L30 95M90 95L94 54a4 4 0 0 1 8 0L106 95M50 17L46 8M42 20L34 14M70 17L74 8M78 20L86 14M50 64L60 58L70 64',
  },
  'ladle-furnace': {
    hot: 'M37 60H83L80 90H40Z',
    line: 'M34 40L40 90H80L86 40ZM28 40Q60 24 92 40ZM36 56H84M47 6H51V52H47ZM58 6H62V52H58ZM69 6H73V52H69ZM49 6V2H110V95M104 95H116M35 48H24V58M85 48H96V58M54 84v-3M60 80v-3M66 84v-3M46 90V95M74 90V95',
  },
  'rolling-mill': {
    hot: 'M0 40H52L60 45H120V51H60L52 56H0Z',
    line: 'M0 40H52L60 45H120V51H60L52 56H0ZM36 40V4H84V45M36 56V95M84 51V95M30 95H42M78 95H90M43 28a17 17 0 1 0 34 0a17 17 0 1 0-34 0M43 68a17 17 0 1 0 34 0a17 17 0 1 0-34 0M57 28h6M60 25v6M57 68h6M60 65v6M60 4V11M60 85V95M100 59a8 8 0 1 0 .1 0M100 75V95M16 64a8 8 0 1 0 .1 0M16 80V95',
  },
  cooling: {
    hot: 'M2 64H118V71H2Z',
    line: 'M2 64H118V71H2ZM14 12H106V22H14ZM60 12V3H118M26 22V30M24 36V42M22 48V56M43 22V30M42 36V42M41 48V56M60 22V30M60 36V42M60 48V56M77 22V30M78 36V42M79 48V56M94 22V30M96 36V42M98 48V56M12 80a8 8 0 1 0 16 0a8 8 0 1 0-16 0M39 80a8 8 0 1 0 16 0a8 8 0 1 0-16 0M66 80a8 8 0 1 0 16 0a8 8 0 1 0-16 0M93 80a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 94H112',
  },
  wheel: {
    hot: 'M18 53a42 42 0 1 0 84 0a42 42 0 1 0-84 0M28 53a32 32 0 1 1 64 0a32 32 0 1 1-64 0',
    line: 'M18 53a42 42 0 1 0 84 0a42 42 0 1 0-84 0M28 53a32 32 0 1 0 64 0a32 32 0 1 0-64 0M46 53a14 14 0 1 0 28 0a14 14 0 1 0-28 0M53 53a7 7 0 1 0 14 0a7 7 0 1 0-14 0M36 40a28 28 0 0 1 14-12M70 78a28 28 0 0 0 14-12',
  },
};

/** The way of metal from ore to wheel: a drawing whose stations are links to the departments, in their order. */
export function MetalWay({ units }: { units: readonly UnitCard[] }) {
  if (units.length === 0) return null;
  return (
    <div className={styles.room}>
      <ol className={styles.way}>
        {units.map(({ href, label, colour, station, stationName }) => (
          <li key={href} data-colour={colour}>
            <a href={href}>
              {station && (
                <svg viewBox="0 0 120 96" aria-hidden="true">
                  <path className={styles.hot} d={stationDrawings[station].hot} />
                  <path d={stationDrawings[station].line} />
                </svg>
              )}
              <span className={styles.words}>
                <strong>{label}</strong>
                {stationName && <span className="muted">{` ${stationName}`}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { NamedSpan } from '../../compile/year/academic-year.ts';
import styles from './year-sign.module.css';

type Kind = NamedSpan['kind'];
type Length = string | number;

/** The height of the pattern of a kind, at the foot of a period. */
const footHeight = 7;
/** The pattern that differs without a colour: a tile of 6 by 6, drawn in lines. Classes are filled, research is plain. */
const tiles: Partial<Record<Kind, string>> = {
  practice: 'M-2,2l4,-4M0,6l6,-6M4,8l4,-4',
  assessment: 'M1.5,0V6M4.5,0V6',
  leave: 'M1,2h2M4,5h2',
};

/** The patterns of the kinds, once for all drawings of a page: in a drawing of their own, because those of a hidden one are not used. */
export function YearPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      {Object.entries(tiles).map(([kind, tile]) => (
        <pattern
          key={kind}
          id={`year-${kind}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          className={styles[kind]}
        >
          <path className={styles.tile} d={tile} />
        </pattern>
      ))}
    </svg>
  );
}

interface YearBarProps {
  kind: Kind;
  x: Length;
  y: number;
  width: Length;
  height: number;
}

/** A period in a drawing: its ground, and the pattern of its kind along the foot. */
export function YearBar({ kind, x, y, width, height }: YearBarProps) {
  const foot = { x, y: y + height - footHeight, width, height: footHeight };
  return (
    <g className={styles[kind]}>
      <rect className={styles.bar} x={x} y={y} width={width} height={height} />
      {kind === 'classes' && <rect className={styles.filled} {...foot} />}
      {kind in tiles && <rect fill={`url(#year-${kind})`} {...foot} />}
    </g>
  );
}

/** A day in a drawing. */
export function YearDay({ x, y }: { x: Length; y: number }) {
  return <circle className={styles.day} cx={x} cy={y} r="5" />;
}

/** A kind of periods or days beside its words. */
export function YearSign({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.sign} width="22" height="16" aria-hidden="true">
      {kind === 'day' ? <YearDay x={11} y={8} /> : <YearBar kind={kind} x={1} y={1} width={20} height={14} />}
    </svg>
  );
}

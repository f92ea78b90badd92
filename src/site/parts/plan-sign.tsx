import type { PlanPlaceKind } from '../../../content/model/campus.ts';
import styles from './plan-sign.module.css';

/** The mark of each kind of place, drawn in lines around the middle of a circle of 24. */
const drawings: Record<PlanPlaceKind, string> = {
  train: 'M-4,-6H4Q5,-6 5,-5V2Q5,4 3,4H-3Q-5,4 -5,2V-5Q-5,-6 -4,-6ZM-5,-1H5M-3,4L-5,7M3,4L5,7M-2,1.5H-1.9M2,1.5H2.1',
  tram: 'M-3,-8H3M0,-8V-5M-4,-5H4V4H-4ZM-4,0H4M-3,4V7M3,4V7',
  bus: 'M-6,-5H6V4H-6ZM-6,0H6M-1,-5V0M-3.5,4V6M3.5,4V6',
  metro: 'M-5,5L-2.5,-5L0,2L2.5,-5L5,5',
  entrance: 'M-6,0H3M-1,-4.5L3.5,0L-1,4.5M6,-6V6',
  parking: 'M-3,6V-6H1Q4,-6 4,-2.5T1,1H-3',
};

/** The mark of a place on the plan of the way, at a point of a drawing. */
export function PlanSign({ kind, x, y }: { kind: PlanPlaceKind; x: string; y: string }) {
  return (
    <svg className={styles.sign} x={x} y={y} overflow="visible" aria-hidden="true">
      <circle r="12" />
      <path d={drawings[kind]} />
    </svg>
  );
}

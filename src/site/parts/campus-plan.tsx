import type { PlanPlaceKind } from '../../../content/model/campus.ts';
import type { CampusPlan as Plan } from '../../compile/campus/campus-plan.ts';
import styles from './campus-plan.module.css';
import { ContactLinks } from './links.tsx';
import { betweenParts } from './rich-text.tsx';

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
function PlanSign({ kind, x, y }: { kind: PlanPlaceKind; x: string; y: string }) {
  return (
    <svg className={styles.sign} x={x} y={y} overflow="visible" aria-hidden="true">
      <circle r="12" />
      <path d={drawings[kind]} />
    </svg>
  );
}

/** The plan of the way, drawn; the ways in steps beside it say the same in words. */
export function CampusPlan({ plan }: { plan: Plan }) {
  const { areas, lines, buildings, places, scale } = plan;
  const labels = [...areas, ...lines, ...buildings].flatMap(({ label }) => label ?? []);
  return (
    <div className={styles.room}>
      <div className={styles.way}>
        <figure>
          <svg className={styles.plan} role="img" aria-label={plan.description}>
            <Shapes {...{ areas, lines, buildings }} />
            {labels.map((label) => (
              <Name key={label.name} label={label} />
            ))}
            {places.map((mark) => (
              <Mark key={mark.name} mark={mark} />
            ))}
            {scale && (
              <>
                <line className={styles.scale} x1="2%" x2={`${2 + scale.width}%`} y1="97%" y2="97%" />
                <text x="2%" y="97%" dy="-6">
                  {scale.label}
                </text>
              </>
            )}
          </svg>
          <figcaption className="quiet">
            <ul className={`row ${styles.legend}`}>
              {places.map(({ kind, name }) => (
                <li key={name}>
                  <svg width="24" height="24" aria-hidden="true">
                    <PlanSign kind={kind} x="12" y="12" />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
            {plan.caption}
          </figcaption>
        </figure>
        <Ways ways={plan.ways} />
      </div>
    </div>
  );
}

/** Shapes grow with the plan; names and marks above them do not. */
function Shapes({ areas, lines, buildings }: Pick<Plan, 'areas' | 'lines' | 'buildings'>) {
  return (
    <svg viewBox="0 0 80 60" aria-hidden="true">
      {areas.map(({ kind, points }) => (
        <polygon key={points} data-area={kind} points={points} />
      ))}
      {/* Streets that meet are one: the ground of all lies on the edges of all. */}
      {lines.map(({ kind, points }) => (
        <polyline key={points} data-edge={kind} points={points} />
      ))}
      {lines.map(({ kind, points }) => (
        <polyline key={points} data-line={kind} points={points} />
      ))}
      {buildings.map(({ points, label }) => (
        <polygon key={points} data-building={label ? 'own' : 'other'} points={points} />
      ))}
      {lines
        .filter(({ kind }) => kind === 'way')
        .map(({ points }) => (
          <polyline key={points} data-line="way" points={points} />
        ))}
    </svg>
  );
}

function Ways({ ways }: Pick<Plan, 'ways'>) {
  return (
    <div className={styles.ways}>
      {ways.map(({ title, steps }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** A place in an SVG given in per cent moves only what has a coordinate system of its own; so a name that is turned has one. */
function Name({ label: { name, x, y, angle = 0 } }: { label: NonNullable<Plan['lines'][number]['label']> }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <text className={styles.name} dy="0.35em" transform={`rotate(${angle})`}>
        {name}
      </text>
    </svg>
  );
}

/** Where a name stands from the middle of its mark: to the right and down, in px. */
const beside = {
  left: [-17, 5, 'end'],
  right: [17, 5, 'start'],
  above: [0, -18, 'middle'],
  below: [0, 28, 'middle'],
} as const;

function Mark({ mark: { kind, name, side, x, y } }: { mark: Plan['places'][number] }) {
  const [dx, dy, textAnchor] = beside[side];
  return (
    <>
      <PlanSign kind={kind} x={`${x}%`} y={`${y}%`} />
      <text className={styles.place} x={`${x}%`} y={`${y}%`} dx={dx} dy={dy} textAnchor={textAnchor}>
        {name}
      </text>
    </>
  );
}

/** Buildings in section, floor by floor: which rooms visitors look for, and where they are. */
export function Houses({ houses }: { houses: Plan['houses'] }) {
  return (
    <ul className={styles.houses}>
      {houses.map(({ name, floors }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ol className={styles.floors}>
            {floors.map((floor) => (
              <li key={floor.name} data-below={floor.isBelowGround || undefined}>
                <p className="quiet">{floor.name}</p>
                {floor.rooms.length > 0 && (
                  <ul>
                    {floor.rooms.map((room) => (
                      <li key={room.name}>
                        {room.href ? <a href={room.href}>{room.name}</a> : room.name}
                        <small className="row quiet">
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

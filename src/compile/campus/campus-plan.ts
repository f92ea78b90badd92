import type { CampusData, CampusTexts, PlanPoint, RoomData } from '../../../content/model/campus.ts';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import type { CompileContext } from '../compile-context.ts';

const planWidth = 80;
const down = 60;

/** Points as the value of the attribute `points` of SVG. */
export function svgPoints(points: readonly PlanPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** A point in per cent of the plan. */
export function inPercent({ x, y }: PlanPoint) {
  return { x: rounded((x / planWidth) * 100), y: rounded((y / down) * 100) };
}

/** The middle of the longest straight part of a line, and its angle, at which a name can be read: at most a quarter turn. */
export function alongLine(points: readonly PlanPoint[]) {
  const parts = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
  });
  const [longest] = parts.sort((a, b) => b.length - a.length);
  if (!longest) throw new Error('A line of the plan has fewer than two points.');
  const { from, to } = longest;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const readable = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return {
    ...inPercent({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
    // A name beside a line that stands upright is read from below.
    angle: rounded(readable === 90 ? -90 : readable),
  };
}

/** The centre of mass of what an outline encloses; of one that encloses nothing, its first corner. */
export function centreOf(outline: readonly PlanPoint[]) {
  let [x, y, doubleArea] = [0, 0, 0];
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
    doubleArea += cross;
  }
  const [first] = outline;
  if (doubleArea === 0) return inPercent(first ?? { x: 0, y: 0 });
  return inPercent({ x: x / (3 * doubleArea), y: y / (3 * doubleArea) });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The plan of the way and the rooms, ready to be drawn. */
export type CampusPlan = NonNullable<ReturnType<typeof campusPlan>>;

/** Makes the plan; undefined if the content has none. */
export function campusPlan(context: CompileContext) {
  const { content, language } = context;
  if (!content.has('data/campus.json')) return undefined;
  const data = content.data<CampusData>('campus');
  const { title, description, caption, ways, names, ...words } = content.texts<CampusTexts>(language, 'campus');
  const named = (id: string | undefined, place: () => { x: number; y: number; angle?: number }) =>
    id !== undefined && { label: { name: names[id] ?? id, ...place() } };
  return {
    title,
    description,
    caption,
    ways,
    areas: data.areas.map(({ id, kind, outline }) => ({
      kind,
      points: svgPoints(outline),
      ...named(id, () => centreOf(outline)),
    })),
    lines: data.lines.map(({ id, kind, points }) => ({
      kind,
      points: svgPoints(points),
      ...named(id, () => alongLine(points)),
    })),
    buildings: data.buildings.map(({ id, outline }) => ({
      points: svgPoints(outline),
      ...named(id, () => centreOf(outline)),
    })),
    places: data.places.map(({ id, kind, at, name: side }) => ({
      kind,
      name: names[id] ?? id,
      side,
      ...inPercent(at),
    })),
    ...(data.metresPerSquare && { scale: scaleBar(data.metresPerSquare, language) }),
    houses: houses(context, data, { names, ...words }),
  };
}

/** A bar of a round length that takes a third of the plan at most, in per cent of its width. */
function scaleBar(metresPerSquare: number, language: LanguageCode) {
  const third = (planWidth * metresPerSquare) / 3;
  const power = 10 ** Math.floor(Math.log10(third));
  const metres = [5, 2, 1].map((factor) => factor * power).find((length) => length <= third) ?? power;
  const format = new Intl.NumberFormat(languageOf(language).tag, { style: 'unit', unit: 'meter' });
  return { width: (metres / (planWidth * metresPerSquare)) * 100, label: format.format(metres) };
}

type Words = Pick<CampusTexts, 'names' | 'floor' | 'basement' | 'room' | 'rooms'>;

function houses({ href }: CompileContext, { buildings, rooms }: CampusData, words: Words) {
  const textsOf = new Map(words.rooms.map((room) => [room.id, room]));
  const houseRoom = ({ id, number, page, phone, email }: RoomData) => ({
    ...(number && { number: words.room.replace('{{number}}', number) }),
    name: textsOf.get(id)?.name ?? id,
    ...(textsOf.get(id)?.hours && { hours: textsOf.get(id)?.hours }),
    ...(page && { href: href(page) }),
    ...(phone && { phone }),
    ...(email && { email }),
  });
  return buildings.flatMap((building) => {
    const within = rooms.filter((room) => room.building === building.id);
    if (building.id === undefined || within.length === 0) return [];
    // From the top down; where they are not known, those of its rooms.
    const numbers = [...new Set(building.floors ?? within.map(({ floor }) => floor))].sort((a, b) => b - a);
    const floors = numbers.map((floor) => {
      const isBelowGround = floor < 0;
      return {
        name: words[isBelowGround ? 'basement' : 'floor'].replace('{{floor}}', String(floor)),
        isBelowGround,
        rooms: within.filter((room) => room.floor === floor).map(houseRoom),
      };
    });
    return [{ name: words.names[building.id] ?? building.id, floors }];
  });
}

/** What a page asks for, as the library lists it: codes of operators, and what each is given. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** The codes that say more than that something is drawn. */
interface OperatorCodes {
  constructPath: number;
  setFillColorN: number;
  setStrokeColorN: number;
}

/** How many operators, points and tiles a page may have where nothing could stop its drawing: some seconds' worth. */
const limit = 1_000_000;

/**
 * Refuses a page that asks for more than can be drawn in some seconds.
 * @throws when it does.
 */
export function checkOperators(codes: OperatorCodes, list: OperatorList): void {
  const count = effort(codes, list);
  if (!(count <= limit)) throw new Error(`The page asks for too much: ${count} operators, points and tiles.`);
}

function effort(codes: OperatorCodes, { fnArray, argsArray }: OperatorList): number {
  let count = fnArray.length;
  for (const [index, code] of fnArray.entries()) {
    const values = argsArray[index];
    if (!Array.isArray(values)) continue;
    if (code === codes.constructPath) count += pointsOf(values);
    else if (code === codes.setFillColorN || code === codes.setStrokeColorN) count += tilesOf(codes, values);
    if (!(count <= limit)) break;
  }
  return count;
}

/** The numbers in a path: each point is two of them, with the code of its operator. */
function pointsOf([, paths]: readonly unknown[]): number {
  const [path] = (paths ?? []) as ArrayLike<number>[];
  return path?.length ?? 0;
}

/** What the tiles of a pattern ask for, which is drawn once for each step that its box is wide and high. */
function tilesOf(codes: OperatorCodes, pattern: readonly unknown[]): number {
  const [kind, , list, , box, stepX, stepY] = pattern as [
    string,
    unknown,
    OperatorList,
    unknown,
    number[],
    number,
    number,
  ];
  if (kind !== 'TilingPattern') return 0;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const tiles = (1 + Math.abs((right - left) / stepX)) * (1 + Math.abs((top - bottom) / stepY));
  return tiles + effort(codes, list);
}

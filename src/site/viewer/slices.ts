import type { PDFPageProxy, PdfLibrary, RenderTask } from './library.ts';

/** Commands of a page, as the library lists them: codes of operators, and what each is given. */
interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** State of the library's drawing under way, as its stepper, a debugger's, is shown it. */
interface DrawingInside {
  operatorList: OperatorList;
  gfx: {
    ctx: CanvasRenderingContext2D;
    baseTransform?: readonly number[];
    stateStack: readonly unknown[];
    current: { font?: { isType3Font?: boolean; charProcOperatorList?: Record<string, OperatorList> } | null };
  };
  stepper: object;
}

/** Triangles of a shading: places of their corners in a list of coordinates, in rows if there are so many in each. */
interface MeshFigure {
  coords: ArrayLike<number>;
  verticesPerRow?: number;
}

/** Patterns and shadings as the library gives them, kind and colours first. */
type TilingPattern = [string, unknown, OperatorList, matrix: number[] | null, box: number[], x: number, y: number];
type Mesh = [string, number, coordinates: ArrayLike<number>, unknown, MeshFigure[], bounds: number[]];

/** The time the page's thread is drawn on at a stretch, in milliseconds. */
const slice = 15;
/** The number of operators that a browser may put off. */
const maxRecorded = 4;
/** The time one operator may hold the thread, in milliseconds as estimated: nothing can interrupt it. */
const limit = 100;
/** Estimates in milliseconds, measured in Chromium where nothing draws but the processor. */
const costs = {
  operator: 0.002,
  /** An edge of a path that is filled, and each row of pixels that it crosses; far more where thousands cross each other. */
  edge: 0.001,
  edgeRow: 0.00006,
  crossings: 2_000_000,
  glyph: 0.003,
  tile: 0.03,
  pixel: 0.000003,
  /** A pixel of a shading of triangles, which the library colours by itself. */
  meshPixel: 0.00003,
};
/** The longest side of what the library draws a pattern on, in pixels. */
const maxPatternSide = 3000;

/** A page has an operator that would hold the thread. */
export class HeavyPageError extends Error {
  constructor(operator: number, estimate: number) {
    super(
      `The page is too complex to draw: its operator ${operator} would take some ${Math.round(estimate)} ms at a stretch.`,
    );
    this.name = 'HeavyPageError';
  }
}

/**
 * Has a page drawn in slices that let key presses in. Each operator is looked at before it is drawn: one that would hold
 * the thread fails the drawing with a HeavyPageError.
 */
export function drawInSlices(library: PdfLibrary, page: PDFPageProxy, task: RenderTask, isForScreen: boolean): void {
  const inside = (task as unknown as { _internalRenderTask: DrawingInside })._internalRenderTask;
  let start = 0;
  let [recorded, mostRecorded] = [0, 1];
  // For paper the library would go on at once; for the screen it waits for the next frame.
  task.onContinue = (next: () => void) => {
    start = 0;
    if (isForScreen) next();
    else setTimeout(next);
  };
  /** Has the browser draw what it has put off: it would do that of many slices at a stretch. */
  const draw = (context: CanvasRenderingContext2D) => {
    const before = performance.now();
    context.getImageData(0, 0, 1, 1);
    mostRecorded = performance.now() - before > 1 ? 1 : maxRecorded;
    recorded = 0;
  };
  /** Outlines that what follows is cut out by, each until the drawing's state of its depth is left. */
  const clips: { depth: number; cost: number }[] = [];
  const clipCost = (code: number, values: unknown, depth: number, cost: number) => {
    while ((clips.at(-1)?.depth ?? 0) > depth) clips.pop();
    const isClip = code === library.OPS.constructPath && (values as unknown[])[0] === library.OPS.endPath;
    // Rectangles cost nothing; others are cut out anew each time that the browser draws what it has put off.
    if (isClip && cost > 1) clips.push({ depth, cost: maxRecorded * cost });
    return clips.reduce((sum, clip) => sum + clip.cost, 0);
  };
  const stepper = {
    nextBreakPoint: -1,
    shouldSkip(index: number): false {
      const { gfx, operatorList } = inside;
      start ||= performance.now();
      recorded += 1;
      if (recorded >= mostRecorded) draw(gfx.ctx);
      const code = operatorList.fnArray[index] ?? 0;
      const values = operatorList.argsArray[index];
      const own = new Look(library.OPS, page, gfx).costOf(code, values);
      const estimate = own + clipCost(code, values, gfx.stateStack.length, own);
      if (!(estimate <= limit)) throw new HeavyPageError(code, estimate);
      // The operator at hand is drawn, and the next one in the next slice if this one's time is over.
      stepper.nextBreakPoint = performance.now() - start + estimate > slice ? index + 1 : -1;
      return false;
    },
    breakIt(_index: number, next: () => void) {
      stepper.nextBreakPoint = -1;
      next();
    },
    updateOperatorList() {},
  };
  inside.stepper = stepper;
}

/** Estimates what operators take, at one point of a drawing. */
class Look {
  private readonly scale: number;
  private readonly height: number;

  constructor(
    private readonly codes: PdfLibrary['OPS'],
    private readonly page: PDFPageProxy,
    private readonly gfx: DrawingInside['gfx'],
  ) {
    const { a, b, c, d } = gfx.ctx.getTransform();
    this.scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    this.height = gfx.ctx.canvas.height;
  }

  costOf(code: number, values: unknown): number {
    const { constructPath, setFillColorN, setStrokeColorN, shadingFill, showText } = this.codes;
    if (!Array.isArray(values)) return costs.operator;
    if (code === constructPath) return this.pathCost(values);
    if (code === showText) return this.textCost(values[0] as readonly unknown[]);
    if (code === shadingFill) return this.meshCost(values[0], this.scale);
    if (code === setFillColorN || code === setStrokeColorN) return this.patternCost(values);
    return costs.operator;
  }

  /** All operators of a list that is drawn at a stretch: what each paints is counted as if it filled the area. */
  private listCost({ fnArray, argsArray }: OperatorList, area: number): number {
    let cost = 0;
    let pattern = 0;
    for (const [index, code] of fnArray.entries()) {
      const values = argsArray[index];
      const own = this.costOf(code, values);
      const isPattern = code === this.codes.setFillColorN || code === this.codes.setStrokeColorN;
      if (isPattern) pattern = own;
      cost += own + (Array.isArray(values) ? area * costs.pixel + pattern : 0);
      if (!(cost <= limit)) break;
    }
    return cost;
  }

  /** A path: the code of each of its operators, and the coordinates that follow it. */
  private pathCost([kind, paths]: readonly unknown[]): number {
    const [path] = (paths ?? []) as unknown[];
    if (!(path instanceof Float32Array)) return costs.operator;
    const isStroked = kind === this.codes.stroke || kind === this.codes.closeStroke;
    let [edges, rows, last] = [0, 0, 0];
    for (let index = 0; index < path.length; ) {
      const size = 2 * ([1, 1, 3, 2, 0][path[index] ?? 0] ?? 0);
      const end = path[index + size] ?? 0;
      if (size) rows += Math.min(Math.abs(end - last) * this.scale, this.height);
      if (size) last = end;
      edges += size > 2 ? 8 : 1;
      index += 1 + size;
    }
    const cost = edges * costs.edge + rows * costs.edgeRow * (1 + rows / costs.crossings);
    return isStroked ? cost / 4 : cost;
  }

  private textCost(glyphs: readonly unknown[]): number {
    const { font } = this.gfx.current;
    if (!font?.isType3Font) return glyphs.length * costs.glyph;
    const seen = new Map<unknown, number>();
    let cost = 0;
    for (const glyph of glyphs) {
      const { operatorListId: id = '' } = Object(glyph) as { operatorListId?: string };
      const list = font.charProcOperatorList?.[id];
      if (list && !seen.has(id)) seen.set(id, this.listCost(list, 0));
      cost += costs.glyph + (seen.get(id) ?? 0);
    }
    return cost;
  }

  private patternCost(values: readonly unknown[]): number {
    const [scaleX = 1, , , scaleY = 1] = this.gfx.baseTransform ?? [];
    const base = Math.max(Math.abs(scaleX), Math.abs(scaleY));
    if (values[0] !== 'TilingPattern') return this.meshCost(values[1], base);
    const [, , list, matrix, box, stepX, stepY] = values as TilingPattern;
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    const scale = base * Math.max(...(matrix ?? [1]).slice(0, 4).map(Math.abs));
    const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
    // The pattern is drawn once, and its picture for each step that its box is wide and high.
    const tiles = Math.max(1, width / Math.abs(stepX)) * Math.max(1, height / Math.abs(stepY));
    const area = Math.min(width * scale, maxPatternSide) * Math.min(height * scale, maxPatternSide);
    return this.listCost(list, area) + (tiles > 1 ? tiles * costs.tile : 0);
  }

  /** A shading of triangles, by its name among the page's objects; others cost next to nothing. */
  private meshCost(name: unknown, scale: number): number {
    if (typeof name !== 'string') return costs.operator;
    const { objs, commonObjs } = this.page;
    const shading = (name.startsWith('g_') ? commonObjs : objs).get(name) as readonly unknown[] | undefined;
    if (shading?.[0] !== 'Mesh') return costs.operator;
    const [, , coordinates, , figures, bounds] = shading as unknown as Mesh;
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    const [width, height] = [Math.abs(right - left) || 1, Math.abs(top - bottom) || 1];
    const pixels = Math.min(width * scale, maxPatternSide) * Math.min(height * scale, maxPatternSide);
    const share = figures.reduce((sum, figure) => sum + areaOf(figure, coordinates), 0) / (width * height);
    const corners = figures.reduce((sum, { coords }) => sum + coords.length, 0);
    return corners * costs.operator + share * pixels * costs.meshPixel;
  }
}

/** The area of a figure's triangles, of which those of a row are counted as the boxes around two. */
function areaOf({ coords, verticesPerRow }: MeshFigure, places: ArrayLike<number>): number {
  let area = 0;
  const [step, third] = verticesPerRow ? [1, verticesPerRow] : [3, 2];
  const cornerAt = (index: number): [number, number] => {
    const corner = 2 * (coords[index] ?? 0);
    return [places[corner] ?? 0, places[corner + 1] ?? 0];
  };
  for (let index = 0; index + 2 < coords.length; index += step) {
    const [[x, y], [right, above], [left, below]] = [cornerAt(index), cornerAt(index + 1), cornerAt(index + third)];
    const twice = Math.abs((right - x) * (below - y) - (left - x) * (above - y));
    area += verticesPerRow ? twice : twice / 2;
  }
  return area;
}

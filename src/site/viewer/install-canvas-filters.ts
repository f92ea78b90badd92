import { canvasFilter } from './canvas-filters.ts';

type Context = OffscreenCanvasRenderingContext2D;
type Method = (this: Context, ...values: never[]) => unknown;

/** The filter of a context, and those that `save` has put by. */
interface FilterState {
  name: string;
  saved: string[];
}

/** What paints in the colours of a context. */
const painters = ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'strokeText'] as const;
const colours = ['fillStyle', 'strokeStyle'] as const;
const states = new WeakMap<Context, FilterState>();

/** Has the canvases of a worker run the library's filters: on the pictures that are drawn, and on plain colours. */
export function installCanvasFilters(): void {
  const context = OffscreenCanvasRenderingContext2D.prototype;
  Object.defineProperty(context, 'filter', {
    get(this: Context) {
      return stateOf(this).name;
    },
    set(this: Context, name: string) {
      stateOf(this).name = name;
    },
  });
  replace('save', (save) => {
    return function (this: Context) {
      const { name, saved } = stateOf(this);
      saved.push(name);
      save.call(this);
    };
  });
  replace('restore', (restore) => {
    return function (this: Context) {
      const state = stateOf(this);
      state.name = state.saved.pop() ?? state.name;
      restore.call(this);
    };
  });
  replace('drawImage', (drawImage) => {
    return function (this: Context, image: CanvasImageSource, ...place: number[]) {
      const draw = (drawn: CanvasImageSource, ...to: number[]) =>
        drawImage.call(this, ...([drawn, ...to] as never[]));
      const { name } = stateOf(this);
      if (name === 'none') return draw(image, ...place);
      const picture = changedPicture(image as OffscreenCanvas, place, name);
      draw(picture, ...(place.length > 4 ? place.slice(4) : place));
      picture.width = picture.height = 0;
    };
  });
  for (const painter of painters) replace(painter, paintChanged);
}

function stateOf(context: Context): FilterState {
  const state = states.get(context) ?? { name: 'none', saved: [] };
  states.set(context, state);
  return state;
}

function replace(name: keyof Context & string, make: (method: Method) => Method): void {
  const context = OffscreenCanvasRenderingContext2D.prototype;
  Object.assign(context, { [name]: make(Reflect.get(context, name) as Method) });
}

/** The part of a picture that is drawn, after the filter. */
function changedPicture(image: OffscreenCanvas, place: readonly number[], name: string): OffscreenCanvas {
  const [x = 0, y = 0, width = image.width, height = image.height] = place.length > 4 ? place : [];
  const picture = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = picture.getContext('2d', { willReadFrequently: true }) as Context;
  context.drawImage(image, -x, -y);
  const pixels = context.getImageData(0, 0, picture.width, picture.height);
  canvasFilter(name)?.change(pixels.data);
  context.putImageData(pixels, 0, 0);
  return picture;
}

/** Has a method paint in the colours that the filter makes of those of the context. */
function paintChanged(paint: Method): Method {
  return function (this: Context, ...values) {
    const filter = canvasFilter(stateOf(this).name);
    if (!filter?.colour) return paint.apply(this, values);
    const before = colours.map((style) => this[style]);
    for (const style of colours) {
      const colour = this[style];
      if (typeof colour === 'string' && colour.startsWith('#')) this[style] = filter.colour(colour);
    }
    paint.apply(this, values);
    for (const [index, style] of colours.entries()) this[style] = before[index] ?? '#000000';
  };
}

import { fromSm, fromXxl } from './breakpoints.ts';

/** Nobody sees more than two pixels of a picture for each pixel of the layout: finer screens get no more. */
const almostWhole = '(min-resolution: 2.1dppx) 66vw, 90vw';

/**
 * The `sizes` of a picture.
 * @param wide the width at which it is shown from the breakpoint sm
 * @param narrow the same in narrower windows
 * @param widest the same from the breakpoint xxl, if it differs there
 */
export function pictureSizes(wide = '100vw', narrow = almostWhole, widest?: string): string {
  return `${widest ? `${fromXxl} ${widest}, ` : ''}${fromSm} ${wide}, ${narrow}`;
}

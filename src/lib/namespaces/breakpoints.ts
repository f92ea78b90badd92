/**
 * The windows of the layouts (specification, section 9: sm from 769 px, xxl from 1921), as style sheets have them: in em, so that who
 * enlarges letters in the browser's settings gets the layout of a narrower window.
 */
export const belowSm = '(max-width: 48em)';
export const fromSm = '(min-width: 48.0625em)';
const fromXxl = '(min-width: 120.0625em)';

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

/** The widths in which photographs and textures are offered, in pixels. */
export const pictureWidths = [480, 960, 1600, 2560];

/** Nobody sees more than two pixels of a picture for each pixel of the layout: finer screens get no more. */
const almostWhole = '(min-resolution: 2.1dppx) 66vw, 90vw';

/**
 * The `sizes` of a picture.
 * @param wide the width at which it is shown where the window is wider than 768 px
 * @param narrow the same in narrower windows
 * @param widest the same where the window is wider than 1920 px, if it differs there
 */
export function pictureSizes(wide = '100vw', narrow = almostWhole, widest?: string): string {
  return `${widest ? `(min-width: 1921px) ${widest}, ` : ''}(min-width: 769px) ${wide}, ${narrow}`;
}

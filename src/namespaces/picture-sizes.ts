/** Nobody sees more than two pixels of a picture for each pixel of the layout: finer screens get no more. */
const almostWhole = '(min-resolution: 2.1dppx) 66vw, 90vw';

/**
 * The `sizes` of a picture.
 * @param wide the width at which it is shown where the window is wider than 768 px
 * @param narrow the same in narrower windows
 */
export const pictureSizes = (wide = '100vw', narrow = almostWhole): string => `(min-width: 769px) ${wide}, ${narrow}`;

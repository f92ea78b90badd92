/** A width and a height: of a page in points, or of an area of the screen in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The space that the stage has for a page, and how dense the screen's pixels are. */
export interface StageSize {
  width: number;
  /** Given where the whole page must be seen at once: in full screen. */
  height?: number;
  /** Whether the viewport is narrower than the breakpoint md. */
  small: boolean;
  devicePixelRatio: number;
}

/** CSS pixels for a point (specification, section 9). */
const scale = 1.5;
/** The widest a page may be on small screens, in CSS pixels (specification, section 9). */
const smallMaxWidth = 680;
/** Device pixels for a CSS pixel, at most: beyond that, eyes see no more and memory grows with the square. */
const maxPixelRatio = 2;
/** Device pixels of a canvas, at most: 48 MB, well below what phones refuse. */
const maxCanvasArea = 12_000_000;
/** What browsers draw at most: pixels in all, and in one direction. A0 is printed in 35 million. */
const [maxDrawnArea, maxDrawnSide] = [40_000_000, 16_384];
/** The smallest scale: that of a page of a thousand million points. */
const minScale = 1e-6;

/** The scale at which a page is shown in CSS pixels for a point; `zoom` is 1 unless the visitor chose otherwise. */
export function pageScale(page: Size, { width, height, small }: StageSize, zoom: number): number {
  const fit =
    height === undefined
      ? Math.min(scale, (small ? Math.min(width, smallMaxWidth) : width) / page.width)
      : Math.min(width / page.width, height / page.height);
  return Math.max(fit, minScale) * zoom;
}

/** How many device pixels to draw for a CSS pixel of a sheet. */
export function pixelRatio({ width, height }: Size, deviceRatio: number): number {
  const sharp = Math.min(Math.max(deviceRatio, 1), maxPixelRatio);
  return Math.min(sharp, Math.sqrt(maxCanvasArea / (width * height)));
}

/** The scale at which a page can be drawn, at most the one asked for, in pixels for a point. */
export function drawableScale({ width, height }: Size, scale: number): number {
  return Math.min(scale, Math.sqrt(maxDrawnArea / (width * height)), maxDrawnSide / Math.max(width, height));
}

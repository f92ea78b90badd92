import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

/** Shapes tell series apart without a colour, as on paper. */
export const shapes: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
];

/** The path of the shape of a series. @param size its area in square pixels */
export function shapeOf(series: number, size: number): string {
  return symbol(shapes[series % shapes.length], size).digits(1)() ?? '';
}

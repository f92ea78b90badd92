import { hash } from './random.ts';

/** Limits a number to a range, by default 0 to 1. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(Math.max(value, low), high);
}

/** A smooth step from 0 to 1 between two bounds. */
export function smooth(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Value noise from 0 to 1, one period per unit. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(ix, iy, seed);
  const b = hash(ix + 1, iy, seed);
  const c = hash(ix, iy + 1, seed);
  const d = hash(ix + 1, iy + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Noise summed over octaves, from 0 to 1. */
export function clouds(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0;
  let share = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * 2 ** i, y * 2 ** i, seed + i * 101) * share;
    weight += share;
    share /= 2;
  }
  return sum / weight;
}

/** Coverage from 0 to 1 of stripes along a coordinate, with antialiased edges. */
export function stripes(u: number, period: number, share: number): number {
  const t = Math.abs(u / period - Math.round(u / period)) * period;
  const half = (period * share) / 2;
  return 1 - smooth(half - 0.7, half + 0.7, t);
}

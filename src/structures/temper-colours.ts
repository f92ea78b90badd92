import type { TemperColour } from '../../content/model/unit-data.ts';

/** The temper colours of the light theme, for pictures that are the same in both themes. */
export const temperColours: Record<TemperColour, string> = {
  straw: '#d9a441',
  bronze: '#a45f2c',
  'red-brown': '#a5452a',
  'brown-purple': '#8a3b5e',
  purple: '#6a4c93',
  blue: '#2f65a0',
  'light-blue': '#7fb6c9',
  teal: '#2d7a84',
};

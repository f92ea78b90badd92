import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineChart } from '../../../src/charts/line-chart.ts';
import { fileColours, svgFile } from '../../../src/charts/svg-file.ts';
import { darkTheme, lightTheme } from '../../../src/site/theme/themes.ts';
import { hardnessChart } from './hardness-chart.ts';

describe('a chart in a file of its own', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../src/site/theme/scale.css'), 'utf8');
  const names = ['teal', 'red-brown', 'purple', 'straw-ink', 'blue', 'bronze', 'light-blue-ink'];
  const coloursOf = (block: RegExp) => {
    const text = block.exec(css)?.[1] ?? '';
    const value = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1] ?? '';
    // The dark theme's inks are its colours.
    return names.map((name) => value(name).replace(/^var\(--([\w-]+)\)$/, (_, other) => value(other)));
  };

  test('has the colours of the site', () => {
    expect(fileColours.light.series).toEqual(coloursOf(/:root \{([^}]*)\}/));
    expect(fileColours.dark.series).toEqual(coloursOf(/\[data-theme="dark"\] \{([^}]*)\}/));
    const themes = [
      [fileColours.light, lightTheme],
      [fileColours.dark, darkTheme],
    ] as const;
    for (const [colours, theme] of themes) {
      expect([colours.text, colours.quiet, colours.grid]).toEqual([
        theme.colorNeutralForeground1,
        theme.colorNeutralForeground2,
        theme.colorNeutralStroke1,
      ]);
    }
  });

  test('follows the theme, is black on paper, and takes every colour from a property', () => {
    const file = svgFile(lineChart(hardnessChart));
    expect(file).toContain('@media (prefers-color-scheme:dark)');
    expect(file).toContain('@media print{.chart{--chart-text:#000');
    const outside = file.replace(/--chart-[\w]+:#\w+/g, '');
    expect(outside).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|(fill|stroke)="/);
    expect(file).not.toContain('style="');
  });
});

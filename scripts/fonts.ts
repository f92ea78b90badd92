import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';
import { runCommand } from '../src/command/run-command.ts';

const usage = `Cuts the site's two variable fonts down to what Ukrainian and English need.

npm run fonts
`;

// Each font comes in two files, because the packages hold Latin (with the punctuation) and Cyrillic apart.
const out = join(import.meta.dirname, '../src/site/theme/fonts');
const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable');

const latin = `${range(0x20, 0x7e)}\u00a0¢£§©«®°±²³µ·»¼½¾×÷éèêëïöüäçñóáíšžčřłßø–—‘’‚“”„†•…‰′″€™←→↑↓−≈≠≤≥ʼΔαβγδσμπ`;
const cyrillic = `${range(0x410, 0x44f)}ҐґЄєІіЇїЁё№₴`;
const weights = { geologica: { min: 400, max: 700 }, 'golos-text': { min: 400, max: 700 } };

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  for (const [family, wght] of Object.entries(weights)) {
    for (const [script, text] of Object.entries({ latin, cyrillic })) {
      const source = join(packages, family, 'files', `${family}-${script}-wght-normal.woff2`);
      const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', variationAxes: { wght } });
      const path = join(out, `${family}-${script}.woff2`);
      writeFileSync(path, font);
      console.log(`${path}: ${statSync(source).size} → ${font.length} bytes`);
    }
  }
  return 0;
});

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

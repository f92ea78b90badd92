import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const parts = join(root, 'src/site/parts');
/** The most that lists of documents may add to a page on which none is looked at, in bytes. */
const budget = 2048;

test('a page that only lists documents carries less than 2 KB for them', async () => {
  const all = readdirSync(parts).filter((name) => name.endsWith('.tsx'));
  const withoutDocuments = all.filter((name) => !/^document-|^sections/.test(name));
  const added = (await weightOf([...withoutDocuments, 'document-list.tsx'])) - (await weightOf(withoutDocuments));
  const { documents, ...others } = JSON.parse(readFileSync(join(root, 'content/ua/labels.json'), 'utf8'));
  const words = packed(JSON.stringify({ ...others, documents })) - packed(JSON.stringify(others));
  expect(words).toBeGreaterThan(0);
  expect(added + words).toBeLessThan(budget);
});

/** The script and style that components need together: pages load them as one file each. */
async function weightOf(components: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: components.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: parts,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    outdir: root,
    define: { 'import.meta.env.SSR': 'false' },
    // Every page has these anyway; the viewer comes when it is wanted.
    external: [
      'react',
      'react/*',
      '*/page-context.ts',
      '*/languages.ts',
      '*/loading.ts',
      '*/place-in-page.ts',
      '*/pdf-viewer.tsx',
    ],
  });
  return outputFiles.reduce((sum, { text }) => sum + packed(text), 0);
}

function packed(text: string): number {
  return brotliCompressSync(text).length;
}

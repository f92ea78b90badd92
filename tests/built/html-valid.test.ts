import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HtmlValidate, type Message, type RuleConfig, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { contentPages } from '../browser/support/content.ts';

const client = join(import.meta.dirname, '../../dist/client');

/** The rules that are turned off or say less, each with its reason. */
const reasons = {
  // React writes attributes and void elements in its own style, which is valid HTML.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-trailing-whitespace': 'off',
  'long-title': 'off',
  // Hyphens and no-break spaces in telephone numbers are a matter of the checker of content.
  'tel-non-breaking': 'off',
  // The landmark of a search is named where a page has two.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
} satisfies RuleConfig;

test('every built page is valid HTML', async () => {
  const loader = new StaticConfigLoader({ extends: ['html-validate:recommended'], rules: reasons });
  // Of its own accord it reads the configuration again for each page, which takes as long as looking at a quarter of it.
  const config = await loader.getConfigFor('');
  const validator = new HtmlValidate(Object.assign(loader, { getConfigFor: () => config }));
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  expect(pages).toEqual(expect.arrayContaining(contentPages()));
  const found = new Map<string, string>();
  const folders = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(join(client, page), 'utf8');
    const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length, `${page} has no id twice`).toBe(new Set(ids).size);
    const isFirst = !folders.has(dirname(page));
    folders.add(dirname(page));
    const report = await validator.validateString(isFirst ? html : withoutFrame(html), page);
    for (const message of report.results.flatMap(({ messages }) => messages)) {
      // One example of each error is enough to fix it.
      const key = `${message.ruleId}: ${message.message}`;
      if (!found.has(key)) found.set(key, `${page}:${message.line}:${message.column} ${describe(message)}`);
    }
  }
  expect([...found.values()]).toEqual([]);
});

/** A page without what stands around its own content, which the first page of each folder shows as well. */
function withoutFrame(html: string): string {
  const content = html.replace(/(<body[^>]*>)[\s\S]*?(<main[\s\S]*<\/main>)[\s\S]*(<\/body>)/, '$1$2$3');
  expect(content).not.toBe(html);
  return content;
}

function describe({ ruleId, message, selector }: Message): string {
  return `${ruleId}: ${message} (${selector ?? ''})`;
}

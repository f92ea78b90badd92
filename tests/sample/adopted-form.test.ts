import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentsData } from '../../content/model/documents.ts';
import type { NavigationData, NavigationItem, RoutesData } from '../../content/model/routes.ts';
import { adoptedFiles } from '../../scripts/adopt/adopted-project.ts';
import { askAnswers, questions } from '../../scripts/adopt/ask-answers.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'content');

/** The content of an institute that chose these sections, in a folder of its own. */
async function adopted(sections: string): Promise<string> {
  const examples = questions.filter(({ isOptional }) => !isOptional).map(({ option, example }) => [option, example]);
  const answers = await askAnswers({ ...Object.fromEntries(examples), sections }, 'en');
  const files = adoptedFiles(root, answers, new Date());
  const dir = folderForTest();
  writeChanges(dir, new Map([...files].filter(([, text]) => text !== undefined)));
  return join(dir, 'content');
}

test.each(['all', 'none'])(
  'the menu of a site with %s sections leads to each of its pages to which that of the sample leads',
  async (sections) => {
    const dir = await adopted(sections);
    const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value;
    const paths = new Set(read<RoutesData>(join(dir, 'data/routes.json')).routes.map(({ path }) => path));
    const ledTo = (folder: string) => hrefsIn(read<NavigationData>(join(folder, 'data/navigation.json')).items);
    expect(ledTo(dir)).toEqual(ledTo(content).filter((href) => paths.has(href)));
  },
);

const hrefsIn = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, items: below = [] }) => [...(href === undefined ? [] : [href]), ...hrefsIn(below)]);

test('of the first document of a site without the section of documents the day alone is left to write', async () => {
  const dir = await adopted('none');
  const { items } = JSON.parse(readFileSync(join(content, 'data/documents.json'), 'utf8')) as DocumentsData;
  const file = items[0]?.file ?? '';
  const answers = { kind: 'order', title: 'Наказ про піч', 'title-en': 'Order on the furnace' };
  await newItem(dir, 'document', { ...answers, file: join(content, 'files', file) });
  const { diagnostics } = await checkContent(dir);
  expect(diagnostics.map(({ code }) => code)).toEqual(['date-form']);
});

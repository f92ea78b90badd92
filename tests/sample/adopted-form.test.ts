import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentsData } from '../../content/model/documents.ts';
import type { NavigationData, NavigationItem } from '../../content/model/navigation-data.ts';
import type { RoutesData } from '../../content/model/routes-data.ts';
import { adoptQuestions, readAdoptAnswers } from '../../src/adopt/adopt-questions.ts';
import { adoptedContent } from '../../src/adopt/adopted-content.ts';
import { readSections, type StarterSection, withNeeded } from '../../src/adopt/starter-section.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { fixContent } from '../../src/check/fix/fix-content.ts';
import { writeChanges } from '../../src/content/write-changes.ts';
import { newItem } from '../../src/new-item/new-item.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const content = join(import.meta.dirname, '../../content');

/** The content of an institute that chose these sections, in a folder of its own. */
function adopted(sections: readonly StarterSection[]): string {
  const examples = adoptQuestions
    .filter(({ isOptional }) => !isOptional)
    .map(({ option, example }) => [option, example]);
  const answers = readAdoptAnswers(Object.fromEntries(examples));
  const files = adoptedContent(content, sections, answers, new Date());
  const dir = folderForTest();
  writeChanges(dir, new Map([...files].filter(([, text]) => text !== undefined)));
  return dir;
}

test('adopted content has the form that --fix gives it, so that the first edit changes nothing else', () => {
  expect(fixContent(adopted(readSections()))).toEqual([]);
});

test.each([
  ['all sections', readSections()],
  ['no section but what it needs', withNeeded(readSections(), [])],
])('the menu of a site with %s leads to each of its pages to which that of the sample leads', (_, sections) => {
  const dir = adopted(sections);
  const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value;
  const paths = new Set(read<RoutesData>(join(dir, 'data/routes.json')).routes.map(({ path }) => path));
  const ledTo = (folder: string) => hrefsIn(read<NavigationData>(join(folder, 'data/navigation.json')).items);
  expect(ledTo(dir)).toEqual(ledTo(content).filter((href) => paths.has(href)));
});

const hrefsIn = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, items: below = [] }) => [...(href === undefined ? [] : [href]), ...hrefsIn(below)]);

test('the first document of a site without the section of documents leaves nothing to write', async () => {
  const dir = adopted(withNeeded(readSections(), []));
  const { items } = JSON.parse(readFileSync(join(content, 'data/documents.json'), 'utf8')) as DocumentsData;
  const file = items[0]?.file ?? '';
  const answers = { kind: 'order', date: '05.03.2026', title: 'Наказ про піч', 'title-en': 'Order on the furnace' };
  await newItem(dir, 'document', { ...answers, file: join(content, 'files', file) });
  const { diagnostics } = await checkContent(dir);
  expect(diagnostics.map(({ code }) => code)).toEqual(['document-unlisted']);
});

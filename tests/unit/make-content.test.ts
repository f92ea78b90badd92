import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { RoutesData } from '../../content/model/routes-data.ts';
import { addOneItem, editOneText, newsYears } from '../../src/bench/edit-content.ts';
import { makeContent } from '../../src/bench/make-content.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { CommandError } from '../../src/command/run-command.ts';
import { defaultLanguage } from '../../src/language/languages.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let home: string;
beforeEach(() => {
  home = folderForTest();
});

const errorsIn = async (content: string) =>
  (await checkContent(content)).diagnostics.filter(({ severity }) => severity === 'error');

// The small institute has none of the departments and pictures of the sample, and no documents.
test('the content of any institute gets news of the years before its own, and stays right when it is edited', async () => {
  const content = join(home, 'content');
  makeContent(smallInstitute, content, 210);
  const own = newsYears(smallInstitute);
  expect(newsYears(content)).toEqual([Number(own[0]) - 2, Number(own[0]) - 1, ...own].map(String));
  expect(await errorsIn(content)).toEqual([]);

  const [oldest = ''] = newsYears(content);
  const text = () => readFileSync(join(content, defaultLanguage, `news/${oldest}.json`), 'utf8');
  const before = text();
  editOneText(content);
  expect(text()).not.toBe(before);
  for (const year of [oldest, own.at(-1) ?? '']) {
    addOneItem(content, year);
    expect(readFileSync(join(content, `data/news/${year}.json`), 'utf8')).toContain(`"added-${year}"`);
  }
  expect(await errorsIn(content)).toEqual([]);
});

test('content without pages of news is refused before anything is made', () => {
  const from = join(home, 'from');
  cpSync(smallInstitute, from, { recursive: true });
  const path = join(from, 'data/routes.json');
  const table = JSON.parse(readFileSync(path, 'utf8')) as RoutesData;
  const routes = table.routes.filter(({ collection }) => collection !== 'news');
  writeFileSync(path, JSON.stringify({ ...table, routes }));
  expect(() => makeContent(from, join(home, 'to'), 8)).toThrow(CommandError);
});

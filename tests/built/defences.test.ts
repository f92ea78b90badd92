import { expect, test } from 'vitest';
import type { DefenceLabelsTexts, DefenceTexts } from '../../content/model/defences.ts';
import type { PostgraduatesData } from '../../content/model/postgraduate.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { idsOf, readContent } from '../browser/support/content.ts';
import { readPage } from './support/site.ts';

const { stepStates, steps } = readContent<DefenceLabelsTexts>('ua/defence.json');

test('without a script, a page says of a defence what is recorded', () => {
  for (const id of idsOf('data/defences')) {
    const { result } = readContent<DefenceTexts>(`ua/defences/${id}.json`);
    const items = readPage(`training/specialized/${id}.html`).querySelectorAll('main li');
    const texts = items.map(({ text }) => withPlainSpaces(text)).filter((text) => text.includes(stepStates.next));
    if (result === undefined) expect(texts.join(), id).toContain(steps.defence);
    else expect(texts, id).toEqual([]);
  }
});

test('postgraduates stand on a line of time, each in the year of admission, the newest first', () => {
  const { items } = readContent<PostgraduatesData>('data/postgraduates.json');
  const years = readPage('training/postgraduate/applicants.html').querySelectorAll('#students + ol > li');
  const shown = years.map((year) => ({
    year: Number(year.querySelector('p')?.text),
    students: year.querySelectorAll('li p:first-child a').map((link) => link.getAttribute('href')),
  }));
  expect(shown.map(({ year }) => year)).toEqual(shown.map(({ year }) => year).sort((a, b) => b - a));
  expect(shown.flatMap(({ students }) => students)).toHaveLength(items.length);
  for (const { id, admitted } of items)
    expect(shown.find(({ year }) => year === admitted)?.students, id).toContain(`/person/${id}`);
});

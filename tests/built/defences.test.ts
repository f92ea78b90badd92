import { expect, test } from 'vitest';
import type { DefenceLabelsTexts, DefenceTexts } from '../../content/model/defences.ts';
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

import { describe, expect, it } from 'vitest';
import {
  deletePerson,
  exportQuestions,
  findQuestions,
  listQuestions,
  readQuestions,
  retryQuestion,
} from '../../netlify/questions/operator.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

describe('the operator', () => {
  it('has dead and suspicious questions mailed', async (context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['dead', 'quarantine']);
    for (const place of places) expect(await retryQuestion(lab.store, place)).toBe(true);
    await lab.heal();
    expect(lab.mailedNumbers().sort()).toEqual([1, 2]);
    const [sent] = await listQuestions(lab.store);
    expect(sent && (await retryQuestion(lab.store, sent))).toBe(false);
  });

  it('finds a question by the first signs of its id', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    const [place] = await listQuestions(lab.store);
    const [found] = await findQuestions(lab.store, place?.id.slice(0, 8).toUpperCase() ?? '');
    expect(found).toEqual(place);
    const [read] = await readQuestions(lab.store, found ? [found] : []);
    expect(read?.record.question).toEqual(sampleQuestion(1));
  });

  it('exports and deletes what one person sent, in every state, and nothing else', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(1), website: 'x' });
    await lab.post(sampleQuestion(2), { mailNow: true });
    await lab.post(sampleQuestion(1));
    expect(await exportQuestions(lab.store, 'OLENA.1@example.com')).toHaveLength(3);
    expect(await deletePerson(lab.store, ' Olena.1@Example.com')).toHaveLength(3);
    const left = await exportQuestions(lab.store);
    expect(left.map(({ record }) => record.question.email)).toEqual(['olena.2@example.com']);
    expect(await lab.store.list('delivery/')).toHaveLength(1);
  });
});

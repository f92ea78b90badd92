import { describe, it } from 'vitest';
import { listQuestions } from '../../netlify/questions/record.ts';
import { createQuestionLab, mailText, sampleQuestion } from './support/question-lab.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('many', () => {
  // Three failures in a row end a sweep: these are more.
  it('four poison messages among a hundred block no other', async (context) => {
    const { expect } = context;
    const count = 4;
    const lab = await createQuestionLab(context);
    for (const number of numbers(100)) await lab.post(sampleQuestion(number));
    const isPoison = (text: string) => numbers(count).some((number) => mailText(text).includes(`сталі? (${number})`));
    lab.smtp.behave = (moment, text) => (moment === 'end' && isPoison(text) ? 'drop' : undefined);
    for (let round = 0; round < 20; round += 1) {
      await lab.sweep();
      lab.pass(lab.settings.delivery.maxDelayMs);
    }
    const places = await listQuestions(lab.store);
    expect(places.filter(({ state }) => state === 'dead')).toHaveLength(count);
    expect(places.filter(({ state }) => state === 'sent')).toHaveLength(100 - count);
    expect(lab.mailedNumbers().sort((a, b) => a - b)).toEqual(numbers(100).slice(count));
  });

  it('a backlog of 1,000 → each once, the oldest first, in sweeps that keep to their time', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    lab.settings.sweep.concurrency = 10;
    // Stored a millisecond apart at least, so that which is older is beyond doubt.
    for (const number of numbers(1000)) {
      lab.pass(1);
      await lab.post(sampleQuestion(number));
    }
    // Handed over at once: how mail servers take it is tested by itself.
    lab.send = async ({ content }) => {
      lab.smtp.mails.push(String(content));
      return { sent: true };
    };
    // Every mail takes a tenth of a second of the sweep's time, whatever this machine needs for it.
    lab.clock = { ...lab.clock, elapsed: () => lab.smtp.mails.length * 100 };
    const first = await lab.sweep();
    expect(first.outcomes.sent).toBeLessThan(200);
    expect(Math.max(...lab.mailedNumbers())).toBeLessThanOrEqual(lab.smtp.mails.length + 10);
    await lab.heal();
    expect(lab.mailedNumbers().sort((a, b) => a - b)).toEqual(numbers(1000));
  });

  it('2,000 questions, fifty at a time → no 5xx, every one stored', async (context) => {
    const { expect } = context;
    // A slow store is tested by itself; here a busy machine is no fault.
    const lab = await createQuestionLab(context, { QUESTIONS_STORE_DEADLINE_MS: '20000' });
    const statuses: number[] = [];
    let next = 1;
    await Promise.all(
      numbers(50).map(async () => {
        while (next <= 2000) statuses.push((await lab.post(sampleQuestion(next++))).status);
      }),
    );
    expect(statuses).toEqual(numbers(2000).map(() => 200));
    expect(await lab.store.list('pending/')).toHaveLength(2000);
  });
});

import { describe, it } from 'vitest';
import { listQuestions } from '../../netlify/questions/record.ts';
import { createQuestionLab, type QuestionLab, sampleQuestion, shortTimeouts } from './support/question-lab.ts';
import type { SmtpAction, SmtpMoment } from './support/smtp-lab.ts';

type Case = [name: string, at: SmtpMoment, action: SmtpAction, outcome: string];

const cases: Case[] = [
  ['silent greeting', 'greeting', 'hang', 'unavailable'],
  ['dropped before the greeting', 'greeting', 'drop', 'unavailable'],
  ['421 as greeting', 'greeting', { reply: '421 busy' }, 'unavailable'],
  ['554 as greeting', 'greeting', { reply: '554 no' }, 'unavailable'],
  ['421 to the sender', 'mail', { reply: '421 later' }, 'unavailable'],
  ['452 to the sender', 'mail', { reply: '452 full' }, 'unavailable'],
  ['550 to the sender', 'mail', { reply: '550 who?' }, 'operator'],
  ['451 to the receiver', 'rcpt', { reply: '451 greylisted' }, 'unavailable'],
  ['550 to the receiver', 'rcpt', { reply: '550 no such box' }, 'operator'],
  ['hang at the receiver', 'rcpt', 'hang', 'unavailable'],
  ['drip at the receiver', 'rcpt', 'drip', 'unavailable'],
  ['451 after the text', 'end', { reply: '451 try later' }, 'deferred'],
  ['452 after the text', 'end', { reply: '452 full' }, 'deferred'],
  ['drip after the text', 'end', 'drip', 'doubt'],
  ['hang after the text, not taken', 'end', 'hang', 'doubt'],
  ['drop after the text, not taken', 'end', 'drop', 'doubt'],
  ['hang after the text, taken', 'end', 'keepAndHang', 'doubt'],
  ['drop after the text, taken', 'end', 'keepAndDrop', 'doubt'],
];

describe.concurrent('mail that fails for a while', () => {
  it.for(cases)('%s', async ([, at, action, outcome], context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    expect((await lab.post(sampleQuestion())).answer.success).toBe(true);
    const endsItself = typeof action !== 'string' || action === 'drop' || action === 'keepAndDrop';
    if (!endsItself && at !== 'end') Object.assign(lab.settings.mail, shortTimeouts);
    lab.smtp.behave = (moment) => {
      if (moment !== at) return undefined;
      // Time is up when the server has the text, never before; a little later, so that what drips arrives.
      if (!endsItself && at === 'end') setTimeout(lab.endMail, 100);
      return action;
    };
    expect((await lab.sweep()).outcomes).toEqual({ [outcome]: 1 });
    // Errors before the text was handed over do not count against the question.
    expect(await attempts(lab)).toBe(at === 'end' ? 1 : 0);
    await lab.heal();
    // Twice only where the server took the mail and its response was lost.
    const taken = action === 'keepAndHang' || action === 'keepAndDrop';
    expect(lab.mailedNumbers()).toEqual(taken ? [1, 1] : [1]);
    const ids = lab.smtp.mails.map((mail) => /^message-id: *(.+)$/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });

  it('refused connection → unavailable', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    // Nothing listens there.
    lab.settings.mail.port = 1;
    expect((await lab.sweep()).outcomes).toEqual({ unavailable: 1 });
    expect(lab.lines.join()).toContain('ECONNREFUSED');
    expect(await attempts(lab)).toBe(0);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('unknown host → unavailable', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.settings.mail.host = 'mail.invalid';
    expect((await lab.sweep()).outcomes).toEqual({ unavailable: 1 });
    expect(await attempts(lab)).toBe(0);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('wrong password → operator: one attempt per sweep, however many questions, and none counted', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context, { SMTP_USER: 'site', SMTP_PASSWORD: 'wrong' });
    lab.settings.sweep.concurrency = 1;
    for (const number of [1, 2, 3]) await lab.post(sampleQuestion(number));
    lab.smtp.behave = (moment) => (moment === 'auth' ? { reply: '535 wrong' } : undefined);
    for (let round = 1; round <= 30; round += 1) {
      expect((await lab.sweep()).outcomes).toEqual({ operator: 1 });
      expect(lab.smtp.connections).toBe(round);
    }
    expect(await attempts(lab)).toBe(0);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1, 2, 3]);
  });

  it('a mail server that is down for a week costs no question', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment) => (moment === 'greeting' ? 'drop' : undefined);
    for (let day = 0; day < 7; day += 1) {
      await lab.sweep();
      lab.pass(24 * 60 * 60 * 1000);
    }
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });
});

describe.concurrent('mail that is refused for good', () => {
  it.for(['550', '552', '554'])('%s after the text → dead and kept', async (code, context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: `${code} not this` } : undefined);
    expect((await lab.sweep()).outcomes).toEqual({ dead: 1 });
    const [dead, ...others] = await listQuestions(lab.store);
    expect(dead?.state).toBe('dead');
    expect(others).toEqual([]);
    const kept = await lab.store.read(`dead/${dead?.stem}`);
    expect(kept?.value).toMatchObject({
      question: sampleQuestion(),
      failure: { status: Number(code), phase: 'data' },
    });
  });

  it('552 to the sender → dead and kept: the settings are right, the text is too large', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment) => (moment === 'mail' ? { reply: '552 too large' } : undefined);
    expect((await lab.sweep()).outcomes).toEqual({ dead: 1 });
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['dead']);
  });

  it('too often deferred → dead', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    lab.settings.delivery.maxAttempts = 3;
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment, text) =>
      moment === 'end' && text.includes('question-') ? { reply: '451 no' } : undefined;
    const seen: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      seen.push((await lab.sweep()).outcomes);
      lab.pass(24 * 60 * 60 * 1000);
    }
    expect(seen).toEqual([{ deferred: 1 }, { deferred: 1 }, { dead: 1 }, {}]);
  });

  it('in doubt too often → dead, so that copies of one mail come to an end', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    lab.settings.delivery.maxDoubts = 2;
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment, text) => (moment === 'end' && text.includes('question-') ? 'keepAndDrop' : undefined);
    for (let round = 0; round < 6; round += 1) {
      await lab.sweep();
      lab.pass(24 * 60 * 60 * 1000);
    }
    expect(lab.mailedNumbers()).toEqual([1, 1]);
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['dead']);
  });
});

async function attempts(lab: QuestionLab): Promise<number> {
  const [key = ''] = await lab.store.list('delivery/');
  const found = await lab.store.read<{ attempts: number }>(key);
  return found?.value?.attempts ?? 0;
}

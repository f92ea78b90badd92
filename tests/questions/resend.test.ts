import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { listQuestions } from '../../netlify/questions/record.ts';
import { graceMs } from '../../netlify/questions/settings.ts';
import { resendQuestions } from '../../netlify/questions/sweep.ts';
import { createQuestionLab, mailText, sampleQuestion } from './support/question-lab.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const month = 30 * 24 * 60 * 60 * 1000;

describe('crashes', () => {
  it('between storing and mailing → the sweep mails it, once', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    expect(lab.mailedNumbers()).toEqual([]);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('between mailing and marking → mailed again, and the second mail says so', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    const { send } = lab;
    lab.send = async (mail, timeoutMs) => {
      await send(mail, timeoutMs);
      throw new Error('the function was stopped');
    };
    await lab.sweep();
    lab.send = send;
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1, 1]);
    expect(lab.smtp.mails.map((mail) => mailText(mail).includes('міг уже надійти'))).toEqual([false, true]);
  });

  it('after every mail → dead after the doubts allowed, not endless copies', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    lab.settings.delivery.maxDoubts = 2;
    await lab.post(sampleQuestion());
    const { send } = lab;
    lab.send = async (mail, timeoutMs) => {
      const result = await send(mail, timeoutMs);
      if (mail.content.includes('<question-')) throw new Error('the function was stopped');
      return result;
    };
    for (let round = 0; round < 6; round += 1) {
      await lab.sweep();
      lab.pass(lab.settings.sweep.leaseMs);
    }
    expect(lab.mailedNumbers()).toEqual([1, 1]);
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['dead']);
  });

  it('a function suspended after claiming does not mail when it resumes late', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.blobs.fault = ({ method, key }) => {
      if (method === 'PUT' && key.startsWith('delivery/')) lab.pass(120_000);
      return undefined;
    };
    expect((await lab.sweep()).outcomes).toEqual({ unavailable: 1 });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('no mail is begun that could outlast its claim, which another function may take over then', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.blobs.fault = ({ method, key }) => {
      if (method === 'PUT' && key.startsWith('delivery/')) lab.pass(lab.settings.sweep.leaseMs - 5000);
      return undefined;
    };
    expect((await lab.sweep()).outcomes).toEqual({ unavailable: 1 });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('a sweep keeps a second to record what became of its last mail', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const { budgetMs, lastStartMs } = lab.settings.sweep;
    let elapsed = 0;
    lab.clock.elapsed = () => elapsed;
    await lab.post(sampleQuestion());
    const { send } = lab;
    const spare: number[] = [];
    lab.send = (mail, timeoutMs) => {
      spare.push(budgetMs - elapsed - timeoutMs);
      return send(mail, timeoutMs);
    };
    // The store is slow to list what is pending: just enough time is left to begin a mail.
    lab.blobs.fault = ({ method, key }) => {
      if (method === 'GET' && !key) elapsed = budgetMs - lastStartMs - 1;
      return undefined;
    };
    expect((await lab.sweep()).outcomes).toEqual({ sent: 1 });
    expect(spare).toEqual([1000]);
  });
});

describe('at the same time', () => {
  it('twenty sweeps → every question once', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await Promise.all(numbers(30).map((number) => lab.post(sampleQuestion(number))));
    lab.pass(graceMs + 1);
    const results = await Promise.all(numbers(20).map(() => resendQuestions(lab)));
    expect(results.some(({ skipped }) => skipped)).toBe(true);
    expect(lab.mailedNumbers().sort((a, b) => a - b)).toEqual(numbers(30));
  });

  it('the same question twenty times with one key, each mailed at once → one mail, kept once', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const options = { headers: { 'Idempotency-Key': randomUUID() }, mailNow: true };
    const answers = await Promise.all(numbers(20).map(() => lab.post(sampleQuestion(), options)));
    expect(answers.every(({ answer }) => answer.success)).toBe(true);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['sent']);
  });

  it('a question sent once more while a sweep comes by, the first time only stored → one mail', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const headers = { 'Idempotency-Key': randomUUID() };
    await lab.post(sampleQuestion(), { headers });
    lab.pass(graceMs + 1);
    const { send } = lab;
    lab.send = async (mail, timeoutMs) => {
      lab.send = send;
      await resendQuestions(lab);
      return send(mail, timeoutMs);
    };
    await lab.post(sampleQuestion(), { headers, mailNow: true });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['sent']);
  });

  it('the same question twenty times without a key → twenty questions', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await Promise.all(numbers(20).map(() => lab.post(sampleQuestion(), { mailNow: true })));
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual(numbers(20).map(() => 1));
  });

  it('one key for other words → another question, none is lost', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const options = { headers: { 'Idempotency-Key': randomUUID() }, mailNow: true };
    await lab.post(sampleQuestion(1), options);
    await lab.post(sampleQuestion(2), options);
    await lab.post(sampleQuestion(2), options);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1, 2]);
  });

  it('a new question is left to the function that received it', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    expect((await resendQuestions(lab)).outcomes).toEqual({});
    expect((await lab.sweep()).outcomes).toEqual({ sent: 1 });
  });
});

describe('a clock that was a month ahead', () => {
  it('holds nothing up once it is right: questions, claims, attempts, the lease and the warning', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const { send } = lab;
    lab.pass(month);
    lab.smtp.behave = (_, text) => (text.includes('<question-') ? { reply: '451 later' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    lab.send = () => Promise.reject(new Error('the function was stopped'));
    await lab.post(sampleQuestion(2), { mailNow: true });
    lab.send = send;
    await lab.post(sampleQuestion(3));
    await lab.store.write('lease/sweep', { claimedUntil: lab.clock.now() + 60_000 });
    const day = new Date(lab.clock.now()).toISOString().slice(0, 10);
    await lab.store.write('daily/last', { day, at: lab.clock.now(), waiting: true });
    lab.pass(-month);
    await lab.post(sampleQuestion(4));
    lab.pass(5 * 60 * 60_000);
    expect((await lab.sweep()).outcomes).toEqual({ deferred: 4 });
    expect(lab.smtp.mails.filter((mail) => mail.includes('<questions-'))).toHaveLength(1);
    await lab.heal();
    expect(lab.mailedNumbers().sort()).toEqual([1, 2, 3, 4]);
  });

  it('by seconds: another function still has its claim', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.store.write('lease/sweep', { claimedUntil: lab.clock.now() + 150_000 });
    expect((await lab.sweep()).skipped).toBe(true);
  });
});

describe('waiting', () => {
  it('a deferred question is tried after 5 minutes, then 10, then 20, and not before', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '451 later' } : undefined);
    await lab.sweep();
    for (const minutes of [5, 10, 20]) {
      // A sweep of the lab lets one minute pass.
      lab.pass((minutes - 2) * 60_000);
      expect((await lab.sweep()).outcomes).toEqual({ notDue: 1 });
      expect((await lab.sweep()).outcomes).toEqual({ deferred: 1 });
    }
  });

  it('without mail settings questions are kept until there are some', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    const { settings } = lab;
    lab.settings = { ...settings, mail: undefined } as unknown as typeof settings;
    expect((await lab.post(sampleQuestion(), { mailNow: true })).answer.success).toBe(true);
    expect((await lab.sweep()).outcomes).toEqual({ operator: 1 });
    lab.settings = settings;
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliveryKey, listQuestions, questionPlace } from '../../netlify/questions/record.ts';
import { graceMs } from '../../netlify/questions/settings.ts';
import { createQuestionLab, mailText, type QuestionLab, sampleQuestion } from './support/question-lab.ts';

const day = 24 * 60 * 60 * 1000;

describe('retention', () => {
  it('deletes sent and suspicious questions after the days set, pending and dead ones never', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_RETENTION_DAYS: '30' });
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    lab.smtp.behave = (moment, text) =>
      moment === 'end' && text.includes('question-') ? { reply: '550 no' } : undefined;
    await lab.post(sampleQuestion(3), { mailNow: true });
    lab.smtp.behave = (moment) => (moment === 'greeting' ? 'drop' : undefined);
    await lab.post(sampleQuestion(4));
    await lab.sweep();
    expect(await states(lab)).toEqual(['pending', 'dead', 'quarantine', 'sent']);
    lab.pass(29 * day);
    await lab.sweep();
    expect(await states(lab)).toHaveLength(4);
    lab.pass(2 * day);
    await lab.sweep();
    expect(await states(lab)).toEqual(['pending', 'dead']);
    expect(await lab.store.list('delivery/')).toHaveLength(2);
  });

  it('keeps the delivery of a question that was accepted after it was put in quarantine', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_RETENTION_DAYS: '30' });
    const headers = { 'Idempotency-Key': randomUUID() };
    await lab.post({ ...sampleQuestion(), website: 'x' }, { headers });
    lab.pass(20 * day);
    lab.smtp.behave = () => ({ reply: '451 later' });
    await lab.post(sampleQuestion(), { headers, mailNow: true });
    const deliveries = await lab.store.list('delivery/');
    expect(deliveries).toHaveLength(1);
    lab.pass(11 * day);
    await lab.sweep();
    expect(await states(lab)).toEqual(['pending']);
    expect(await lab.store.list('delivery/')).toEqual(deliveries);
  });

  it('deletes a delivery without a question the next day, as one deleted while it was mailed may leave it', async (context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment, text) =>
      moment === 'end' && text.includes('<question-') ? { reply: '451 <olena.1@example.com> later' } : undefined;
    for (const number of [1, 2]) await lab.post(sampleQuestion(number));
    await lab.sweep();
    const [gone, kept] = await listQuestions(lab.store);
    await lab.store.remove(gone?.key ?? '');
    lab.pass(day);
    await lab.sweep();
    expect(await lab.store.list('delivery/')).toEqual([deliveryKey(kept?.id ?? '')]);
    expect(lab.lines).toContainEqual(JSON.stringify({ event: 'delivery-deleted', id: gone?.id }));
  });

  it('keeps the delivery of a question that one listing does not show', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(), { mailNow: true });
    let listings = 0;
    lab.blobs.fault = ({ method, key }) => {
      listings += method === 'GET' && key === '' ? 1 : 0;
      return undefined;
    };
    await lab.sweep();
    // Each of the listings in turn shows nothing.
    for (let stale = 1, all = listings; stale <= all; stale += 1) {
      lab.pass(day);
      listings = 0;
      lab.blobs.fault = ({ method, key }) => {
        listings += method === 'GET' && key === '' ? 1 : 0;
        return method === 'GET' && key === '' && listings === stale ? { status: 404 } : undefined;
      };
      await lab.sweep();
      expect([stale, (await lab.store.list('delivery/')).length]).toEqual([stale, 1]);
    }
  });

  it('counts the days from the sending', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_RETENTION_DAYS: '30' });
    await lab.post(sampleQuestion());
    lab.pass(60 * day);
    await lab.sweep();
    await lab.sweep();
    expect(await states(lab)).toEqual(['sent']);
  });
});

describe('the daily summary', () => {
  it('says nothing when there is nothing to say', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(), { mailNow: true });
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(1);
  });

  it('names dead, overdue and suspicious questions once a day, without personal data', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_OPERATOR_MAIL_TO: 'admin@example.org' });
    lab.smtp.behave = (moment, text) =>
      moment === 'end' && text.includes('question-') ? { reply: '550 no' } : undefined;
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    await lab.sweep();
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(1);
    const [mail = ''] = lab.smtp.mails;
    expect(mail).toContain('To: admin@example.org');
    for (const { id } of await listQuestions(lab.store)) expect(mailText(mail)).toContain(id);
    expect(mailText(mail)).toContain('EMESSAGE 550');
    expect(mailText(mail)).not.toContain('olena');
    lab.pass(day);
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(2);
    // The suspicious one was listed yesterday; the dead one still waits for a decision.
    expect(mailText(lab.smtp.mails[1] ?? '')).not.toContain('спам');
  });

  it('names settings that are wrong until they are right: their defaults may not be what was promised', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_RETENTION_DAYS: '30 days' });
    await lab.sweep();
    lab.pass(day);
    await lab.sweep();
    const wrong = expect.stringContaining('QUESTIONS_RETENTION_DAYS must be a whole number');
    expect(lab.smtp.mails.map(mailText)).toEqual([wrong, wrong]);
    lab.settings = { ...lab.settings, problems: [] };
    lab.pass(day);
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(2);
  });

  it('is retried by the next sweep when it was not sent', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post({ ...sampleQuestion(), website: 'x' });
    lab.smtp.behave = () => 'drop';
    await lab.sweep();
    lab.smtp.behave = () => undefined;
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(1);
  });
});

describe('a suspicious question is named in a summary before it is deleted', () => {
  /** The ids that the summaries of this lab named, one text for each mail. */
  const told = (lab: QuestionLab) =>
    lab.smtp.mails.filter((mail) => mail.includes('<questions-summary')).map(mailText);
  const idOf = async (lab: QuestionLab) => (await listQuestions(lab.store, ['quarantine']))[0]?.id;

  it('also when mail was not set up on the day it came', async (context) => {
    const lab = await createQuestionLab(context);
    const { mail } = lab.settings;
    await lab.post({ ...sampleQuestion(), website: 'x' });
    Object.assign(lab.settings, { mail: undefined });
    await lab.sweep();
    lab.pass(day);
    Object.assign(lab.settings, { mail });
    await lab.sweep();
    expect(told(lab)).toEqual([expect.stringContaining((await idOf(lab)) ?? 'none')]);
  });

  it('also when the summary of the day may not have arrived', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post({ ...sampleQuestion(), website: 'x' });
    lab.smtp.behave = (moment) => (moment === 'end' ? 'drop' : undefined);
    await lab.sweep();
    lab.smtp.behave = () => undefined;
    for (let round = 0; round < 3; round += 1) {
      lab.pass(day);
      await lab.sweep();
    }
    expect(told(lab)).toEqual([expect.stringContaining((await idOf(lab)) ?? 'none')]);
  });

  it('also when the clock was wrong at the last summary', async (context) => {
    const lab = await createQuestionLab(context);
    lab.pass(30 * day);
    await lab.sweep();
    lab.pass(-30 * day);
    await lab.post({ ...sampleQuestion(), website: 'x' });
    await lab.sweep();
    expect(told(lab)).toEqual([expect.stringContaining((await idOf(lab)) ?? 'none')]);
  });

  it('also when it was stored while the summary was made', async (context) => {
    const lab = await createQuestionLab(context);
    // A slow write: the question came before the summary, and was there after it.
    const came = lab.clock.now() + graceMs - 5000;
    await lab.sweep();
    const id = '0123456789abcdef0123456789abcdef';
    const record = {
      id,
      receivedAt: new Date(came).toISOString(),
      question: sampleQuestion(),
      suspicion: 'honeypot',
    };
    await lab.store.write(questionPlace('quarantine', came, id).key, record);
    for (let round = 0; round < 3; round += 1) {
      lab.pass(day);
      await lab.sweep();
    }
    expect(told(lab)).toEqual([expect.stringContaining(id)]);
  });
});

describe('a mail to the operator whose end is in doubt', () => {
  it.for(['keepAndDrop', 'drop'] as const)(
    'counts as sent: once a day is the promise (%s)',
    async (action, context) => {
      const lab = await createQuestionLab(context);
      const ids: (string | undefined)[] = [];
      lab.smtp.behave = (moment, text) => {
        if (moment !== 'end') return undefined;
        // The question waits, so that there is something to warn of.
        if (text.includes('<question-')) return { reply: '451 later' };
        ids.push(/<questions-[\w-]+@/.exec(text)?.[0]);
        return action;
      };
      await lab.post({ ...sampleQuestion(1), website: 'x' });
      await lab.post(sampleQuestion(2));
      // Noon, so that all sweeps are on one day.
      lab.pass(1.5 * day - (lab.clock.now() % day));
      for (let round = 0; round < 3; round += 1) await lab.sweep();
      const [today] = new Date(lab.clock.now()).toISOString().split('T');
      expect(ids).toEqual([`<questions-summary-${today}@`]);
    },
  );
});

async function states(lab: Awaited<ReturnType<typeof createQuestionLab>>): Promise<string[]> {
  return (await listQuestions(lab.store)).map(({ state }) => state);
}

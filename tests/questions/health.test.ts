import { describe, expect, it, onTestFinished } from 'vitest';
import { healthResponse } from '../../netlify/questions/daily.ts';
import { retryQuestions } from '../../netlify/questions/operator-command.ts';
import { listQuestions, questionPlace } from '../../netlify/questions/record.ts';
import { resendQuestions } from '../../netlify/questions/sweep.ts';
import { headerRules } from '../../src/build/hosts/site-headers.ts';
import { operate } from './support/operate.ts';
import { createQuestionLab, mailText, sampleQuestion } from './support/question-lab.ts';

type Lab = Awaited<ReturnType<typeof createQuestionLab>>;
const hour = 60 * 60 * 1000;

async function health(lab: Lab, method = 'GET') {
  const response = await healthResponse(new Request('https://example.org/api/health', { method }), lab);
  return { code: response.status, headers: response.headers, text: await response.text() };
}

describe('the health endpoint', () => {
  it('is 200 when all is well', async (context) => {
    const lab = await createQuestionLab(context);
    const { code, headers, text } = await health(lab);
    expect(code).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'ok', pending: 0, oldestPendingSeconds: 0, dead: 0 });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('counts what waits, and is 503 when it waits too long, without a word of the questions', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    lab.pass(3 * hour);
    await lab.post(sampleQuestion(2));
    const early = await health(lab);
    expect(early.code).toBe(200);
    expect(JSON.parse(early.text)).toMatchObject({ status: 'ok', pending: 2 });
    expect(JSON.parse(early.text).oldestPendingSeconds).toBeGreaterThanOrEqual(3 * 3600);
    lab.pass(hour + 60_000);
    const late = await health(lab);
    expect(late.code).toBe(503);
    expect(JSON.parse(late.text)).toMatchObject({ status: 'waiting', pending: 2 });
    expect(late.text).not.toMatch(/olena|Олена|\(067|зразк/);
  });

  it('is 200 after an old question was retried: it waits from then on', async (context) => {
    const lab = await createQuestionLab(context);
    const id = '0123456789abcdef0123456789abcdef';
    const receivedAt = new Date(lab.clock.now() - 240 * hour).toISOString();
    await lab.store.write(questionPlace('dead', Date.parse(receivedAt), id).key, {
      id,
      receivedAt,
      question: sampleQuestion(),
    });
    const dead = await listQuestions(lab.store);
    expect((await retryQuestions(lab.store, dead, lab.clock.now())).retried).toHaveLength(1);
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text)]).toEqual([200, expect.objectContaining({ status: 'ok', pending: 1, dead: 0 })]);
    // The next sweep mails it, with the time at which it came.
    await resendQuestions(lab);
    const day = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeZone: 'Europe/Kyiv' });
    expect(lab.smtp.mails.map(mailText)).toEqual([expect.stringContaining(day.format(new Date(receivedAt)))]);
  });

  it('is 503 when mail is not set up or the store is unreachable', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_STORE_DEADLINE_MS: '300' });
    const settings = { ...lab.settings, mail: undefined };
    const noMail = await healthResponse(new Request('https://example.org/api/health'), { ...lab, settings });
    expect([noMail.status, await noMail.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'mail-not-configured' }),
    ]);
    lab.blobs.fault = () => 'hang';
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text)]).toEqual([503, { status: 'store-unreachable' }]);
    expect(lab.lines.join()).toContain('health-store-unreachable');
  });

  it.each([
    ['is full', { status: 500 }],
    ['is read-only', { status: 403 }],
    ['takes nothing in time', 'hang'],
    ['breaks connections off', 'drop'],
  ] as const)('is 503 while the store can be read and %s, with the figures of what waits', async (_, fault) => {
    const lab = await createQuestionLab({ onTestFinished }, { QUESTIONS_STORE_DEADLINE_MS: '300' });
    await lab.post(sampleQuestion(1));
    lab.blobs.fault = ({ method }) => (method === 'PUT' ? fault : undefined);
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text)]).toEqual([
      503,
      { status: 'store-not-writable', pending: 1, oldestPendingSeconds: 0, dead: 0 },
    ]);
    expect(lab.lines.join()).toContain('health-store-not-writable');
    await lab.heal();
    expect((await health(lab)).code).toBe(200);
  });

  it('leaves one record of its own in the store, however often it is asked', async (context) => {
    const lab = await createQuestionLab(context);
    for (let time = 0; time < 3; time += 1) await health(lab);
    expect(await lab.store.list('')).toEqual(['health/last']);
  });

  it.each(['pending', 'dead', 'quarantine'] as const)(
    'is 503 while a record in %s cannot be read, without a word of it',
    async (state) => {
      const lab = await createQuestionLab({ onTestFinished });
      const id = '0123456789abcdef0123456789abcdef';
      const key = questionPlace(state, lab.clock.now(), id).key;
      for (const record of ['olena.1@example.com', { question: {} }, null]) {
        await lab.store.write(key, record);
        const { code, text } = await health(lab);
        expect([code, JSON.parse(text)]).toEqual([
          503,
          expect.objectContaining({ status: 'record-unreadable', unreadable: 1 }),
        ]);
        expect(text).not.toMatch(/olena|012345/);
      }
      await operate(lab.store, 'delete', id);
      expect((await health(lab)).code).toBe(200);
    },
  );

  it('says what else it knows while the store does not give one record', async (context) => {
    const lab = await createQuestionLab(context);
    for (const number of [1, 2]) await lab.post(sampleQuestion(number));
    const [place] = await listQuestions(lab.store, ['pending']);
    const key = place?.key;
    lab.blobs.fault = (request) => (request.method === 'GET' && request.key === key ? { status: 500 } : undefined);
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text)]).toEqual([
      503,
      expect.objectContaining({ status: 'record-unreadable', pending: 2, unreadable: 1 }),
    ]);
  });

  it('is 503 when the operator is not told of a dead letter for a whole day', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.sweep();
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    lab.pass(24 * hour - (lab.clock.now() % (24 * hour)));
    await lab.sweep();
    expect(JSON.parse((await health(lab)).text)).toMatchObject({ status: 'ok', dead: 1 });
    lab.pass(24 * hour);
    await lab.sweep();
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text)]).toEqual([503, expect.objectContaining({ status: 'duties-overdue', dead: 1 })]);
    await lab.heal();
    expect((await health(lab)).code).toBe(200);
  });

  it('is 503 when nothing runs on its schedule any more', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.sweep();
    lab.pass(24 * hour);
    expect((await health(lab)).code).toBe(200);
    lab.pass(24 * hour);
    const { code, text } = await health(lab);
    expect([code, JSON.parse(text).status]).toEqual([503, 'duties-overdue']);
  });

  it('is 200 after a clock was wrong', async (context) => {
    const lab = await createQuestionLab(context);
    lab.pass(240 * hour);
    await lab.sweep();
    lab.pass(-240 * hour);
    expect((await health(lab)).code).toBe(200);
  });

  it('can only be read', async (context) => {
    const lab = await createQuestionLab(context);
    const { code, headers } = await health(lab, 'POST');
    expect([code, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('sends the same Strict-Transport-Security as the site', async (context) => {
    const lab = await createQuestionLab(context);
    const [{ headers } = { headers: {} as Record<string, string> }] = headerRules([], 'public');
    const name = 'Strict-Transport-Security';
    expect((await health(lab)).headers.get(name)).toBe(headers[name]);
  });
});

describe('the warning of waiting questions', () => {
  it('reaches the operator once a day while questions wait too long', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_OPERATOR_MAIL_TO: 'admin@example.net' });
    lab.smtp.behave = (moment, text) =>
      moment === 'end' && text.includes('question-') ? { reply: '451 later' } : undefined;
    await lab.post(sampleQuestion(1));
    await lab.post(sampleQuestion(2));
    await lab.sweep();
    expect(lab.smtp.mails).toEqual([]);
    lab.pass(5 * hour);
    await lab.sweep();
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(1);
    const [mail = ''] = lab.smtp.mails;
    expect(mail).toContain('To: admin@example.net');
    expect(mailText(mail)).toMatch(/чекають на доставку.*: 2\s/);
    expect(mailText(mail)).not.toMatch(/olena|\(067/);
    lab.pass(25 * hour);
    await lab.sweep();
    expect(lab.smtp.mails.filter((each) => each.includes('<questions-'))).toHaveLength(2);
  });

  it('is not sent when nothing waits', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1), { mailNow: true });
    lab.pass(48 * hour);
    await lab.sweep();
    expect(lab.smtp.mails).toHaveLength(1);
  });
});

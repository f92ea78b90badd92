import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../netlify/questions/services.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

describe('the log', () => {
  it('carries nothing personal, whatever goes wrong', async (context) => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
    const lab = await createQuestionLab(context);
    lab.settings.delivery.maxAttempts = 2;
    const question = sampleQuestion();
    const echo = `${question.email} ${question.name} ${question.phone} ${question.message}`;
    for (const moment of ['greeting', 'mail', 'rcpt', 'end'] as const) {
      for (const code of ['451', '550']) {
        lab.smtp.behave = (now) => (now === moment ? { reply: `${code} ${echo}` } : undefined);
        await lab.post(question, { mailNow: true });
        await lab.sweep();
      }
    }
    lab.smtp.behave = () => undefined;
    await lab.post({ ...question, website: question.email });
    await lab.post({ ...question, phone: `${question.phone}1` });
    await lab.post(`{"name":"${question.name}"`);
    lab.blobs.fault = () => ({ status: 403 });
    await lab.post(question);
    await lab.sweep().catch(() => undefined);
    await lab.heal();

    const output = [
      ...lab.lines,
      ...printed.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' '))),
    ];
    expect(output.length).toBeGreaterThan(10);
    const personal = [question.name, 'Олена', question.phone, '123-45', '671234567', 'olena', 'example.com', 'сталі'];
    for (const line of output) for (const word of personal) expect(line).not.toContain(word);
    vi.restoreAllMocks();
  });

  it('writes codes only when they look like codes', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line))('event', { code: 'olena@example.com refused', id: 'abc' });
    expect(JSON.parse(lines[0] ?? '')).toEqual({ event: 'event', id: 'abc', code: 'UNKNOWN' });
  });
});

import { getStore } from '@netlify/blobs';
import { describe, expect, it } from 'vitest';
import { deliveryKey, listQuestions, makeQuestionId, questionPlace } from '../../netlify/questions/record.ts';
import { storeName } from '../../netlify/questions/store.ts';
import { createQuestionLab, mailText, type QuestionLab, sampleQuestion } from './support/question-lab.ts';

const hour = 60 * 60 * 1000;

describe('interrupted writes', () => {
  it('parts of questions block no others, and are left to the operator', async (context) => {
    const lab = await createQuestionLab(context);
    const long = lab.clock.now() - 2 * hour;
    for (let number = 0; number < 10; number += 1) {
      const id = makeQuestionId(sampleQuestion());
      await put(lab, questionPlace('pending', long + number, id).key, number % 2 ? '' : '{"id":"');
    }
    await lab.post(sampleQuestion(1));
    await lab.post(sampleQuestion(2));
    expect((await lab.sweep()).outcomes).toEqual({ unreadable: 10, sent: 2 });
    expect((await lab.sweep()).outcomes).toEqual({ unreadable: 10 });
    expect(lab.mailedNumbers().sort()).toEqual([1, 2]);
  });

  it('what cannot be read is named in the daily mail', async (context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_OPERATOR_MAIL_TO: 'admin@example.net' });
    const id = makeQuestionId(sampleQuestion());
    await put(lab, questionPlace('quarantine', lab.clock.now() - 72 * hour, id).key, '{"name":"Олена"');
    await lab.sweep();
    const [mail = '', ...others] = lab.smtp.mails;
    expect(others).toEqual([]);
    expect(mailText(mail)).toMatch(new RegExp(`Не читаються.*: 1\\s[^]*${id}`));
    expect(mailText(mail)).not.toContain('Олена');
  });

  it('a question that reads as empty for a while is mailed when it can be read again', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    const [key = ''] = await lab.store.list('pending/');
    const record = await lab.store.read(key);
    await put(lab, key, '');
    await lab.sweep();
    expect(await lab.store.list('pending/')).toEqual([key]);
    await lab.store.write(key, record?.value);
    await lab.sweep();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it.for(['', '{"id":"'])('a dead letter that reads as %j while it is put aside is kept', async (part, context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    lab.blobs.fault = ({ method, key }) =>
      method === 'PUT' && key.startsWith('dead/') ? { status: 403 } : undefined;
    await lab.post(sampleQuestion(), { mailNow: true });
    lab.blobs.fault = () => undefined;
    const [key = ''] = await lab.store.list('pending/');
    const record = await lab.store.read(key);
    await put(lab, key, part);
    await lab.sweep();
    expect(await lab.store.list('pending/')).toEqual([key]);
    await lab.store.write(key, record?.value);
    await lab.sweep();
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['dead']);
    expect(lab.smtp.mails.filter((mail) => mail.includes('<question-'))).toEqual([]);
  });

  it('a dead letter that the store does not find while it is put aside is kept', async (context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    const { send } = lab;
    lab.send = async (mail, timeoutMs) => {
      const result = await send(mail, timeoutMs);
      lab.blobs.fault = ({ method, key }) =>
        method === 'GET' && key.startsWith('pending/') ? { status: 404 } : undefined;
      return result;
    };
    await lab.post(sampleQuestion(), { mailNow: true });
    lab.send = send;
    expect(await lab.store.list('pending/')).toHaveLength(1);
    lab.blobs.fault = () => undefined;
    await lab.sweep();
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['dead']);
  });

  it.for([
    ['sent', undefined, [false]],
    ['in doubt', 'keepAndDrop', [false, true]],
  ] as const)('a mail is known when the store has nothing just after it: %s', async ([, action, copies], context) => {
    const lab = await createQuestionLab(context);
    const { send } = lab;
    lab.smtp.behave = (moment) => (moment === 'end' ? action : undefined);
    lab.send = async (mail, timeoutMs) => {
      const result = await send(mail, timeoutMs);
      // Neither a listing nor the record itself.
      lab.blobs.fault = ({ method, key }) =>
        method === 'GET' && (key === '' || key.startsWith('pending/')) ? { status: 404 } : undefined;
      return result;
    };
    await lab.post(sampleQuestion(), { mailNow: true });
    lab.send = send;
    await lab.heal();
    expect(lab.smtp.mails.map((mail) => mailText(mail).includes('міг уже надійти'))).toEqual(copies);
  });

  it.for(['', '{"stage":"sen'])(
    'a delivery that is %j counts as in doubt, and the question is mailed',
    async (part, context) => {
      const lab = await createQuestionLab(context);
      await lab.post(sampleQuestion());
      const [place] = await listQuestions(lab.store);
      await put(lab, deliveryKey(place?.id ?? ''), part);
      await lab.sweep();
      expect(lab.mailedNumbers()).toEqual([1]);
      const delivery = await lab.store.read(deliveryKey(place?.id ?? ''));
      expect(delivery?.value).toMatchObject({ stage: 'sent', doubts: 1 });
    },
  );

  it('a lease or a daily mark that cannot be read is taken again', async (context) => {
    const lab = await createQuestionLab(context);
    await put(lab, 'lease/sweep', '');
    await put(lab, 'daily/last', '');
    await lab.post(sampleQuestion());
    expect((await lab.sweep()).outcomes).toEqual({ sent: 1 });
    expect((await lab.store.read('daily/last'))?.value).toMatchObject({ day: expect.any(String) });
  });
});

async function put(lab: QuestionLab, key: string, text: string): Promise<void> {
  await getStore({ name: storeName, ...lab.blobs.connection }).set(key, text);
}

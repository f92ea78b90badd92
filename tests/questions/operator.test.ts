import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteQuestions, exportQuestions, retryQuestions } from '../../netlify/questions/operator-command.ts';
import { deliveryKey, listQuestions, newDelivery } from '../../netlify/questions/record.ts';
import type { BlobStore } from '../../netlify/questions/store.ts';
import { operate } from './support/operate.ts';
import { createQuestionLab, mailText, sampleQuestion } from './support/question-lab.ts';

describe('the operator', () => {
  it('has dead and suspicious questions mailed', async (context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['dead', 'quarantine']);
    expect(await retryQuestions(lab.store, places, lab.clock.now())).toEqual({ retried: places, refused: [] });
    await lab.heal();
    expect(lab.mailedNumbers().sort()).toEqual([1, 2]);
    const sent = await listQuestions(lab.store);
    expect(await retryQuestions(lab.store, sent, lab.clock.now())).toEqual({ retried: [], refused: sent });
  });

  it('does not have a question mailed again that was sent after it was put in quarantine', async (context) => {
    const lab = await createQuestionLab(context);
    const headers = { 'Idempotency-Key': randomUUID() };
    await lab.post({ ...sampleQuestion(1), website: 'x' }, { headers });
    await lab.post(sampleQuestion(1), { headers, mailNow: true });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['quarantine', 'sent']);
    const refused = { retried: [], refused: places };
    expect(await retryQuestions(lab.store, places, lab.clock.now())).toEqual(refused);
    // A store that lost the delivery: that it was sent is known all the same.
    await lab.store.remove(deliveryKey(places[0]?.id ?? ''));
    expect(await retryQuestions(lab.store, places, lab.clock.now())).toEqual(refused);
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('does not have a question mailed again whose mail was sent, though it is still pending', async (context) => {
    const lab = await createQuestionLab(context);
    lab.blobs.fault = ({ method, key }) =>
      method === 'PUT' && key.startsWith('sent/') ? { status: 403 } : undefined;
    await lab.post(sampleQuestion(1), { mailNow: true });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['pending']);
    expect(await retryQuestions(lab.store, places, lab.clock.now())).toEqual({ retried: [], refused: places });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it.for(['doubt', 'stopped', 'unreadable'])('has a mail say that it may be a copy (%s)', async (cause, context) => {
    const lab = await createQuestionLab(context);
    lab.settings.delivery.maxDoubts = 1;
    lab.smtp.behave = (_, text) => (text.includes('<question-') ? 'keepAndDrop' : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    const [place] = await listQuestions(lab.store);
    const key = deliveryKey(place?.id ?? '');
    if (cause === 'stopped') await lab.store.write(key, { ...newDelivery, stage: 'claimed' });
    if (cause === 'unreadable') await lab.store.write(key, undefined);
    for (const round of [1, 2]) {
      const dead = await listQuestions(lab.store);
      expect(dead.map(({ state }) => state)).toEqual(['dead']);
      expect((await retryQuestions(lab.store, dead, lab.clock.now())).retried).toHaveLength(1);
      if (round === 1) await lab.sweep();
    }
    await lab.heal();
    expect(
      lab.smtp.mails
        .filter((mail) => mail.includes('<question-'))
        .map((mail) => mailText(mail).includes('міг уже надійти')),
    ).toEqual([false, true, true]);
  });

  it('finds a question by the first characters of its id', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    const [place] = await listQuestions(lab.store);
    const { output } = await operate(lab.store, 'show', place?.id.slice(0, 8).toUpperCase() ?? '');
    expect(JSON.parse(output)).toMatchObject({ id: place?.id, question: sampleQuestion(1) });
  });

  it('exports and deletes what one person sent, in every state, and nothing else', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(1), website: 'x' });
    await lab.post(sampleQuestion(2), { mailNow: true });
    await lab.post(sampleQuestion(1));
    expect((await exportQuestions(lab.store, 'OLENA.1@example.com')).kept).toHaveLength(3);
    expect((await operate(lab.store, 'delete', '--person', ' Olena.1@Example.com')).output).toContain('deleted: 3.');
    const { kept } = await exportQuestions(lab.store);
    expect(kept.map(({ record }) => record.question.email)).toEqual(['olena.2@example.com']);
    expect(await lab.store.list('delivery/')).toHaveLength(1);
  });
});

describe('a question that a sweep moves meanwhile', () => {
  /** A store in which something happens once, after its sent questions were listed. */
  function meanwhile(store: BlobStore, happens: () => Promise<unknown>): BlobStore {
    let pending = true;
    return {
      ...store,
      async list(prefix) {
        const keys = await store.list(prefix);
        if (prefix === 'sent/' && pending) {
          pending = false;
          await happens();
        }
        return keys;
      },
    };
  }

  it('is exported', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    const { kept, unreadable } = await exportQuestions(meanwhile(lab.store, () => lab.sweep()));
    expect(kept.map(({ state, record }) => [state, record.question.email])).toEqual([
      ['quarantine', 'olena.2@example.com'],
      ['sent', 'olena.1@example.com'],
    ]);
    expect(unreadable).toEqual([]);
  });

  it.each(['before it is read', 'after it was read'])('is deleted with all its person sent (%s)', async (when) => {
    const lab = await createQuestionLab({ onTestFinished });
    await lab.post(sampleQuestion(1));
    await lab.post(sampleQuestion(2));
    const listed = meanwhile(lab.store, () => lab.sweep());
    let removed = false;
    const read: BlobStore = {
      ...lab.store,
      async remove(key) {
        if (!removed) await lab.sweep();
        removed = true;
        await lab.store.remove(key);
      },
    };
    const store = when === 'before it is read' ? listed : read;
    expect((await operate(store, 'delete', '--person', 'olena.1@example.com')).output).toContain('deleted: 1.');
    const { kept } = await exportQuestions(lab.store);
    expect(kept.map(({ record }) => record.question.email)).toEqual(['olena.2@example.com']);
    expect(await lab.store.list('delivery/')).toHaveLength(1);
  });

  it.each([
    ['end', undefined],
    ['end', { reply: '451 later' }],
    ['end', { reply: '550 no' }],
    ['end', 'drop'],
    ['greeting', 'drop'],
  ] as const)('leaves nothing when it is deleted while it is mailed (%s: %j)', async (moment, action) => {
    const lab = await createQuestionLab({ onTestFinished });
    await lab.post(sampleQuestion(1));
    const places = await listQuestions(lab.store);
    const { send } = lab;
    lab.send = async (mail, timeoutMs) => {
      await deleteQuestions(lab.store, places);
      return send(mail, timeoutMs);
    };
    lab.smtp.behave = (now) => (now === moment ? action : undefined);
    await lab.sweep();
    expect(await lab.store.list('')).toEqual(['daily/last', 'lease/sweep']);
  });

  it('is deleted by its id', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    const [place] = await listQuestions(lab.store);
    await operate(
      meanwhile(lab.store, () => lab.sweep()),
      'delete',
      place?.id ?? '',
    );
    expect(await lab.store.list('')).toEqual(['daily/last', 'lease/sweep']);
  });
});

import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '../../netlify/questions/blob-store.ts';
import {
  deletePerson,
  deleteQuestions,
  exportQuestions,
  findQuestions,
  listQuestions,
  readQuestions,
  retryQuestions,
} from '../../netlify/questions/operator.ts';
import { operatorHelp, readOperatorRequest } from '../../netlify/questions/operator-command.ts';
import { OperatorError } from '../../netlify/questions/operator-error.ts';
import { deliveryKey, lostDelivery } from '../../netlify/questions/question-record.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { operate } from './support/operate.ts';
import { createQuestionLab, mailText, sampleQuestion } from './support/question-lab.ts';

const id = '0123456789abcdef0123456789abcdef';
const stem = `20200101T000000000Z-${id}`;

describe('the operator', () => {
  it('has dead and suspicious questions mailed', async (context) => {
    const lab = await createQuestionLab(context);
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(2), website: 'x' });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['dead', 'quarantine']);
    expect(await retryQuestions(lab.store, places)).toEqual({ retried: places, refused: [] });
    await lab.heal();
    expect(lab.mailedNumbers().sort()).toEqual([1, 2]);
    const sent = await listQuestions(lab.store);
    expect(await retryQuestions(lab.store, sent)).toEqual({ retried: [], refused: sent });
  });

  it('does not have a question mailed again that was sent after it was put in quarantine', async (context) => {
    const lab = await createQuestionLab(context);
    const headers = { 'Idempotency-Key': randomUUID() };
    await lab.post({ ...sampleQuestion(1), website: 'x' }, { headers });
    await lab.post(sampleQuestion(1), { headers, mailNow: true });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['quarantine', 'sent']);
    const refused = { retried: [], refused: places };
    expect(await retryQuestions(lab.store, places)).toEqual(refused);
    // A store that lost the delivery: that it was sent is known all the same.
    await lab.store.remove(deliveryKey(places[0]?.id ?? ''));
    expect(await retryQuestions(lab.store, places)).toEqual(refused);
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('does not have a question mailed again whose mail was sent, though it is still pending', async (context) => {
    const lab = await createQuestionLab(context);
    lab.blobs.fault = ({ method, key }) =>
      method === 'PUT' && key.startsWith('sent/') ? { status: 403 } : undefined;
    await lab.post(sampleQuestion(1), { mailNow: true });
    const places = await listQuestions(lab.store);
    expect(places.map(({ state }) => state)).toEqual(['pending']);
    expect(await retryQuestions(lab.store, places)).toEqual({ retried: [], refused: places });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it.for(['doubt', 'stopped', 'unreadable'])('has a mail say that it may be a copy (%s)', async (cause, context) => {
    const lab = await createQuestionLab(context, { QUESTIONS_MAX_DOUBTS: '1' });
    lab.smtp.behave = (_, text) => (text.includes('<question-') ? 'keepAndDrop' : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    const [place] = await listQuestions(lab.store);
    const key = deliveryKey(place?.id ?? '');
    if (cause === 'stopped') await lab.store.write(key, { ...lostDelivery, claimedUntil: 1 });
    if (cause === 'unreadable') await lab.store.write(key, undefined);
    for (const round of [1, 2]) {
      const dead = await listQuestions(lab.store);
      expect(dead.map(({ state }) => state)).toEqual(['dead']);
      expect((await retryQuestions(lab.store, dead)).retried).toHaveLength(1);
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
    const [found] = await findQuestions(lab.store, place?.id.slice(0, 8).toUpperCase() ?? '');
    expect(found).toEqual(place);
    const { kept } = await readQuestions(lab.store, found ? [found] : []);
    expect(kept[0]?.record.question).toEqual(sampleQuestion(1));
  });

  it('exports and deletes what one person sent, in every state, and nothing else', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1), { mailNow: true });
    await lab.post({ ...sampleQuestion(1), website: 'x' });
    await lab.post(sampleQuestion(2), { mailNow: true });
    await lab.post(sampleQuestion(1));
    expect((await exportQuestions(lab.store, 'OLENA.1@example.com')).kept).toHaveLength(3);
    expect((await deletePerson(lab.store, ' Olena.1@Example.com')).ids).toHaveLength(3);
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
    expect((await deletePerson(store, 'olena.1@example.com')).ids).toHaveLength(1);
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

describe('the command of the operator', () => {
  it('lists, shows, retries, exports and deletes', async (context) => {
    const lab = await createQuestionLab(context);
    const run = async (...args: string[]) => (await operate(lab.store, ...args)).output;
    await lab.post({ ...sampleQuestion(1), website: 'x' });
    const [place] = await listQuestions(lab.store);
    const id = place?.id ?? '';
    expect(await run('list')).toMatch(
      new RegExp(`^quarantine  2\\S+Z  ${id}\npending: 0, dead: 0, quarantine: 1, sent: 0$`),
    );
    expect(JSON.parse(await run('show', id.slice(0, 8)))).toMatchObject({
      state: 'quarantine',
      question: sampleQuestion(1),
    });
    expect(await run('retry', '--all')).toBe('No question is dead.');
    expect(await run('retry', id)).toBe(`${id} will be mailed by the next sweep.`);
    expect(await run('list', 'pending')).toContain('pending: 1');
    expect(JSON.parse(await run('export', '--person', 'olena.1@example.com'))).toHaveLength(1);
    expect(await run('delete', id)).toBe(`${id} deleted.`);
    expect(await run('delete', '--person', 'olena.1@example.com')).toContain('Questions deleted: 0.');
  });

  it.each([{}, 'text', { question: 'text' }, { question: {} }])(
    'goes on after a record that is no question (%j), and names it',
    async (record) => {
      const lab = await createQuestionLab({ onTestFinished });
      await lab.post(sampleQuestion(1));
      await lab.store.write(`quarantine/${stem}`, record);
      const person = ['--person', 'olena.1@example.com'];
      const named = [expect.stringContaining(`${id} in quarantine`)];
      const exported = await operate(lab.store, 'export', ...person);
      expect(JSON.parse(exported.output)).toHaveLength(1);
      expect(exported.problems).toEqual(named);
      const deleted = await operate(lab.store, 'delete', ...person);
      expect(deleted.output).toContain('Questions deleted: 1.');
      expect(deleted.problems).toEqual(named);
      await expect(operate(lab.store, 'show', id)).rejects.toThrow('cannot be read');
      expect((await operate(lab.store, 'retry', id)).problems).toEqual([
        `${id} was sent already, or cannot be read.`,
      ]);
      expect(await operate(lab.store, 'delete', id)).toEqual({ output: `${id} deleted.`, problems: [] });
    },
  );

  it('retries a suspicious question that was sent twice once, and leaves no copy aside', async (context) => {
    const lab = await createQuestionLab(context);
    const headers = { 'Idempotency-Key': randomUUID() };
    for (let sending = 0; sending < 2; sending += 1)
      await lab.post({ ...sampleQuestion(1), website: 'x' }, { headers });
    const [place] = await listQuestions(lab.store);
    const retried = { output: `${place?.id} will be mailed by the next sweep.`, problems: [] };
    expect(await operate(lab.store, 'retry', place?.id ?? '')).toEqual(retried);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
    expect((await listQuestions(lab.store)).map(({ state }) => state)).toEqual(['sent']);
    const problems = [`${place?.id} was sent already, or cannot be read.`];
    expect(await operate(lab.store, 'retry', place?.id ?? '')).toEqual({ output: '', problems });
  });

  it('retries every dead letter that can be read, and names the others', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.store.write(`dead/${stem}`, {});
    lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
    await lab.post(sampleQuestion(1), { mailNow: true });
    const dead = (await listQuestions(lab.store)).find((place) => place.id !== id);
    expect(await operate(lab.store, 'retry', '--all')).toEqual({
      output: `${dead?.id} will be mailed by the next sweep.`,
      problems: [`${id} was sent already, or cannot be read.`],
    });
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });

  it('lets nobody else read an export, also in a file that was there', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    const dir = folderForTest();
    writeFileSync(join(dir, 'old.json'), 'x'.repeat(10_000), { mode: 0o644 });
    for (const file of [join(dir, 'old.json'), join(dir, 'new.json')]) {
      await operate(lab.store, 'export', '--out', file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
    }
  });

  it('leaves an older export whole until the new one is, where a link leads to it', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    const dir = folderForTest();
    const [old, same, link] = [join(dir, 'old.json'), join(dir, 'same.json'), join(dir, 'link.json')];
    writeFileSync(old, '[]');
    // Another name of the older file shows whether it was written over.
    linkSync(old, same);
    symlinkSync(old, link);
    await operate(lab.store, 'export', '--out', link);
    expect(readFileSync(same, 'utf8')).toBe('[]');
    expect(JSON.parse(readFileSync(old, 'utf8'))).toHaveLength(1);
    expect(readlinkSync(link)).toBe(old);
    await expect(operate(lab.store, 'export', '--out', dir)).rejects.toThrow('EISDIR');
    expect(readdirSync(dir).sort()).toEqual(['link.json', 'old.json', 'same.json']);
  });

  it.each([
    // Which of the two is to be deleted?
    [['delete', 'c0ffee', '--person', 'olena.1@example.com'], '"delete" takes an id or --person, not both.'],
    [['retry', 'c0ffee', '--all'], '"retry" takes an id or --all, not both.'],
    // All would be exported.
    [['export', 'c0ffee'], '"export" takes no "c0ffee".'],
    [['constructor'], `There is no command "constructor".\n\n${operatorHelp}`],
    [['list', 'dead', 'sent'], '"list" takes no "sent".'],
    [['show', 'c0ffee', '--all'], '"show" takes no --all.'],
    [['delete', '--all'], '"delete" takes no --all.'],
    [['retry', '--person', 'olena.1@example.com'], '"retry" takes no --person.'],
    [['restore', 'backup.json', '--person', 'olena.1@example.com'], '"restore" takes no --person.'],
  ])('does not guess what is meant by %j', (args, problem) => {
    expect(() => readOperatorRequest(args)).toThrow(new OperatorError(problem));
  });

  it('says what is wrong with a request', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    await lab.post(sampleQuestion(2));
    const refused = (...args: string[]) => expect(operate(lab.store, ...args)).rejects;
    await refused('show').toThrow('Which question?');
    await refused('show', 'x').toThrow('There is no question "x".');
    await refused('list', 'gone').toThrow('There is no state "gone": use pending');
    expect(readOperatorRequest([])).toBeUndefined();
    expect(readOperatorRequest(['list', '--help'])).toBeUndefined();
  });
});

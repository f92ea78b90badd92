import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportQuestions, type KeptQuestion } from '../../netlify/questions/operator-command.ts';
import { listQuestions } from '../../netlify/questions/record.ts';
import { type BlobStore, createBlobStore } from '../../netlify/questions/store.ts';
import { openLocalBlobs } from '../../src/build/local-server/netlify-local.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { operate } from './support/operate.ts';
import { createQuestionLab, mailText, type QuestionLab, sampleQuestion } from './support/question-lab.ts';

const day = 24 * 60 * 60 * 1000;

/** A file for a backup, removed with the test. */
const newBackup = () => join(folderForTest(), 'backup.json');

/** One question in each state: sent, dead, in quarantine and waiting. */
async function askInEachState(lab: QuestionLab): Promise<void> {
  await lab.post(sampleQuestion(1), { mailNow: true });
  lab.smtp.behave = (moment) => (moment === 'end' ? { reply: '550 no' } : undefined);
  await lab.post(sampleQuestion(2), { mailNow: true });
  lab.smtp.behave = () => undefined;
  await lab.post({ ...sampleQuestion(3), website: 'x' });
  await lab.post(sampleQuestion(4));
}

const statesOf = async (store: BlobStore) => {
  const { kept } = await exportQuestions(store);
  return Object.fromEntries(kept.map(({ state, record }) => [record.question.email.replace(/\D/g, ''), state]));
};

const keysOf = async (store: BlobStore) => store.list('');

const afterRestore = { 1: 'sent', 2: 'dead', 3: 'quarantine', 4: 'dead' };

test('a dry look says what would be restored, and writes nothing', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  await askInEachState(before);
  await operate(before.store, 'export', '--out', backup);
  expect(await operate(after.store, 'restore', backup)).toEqual({
    output: [
      'To be restored: 4 (dead: 2, quarantine: 1, sent: 1). There already: 0.',
      'Waiting when the backup was made: 1. They may have been mailed since: they are dead letters, and "retry" mails them.',
      'Nothing was written. To restore them, add --yes.',
    ].join('\n'),
    problems: [],
  });
  expect(await keysOf(after.store)).toEqual([]);
});

test('a restored question is kept as it was, and none is mailed before the operator says so', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  await askInEachState(before);
  await operate(before.store, 'export', '--out', backup);
  const { output } = await operate(after.store, 'restore', backup, '--yes');
  expect(output).toMatch(/^Restored: 4 \(dead: 2, quarantine: 1, sent: 1\)\. There already: 0\.\nWaiting [^\n]+$/);
  expect(await statesOf(after.store)).toEqual(afterRestore);
  await after.heal();
  expect(after.mailedNumbers()).toEqual([]);

  const { kept } = await exportQuestions(after.store);
  const original = JSON.parse(readFileSync(backup, 'utf8')) as KeptQuestion[];
  for (const { id, record } of original) {
    const restored = kept.find((each) => each.id === id)?.record;
    expect(restored).toMatchObject({ id, receivedAt: record.receivedAt, question: record.question });
    expect(restored?.restoredAt).toMatch(/^\d{4}-/);
  }
});

test('retried, all restored questions but the sent one are mailed once, and the mail says that it may be a copy', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  await askInEachState(before);
  await operate(before.store, 'export', '--out', backup);
  await operate(after.store, 'restore', backup, '--yes');
  const sent = (await listQuestions(after.store, ['sent']))[0]?.id ?? '';
  expect((await operate(after.store, 'retry', sent)).problems).toEqual([
    `${sent} was sent already, or cannot be read.`,
  ]);
  await operate(after.store, 'retry', '--all');
  await operate(after.store, 'retry', (await listQuestions(after.store, ['quarantine']))[0]?.id ?? '');
  await after.heal();
  expect(after.mailedNumbers().sort()).toEqual([2, 3, 4]);
  const texts = after.smtp.mails.filter((mail) => mail.includes('<question-')).map(mailText);
  for (const text of texts) expect(text).toContain('міг уже надійти');
});

test('what is there stays: a question that went on since the backup is not put back', async (context) => {
  const lab = await createQuestionLab(context);
  const backup = newBackup();
  await askInEachState(lab);
  await operate(lab.store, 'export', '--out', backup);
  await operate(lab.store, 'retry', '--all');
  await lab.heal();
  await lab.post(sampleQuestion(5), { mailNow: true });
  const [keys, states] = [await keysOf(lab.store), await statesOf(lab.store)];
  expect((await operate(lab.store, 'restore', backup, '--yes')).output).toBe('Restored: 0. There already: 4.');
  expect(await keysOf(lab.store)).toEqual(keys);
  expect(await statesOf(lab.store)).toEqual(states);
  expect(lab.mailedNumbers().sort()).toEqual([1, 2, 4, 5]);
});

test('a question that a visitor sends once more after it was restored is not mailed a second time', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  const headers = { 'Idempotency-Key': randomUUID() };
  await before.post(sampleQuestion(1), { headers, mailNow: true });
  await operate(before.store, 'export', '--out', backup);
  await operate(after.store, 'restore', backup, '--yes');
  await after.post(sampleQuestion(1), { headers, mailNow: true });
  await after.heal();
  expect(after.mailedNumbers()).toEqual([]);
  expect(await statesOf(after.store)).toEqual({ 1: 'sent' });
});

test('a question whose mail was accepted and that was pending still is restored as sent', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  before.blobs.fault = ({ method, key }) =>
    method === 'PUT' && key.startsWith('sent/') ? { status: 403 } : undefined;
  // Twice, with one id.
  const headers = { 'Idempotency-Key': randomUUID() };
  await before.post(sampleQuestion(1), { headers, mailNow: true });
  await before.post(sampleQuestion(1), { headers });
  expect(await before.store.list('pending/')).toHaveLength(2);
  await operate(before.store, 'export', '--out', backup);
  expect((await operate(after.store, 'restore', backup, '--yes')).output).toBe(
    'Restored: 1 (sent: 1). There already: 0.',
  );
  await operate(after.store, 'retry', '--all');
  await after.heal();
  expect(after.mailedNumbers()).toEqual([]);
});

test.for(['delivery/', 'sent/', 'dead/', 'quarantine/'])(
  'a restoring that the store stopped at %s goes on when it is called again',
  async (prefix, context) => {
    const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
    const [backup, backupAfter] = [newBackup(), newBackup()];
    await askInEachState(before);
    await operate(before.store, 'export', '--out', backup);
    after.blobs.fault = ({ method, key }) =>
      method === 'PUT' && key.startsWith(prefix) ? { status: 403 } : undefined;
    await expect(operate(after.store, 'restore', backup, '--yes')).rejects.toThrow('The store did not write');
    after.blobs.fault = () => undefined;
    expect((await operate(after.store, 'restore', backup, '--yes')).problems).toEqual([]);
    expect(await statesOf(after.store)).toEqual(afterRestore);
    await operate(after.store, 'export', '--out', backupAfter);
    expect((await operate(after.store, 'restore', backupAfter)).output).toContain('There already: 4.');
    await after.heal();
    expect(after.mailedNumbers()).toEqual([]);
  },
);

test('what the retention is over for goes with the next daily duties', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  await askInEachState(before);
  await operate(before.store, 'export', '--out', backup);
  after.pass((after.settings.retentionDays + 1) * day);
  await operate(after.store, 'restore', backup, '--yes');
  await after.sweep();
  expect(await statesOf(after.store)).toEqual({ 2: 'dead', 4: 'dead' });
});

test('entries that are no questions are named by their place and left out, all others restored', async (context) => {
  const [before, after] = [await createQuestionLab(context), await createQuestionLab(context)];
  const backup = newBackup();
  await before.post(sampleQuestion(1), { mailNow: true });
  const [good] = (await exportQuestions(before.store)).kept;
  if (!good) expect.unreachable();
  const { question } = good.record;
  const bad = [
    'text',
    null,
    { ...good, state: 'kept' },
    { ...good, stem: '../delivery/x' },
    // No such month: the question could not be listed, and would be deleted as an old one.
    { ...good, stem: good.stem.replace(/^\d{6}/, '202613') },
    { ...good, stem: good.stem.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { ...good, record: { ...good.record, question: { ...question, name: undefined } } },
    { ...good, record: { ...good.record, receivedAt: 'yesterday' } },
  ];
  // A field of a newer version stays; a delivery that cannot be read does not hold the question up.
  const newer = {
    ...good,
    delivery: { ...good.delivery, sentAt: 1e300 },
    record: { ...good.record, topic: 'steel' },
  };
  writeFileSync(backup, JSON.stringify([...bad, newer]));
  const { output, problems } = await operate(after.store, 'restore', backup, '--yes');
  expect(output).toBe('Restored: 1 (sent: 1). There already: 0.');
  expect(problems).toEqual(bad.map((_, index) => `Entry ${index + 1} of the backup is no question: left out.`));
  expect((await exportQuestions(after.store)).kept[0]?.record).toMatchObject({ ...good.record, topic: 'steel' });
});

test.for(['', '{"questions":[]}', '[{"state":'])('a file that is no backup is refused: %s', async (text, context) => {
  const lab = await createQuestionLab(context);
  const backup = newBackup();
  writeFileSync(backup, text);
  await expect(operate(lab.store, 'restore', backup)).rejects.toThrow('is no file that "export" writes');
  await expect(operate(lab.store, 'restore')).rejects.toThrow('Which file?');
});

test('the store of "npm start" is restored from its own backup', async (context) => {
  const root = folderForTest();
  const lab = await createQuestionLab(context);
  const backup = newBackup();
  await askInEachState(lab);
  await operate(lab.store, 'export', '--out', backup);
  const blobs = await openLocalBlobs(root);
  context.onTestFinished(() => blobs.close());
  const store = createBlobStore(20_000, blobs.connection);
  for (const restored of [4, 0]) {
    const { output } = await operate(store, 'restore', backup, '--yes');
    expect(output).toContain(`Restored: ${restored}`);
    expect(await statesOf(store)).toEqual(afterRestore);
  }
});

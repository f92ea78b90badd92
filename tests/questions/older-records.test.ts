import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthResponse } from '../../netlify/questions/daily.ts';
import { listQuestions } from '../../netlify/questions/record.ts';
import { folderForTest } from '../support/temporary-folder.ts';
// The store and its export as the version of November 2026 wrote them: its claims had tokens, its warnings a mail of their own.
import older from './older-store.json' with { type: 'json' };
import { operate } from './support/operate.ts';
import { createQuestionLab, mailText, type QuestionLab } from './support/question-lab.ts';

/** The states of the sample questions, by their numbers. */
async function statesOf(lab: QuestionLab): Promise<string[]> {
  const entries = JSON.parse((await operate(lab.store, 'export')).output) as (typeof older)['export'];
  return entries.map(({ state, record }) => `${record.question.email.replace(/\D/g, '')} ${state}`).sort();
}

/** The numbers of the sample questions whose mails say that they may be copies. */
const copiesOf = (lab: QuestionLab) =>
  lab.smtp.mails
    .filter((mail) => mailText(mail).includes('міг уже надійти'))
    .map((mail) => Number(/сталі\? \((\d)\)/.exec(mailText(mail))?.[1]));

test('records of an older version are listed, mailed, finished and retried', async (context) => {
  const lab = await createQuestionLab(context);
  for (const [key, record] of Object.entries(older.store)) await lab.store.write(key, record);
  const before = ['1 sent', '2 dead', '3 quarantine', '4 pending', '5 pending', '6 pending', '7 pending'];
  expect(await statesOf(lab)).toEqual(before);
  const health = await healthResponse(new Request('https://example.org/api/health'), lab);
  expect(await health.json()).toMatchObject({ pending: 4, dead: 1 });

  await lab.heal();
  // The fourth had been mailed and not moved; nobody knows whether the mail of the fifth arrived.
  expect(lab.mailedNumbers().sort()).toEqual([5, 6, 7]);
  expect(copiesOf(lab)).toEqual([5]);
  for (const { id } of await listQuestions(lab.store, ['dead', 'quarantine'])) await operate(lab.store, 'retry', id);
  await lab.heal();
  expect(lab.mailedNumbers().sort()).toEqual([2, 3, 5, 6, 7]);
  expect(await statesOf(lab)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `${number} sent`));
});

test('a backup of an older version is restored', async (context) => {
  const lab = await createQuestionLab(context);
  const backup = join(folderForTest(), 'backup.json');
  writeFileSync(backup, JSON.stringify(older.export));
  expect((await operate(lab.store, 'restore', backup, '--yes')).problems).toEqual([]);
  expect(await statesOf(lab)).toEqual(['1 sent', '2 dead', '3 quarantine', '4 sent', '5 dead', '6 dead', '7 dead']);
  await operate(lab.store, 'retry', '--all');
  await lab.heal();
  expect(lab.mailedNumbers().sort()).toEqual([2, 5, 6, 7]);
  expect(copiesOf(lab).sort()).toEqual([2, 5, 6, 7]);
});

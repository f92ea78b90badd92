import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operatorHelp, readOperatorRequest } from '../../netlify/questions/operator-command.ts';
import { listQuestions } from '../../netlify/questions/record.ts';
import { OperatorError } from '../../netlify/questions/store.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { operate } from './support/operate.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

const id = '0123456789abcdef0123456789abcdef';
const stem = `20200101T000000000Z-${id}`;

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

  it('marks what cannot be read in the list', async (context) => {
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion(1));
    await lab.store.write(`sent/${stem}`, { question: 'text' });
    await lab.store.write(`quarantine/${stem}`, '');
    const { output } = await operate(lab.store, 'list');
    const lines = output.split('\n');
    expect(lines.filter((line) => line.includes('cannot be read'))).toEqual([
      expect.stringMatching(`^quarantine +2020\\S+ +${id} +cannot be read$`),
      expect.stringMatching(`^sent +2020\\S+ +${id} +cannot be read$`),
      'pending: 1, dead: 0, quarantine: 1, sent: 1, cannot be read: 2',
    ]);
    expect((await operate(lab.store, 'list', 'pending')).output).not.toContain('cannot be read');
  });

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
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, it, vi } from 'vitest';
import { startMailCatcher } from '../../src/build/local-server/serve-site.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { createQuestionLab, sampleQuestion } from './support/question-lab.ts';

it('the mail catcher keeps each mail as a file and prints where', async (context) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const catcher = await startMailCatcher({ dir: folderForTest() });
  const lab = await createQuestionLab(context, { SMTP_PORT: String(catcher.port) });
  try {
    await lab.post(sampleQuestion(), { mailNow: true });
    const [file = '', ...others] = await readdir(catcher.dir);
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    expect(print).toHaveBeenCalledWith(`Mail caught: ${join(catcher.dir, file)}`);
    const mail = await simpleParser(await readFile(join(catcher.dir, file)));
    expect(mail.text).toContain(sampleQuestion().message);
  } finally {
    print.mockRestore();
    await catcher.close();
  }
});

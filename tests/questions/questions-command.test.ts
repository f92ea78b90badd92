import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

test.each(['questions.json', 'the project by a link'])(
  'what visitors wrote is not exported to where it would be published: %s',
  (place) => {
    const link = join(folderForTest(), 'link');
    if (place === 'the project by a link') symlinkSync(root, link);
    const file = place === 'the project by a link' ? join(link, 'dist/questions.json') : place;
    const { status, stdout, stderr } = runScript('questions', ['export', '--out', file]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('is in the project, which is published');
    expect(existsSync(join(root, file)) || existsSync(file)).toBe(false);
  },
);

test('whose questions they are is said beside them: those of this computer could be taken for the published ones', () => {
  const { stdout, stderr } = runScript('questions', ['export'], { NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '' });
  expect(stderr).toContain('Of the site that "npm start" runs here. For the published one set NETLIFY_SITE_ID');
  expect(JSON.parse(stdout)).toBeInstanceOf(Array);
});

test.runIf(process.platform === 'linux')('a full disk behind the output is named, and so are questions', () => {
  const { status, stderr } = runScript('questions', ['export', '--out', '/dev/full']);
  expect([status, stderr.trim()]).toEqual([2, expect.stringMatching(/^No space left on the disk.*ENOSPC\)$/)]);
});

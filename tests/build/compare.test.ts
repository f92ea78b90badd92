import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { smallInstitute } from '../support/small-institute.ts';
import { SmallSite } from './small-site.ts';
import { CopiedProject } from './support/copied-project.ts';

let project: CopiedProject;
beforeAll(() => {
  project = CopiedProject.make();
  project.shareBundles();
  // Facts that depend on bytes alone need not be made again.
  for (const name of ['cards', 'document-texts'])
    cpSync(join(SmallSite.baseCache, name), project.path(`.cache/${name}`), { recursive: true });
  project.write('.gitignore', 'node_modules\n.cache/\ndist/\nremote/\nsummary.md\n');
  git('init', '--quiet', '--initial-branch=main');
  git('init', '--quiet', '--bare', 'remote');
  git('remote', 'add', 'origin', project.path('remote'));
  commit('The site');
  git('push', '--quiet', 'origin', 'main');
});
afterAll(() => project.remove());

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  const options = { cwd: project.dir, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], options);
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(message: string): void {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
}

/** Pushes a branch with a change, as an editor would. */
function propose(branch: string, change: () => void): void {
  git('switch', '--quiet', '--create', branch, 'origin/main');
  change();
  commit(branch);
  git('push', '--quiet', 'origin', branch);
}

/** Compares a pull request as the workflow does: the merge commit with its first parent. */
function compare(branch: string): { status: number | null; summary: string; output: string } {
  git('fetch', '--quiet', 'origin');
  git('switch', '--quiet', '--detach', 'origin/main');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', `origin/${branch}`);
  const summaryPath = project.path('summary.md');
  rmSync(summaryPath, { force: true });
  vi.stubEnv('GITHUB_STEP_SUMMARY', summaryPath);
  vi.stubEnv('GITHUB_BASE_REF', 'main');
  const preview = 'https://deploy-preview-7--site.netlify.app';
  const options = ['--with', 'HEAD^1', '--format', 'github', '--lang', 'uk', '--preview', preview, '--no-pictures'];
  const { status, output } = project.run(['scripts/tool.mjs', 'compare', ...options]);
  vi.unstubAllEnvs();
  return { status, summary: readFileSync(summaryPath, 'utf8'), output };
}

/** Replaces a text in a content file. */
function replaceText(name: string, before: string, after: string): void {
  const text = project.read(name);
  expect(text).toContain(before);
  project.write(name, text.replaceAll(before, after));
}

const { location } = JSON.parse(readFileSync(join(smallInstitute, 'ua/footer.json'), 'utf8')) as { location: string };
const { routes } = JSON.parse(readFileSync(join(smallInstitute, 'ua/routes.json'), 'utf8')) as {
  routes: Record<string, { title: string }>;
};

test('a pull request is told by the pages whose text it changes, with the words, and by parts of all pages once', () => {
  propose('texts', () => {
    replaceText('content/ua/history.json', 'до Рудоброду', 'до міста');
    replaceText('content/ua/footer.json', `"${location}"`, `"${location} інституту"`);
  });
  const { status, summary, output } = compare('texts');
  expect(status, output).toBe(0);
  const [ukrainian = ''] = summary.split('<details>');
  expect(ukrainian).toContain(
    `[${routes.history?.title}](<https://deploy-preview-7--site.netlify.app/about/history>)`,
  );
  expect(ukrainian).toContain('<del>Рудоброду</del> → <ins>міста</ins>');
  expect(ukrainian).toContain('Змінені сторінки: 1');
  expect(ukrainian).toContain('<code>main</code>');
  expect(output).toContain('[−Рудоброду] → [+міста]');
  expect(ukrainian.match(/інституту/g)).toHaveLength(1);
  expect(ukrainian).toMatch(
    /^- <strong>Підвал<\/strong>, усі українські сторінки \\\(\d+\\\): «.*<ins>інституту<\/ins>»$/m,
  );
  // Nothing of this machine.
  expect(summary).not.toContain(project.dir);
  expect(existsSync(project.path('.cache/compare/commit'))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('a pull request whose content has errors has no site to compare', () => {
  propose('error', () => replaceText('content/ua/history.json', '"intro"', '"intor"'));
  const { status, summary, output } = compare('error');
  expect(status).toBe(1);
  expect(output).toContain('content/ua/history.json');
  expect(summary).toBe(
    'Порівняти не вийшло: сайт не зібрано. Помилки вмісту показує «Перевірка вмісту».\n\n' +
      'Nothing was compared: the site was not built. “Content check” shows the errors of the content.\n',
  );
});

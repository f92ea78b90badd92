import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopiedProject } from '../build/support/copied-project.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/adopting.md'), 'utf8');
const [, section = ''] = guide.split(/^## Updates of this project$/m);
const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];

const lithuanian = "  { code: 'lt', tag: 'lt', locale: 'lt-LT', prefix: '/lt', quotes: ['„', '“'], dash: '–' },\n";
const history = 'content/ua/history.json';
/** All that an update takes away, and what is of the sample alone. */
const [model, sample] = ['content/model/update.ts', 'content/data/sample.json'];

let project: CopiedProject;
beforeAll(() => {
  project = CopiedProject.make();
});
afterAll(() => project.remove());

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project.dir, encoding: 'utf8' });
  // A merge that is not done by itself is what the other commands are for.
  if (status !== 0 && !args.includes('merge')) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args);
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
const rewrite = (name: string, from: string | RegExp, to: string) =>
  project.write(name, project.read(name).replace(from, to));

test('an update keeps the content and the languages of an institute, and takes the types', () => {
  project.write('.gitignore', 'node_modules\n.cache/\n');
  project.write(model, '/** A type that the update takes away. */\nexport type Former = string;\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'upstream', '.');
  commit('Begin');

  git('switch', '--quiet', '--create', 'institute');
  project.insert('src/lib/language/languages.ts', lithuanian, '] as const;');
  rewrite(history, '"intro": "', '"intro": "Наше. ');
  const own = project.read(history);
  commit('Adopt the site');

  git('switch', '--quiet', 'main');
  rmSync(project.path(model));
  rewrite('content/model/site-data.ts', /\}\s*$/, '  /** The motto. */\n  motto?: string;\n}\n');
  rewrite(history, '"intro": "', '"intro": "Зразка. ');
  project.write(sample, {});
  commit('Move on');

  git('switch', '--quiet', 'institute');
  const lines = commands.trim().split('\n');
  for (const line of lines.filter((each) => each.startsWith('git ')))
    for (const each of line.split(' && ')) git(...each.split(' ').slice(1));
  const steps = (lines.at(-1) ?? '').split(' && ');
  for (const step of steps.filter((each) => !/^npm (?:ci|run check)$/.test(each)))
    run(process.execPath, 'scripts/tool.mjs', step.replace('npm run ', ''));

  expect(project.read(history)).toBe(own);
  expect(git('ls-files', '--cached', '--others', '--', model, sample)).toBe('');
  const schemas = ['site-data', 'lang-texts'].map((name) => project.read(`content/schema/${name}.schema.json`));
  expect(schemas).toEqual([expect.stringContaining('"motto"'), expect.stringContaining('"lt"')]);
});

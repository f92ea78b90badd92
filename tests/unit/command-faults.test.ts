import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CommandHost, type Ended } from '../support/command-host.ts';
import { projectScripts, runScript } from '../support/run-script.ts';

const root = join(import.meta.dirname, '../..');
/** The project's own commands, by their names. The others are those of packages. */
const named = Object.entries(projectScripts).filter(([, line]) => /^node scripts\/tool\.mjs /.test(line));
/** Those of the sample and of the guides are no scripts of npm: maintainers alone need them. */
const commands = [...named.map(([name]) => name), 'docs-screens', 'sample'];

// Most commands run in one process: what becomes of a process of its own is looked at in a few.
const commandHost = new CommandHost();
afterAll(async () => {
  expect(await commandHost.end(), 'no command leaves anything open').toBe(0);
});

test('there are commands', () => expect(commands.length).toBeGreaterThan(10));

test.each(commands)('%s refuses an option that it does not know, and says how it is used', async (name) => {
  const { status, stdout, stderr } = await commandHost.run(name, ['--no-such-option']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--no-such-option'\n/);
  expect(stderr).toMatch(/\n.*(?:npm (?:run|start|test)|node scripts)/);
  expect(stderr).not.toMatch(/\n {4}at /);
});

/** The commands of editors, with what Ukrainian ones are told: words, and no English ones beside options and file names. */
const ukrainian = { LC_ALL: '', LC_MESSAGES: '', LANG: 'uk_UA.UTF-8' };
const editorsCommands = ['check', 'new', 'save', 'desk'];

test.each(editorsCommands)('%s tells Ukrainian editors how it is used', async (name) => {
  const { status, stdout } = await commandHost.run(name, ['--help'], ukrainian);
  expect(status).toBe(0);
  expect(stdout).toContain(`npm run ${name}`);
  expect(stdout).toMatch(/[а-яі]/);
  expect(stdout).not.toMatch(/\b(?:the|and|with|what|another)\b/i);
  const refused = await commandHost.run(name, ['--no-such-option'], ukrainian);
  expect(refused.stderr.slice(0, refused.stderr.indexOf('\n'))).toBe('Невідомий параметр --no-such-option');
  expect(refused.stderr).toContain(stdout.trim());
});

test.each<[string, string[], NodeJS.ProcessEnv, string]>([
  ['check', ['--format', 'xml'], {}, '--format xml: очікується одне з pretty, json, github, sarif.\n'],
  ['check', ['--who'], {}, 'Не вказано значення параметра --who\n'],
  ['check', ['--fix=yes'], {}, 'Параметр --fix не має значення\n'],
  ['check', ['--content', '/nowhere'], {}, '--content: немає теки /nowhere\n'],
  ['check', ['news.json'], {}, 'Зайвий аргумент: news.json\n'],
  ['new', ['nwes'], {}, 'Немає виду "nwes". Можливо, "news"?\n'],
  ['new', [], {}, 'Скажіть, що створити: npm run new -- news\n'],
  ['new', ['news', '--title', 'Піч', 'працює', '--content', '/nowhere'], {}, 'Зайвий аргумент: працює\n'],
  ['desk', ['news'], {}, 'Зайвий аргумент: news\n'],
  ['desk', [], { PORT: 'http' }, 'PORT http: очікується число від 1 до 65535.\n'],
])('%s %j says in Ukrainian what is wrong', async (name, args, env, said) => {
  const { status, stderr } = await commandHost.run(name, args, { ...ukrainian, ...env });
  expect({ status, said: stderr.slice(0, said.length) }).toEqual({ status: 2, said });
});

test('check speaks the language that it is asked to, whatever else is wrong', async () => {
  expect((await commandHost.run('check', ['--lang', 'uk', '--no-such-option'])).stderr).toMatch(
    /^Невідомий параметр/,
  );
  expect((await commandHost.run('check', ['--lang=en', '--help'], ukrainian)).stdout).toMatch(/^Usage: /);
});

test.each(['many', '-1', '1.5'])('bench refuses a number of news items that is none: %s', async (count) => {
  const { status, stdout, stderr } = await commandHost.run('bench', [`--news=${count}`]);
  const said = `--news ${count}: expected a number from 0.\n`;
  expect({ status, stdout, said: stderr.slice(0, said.length) }).toEqual({ status: 2, stdout: '', said });
});

test.each([
  [[], 'Say what to create: npm run new -- news\n'],
  [['nwes'], 'There is no kind "nwes". Did you mean "news"?\n'],
])('new says what can be created: %j', async (args, said) => {
  const { status, stdout, stderr } = await commandHost.run('new', args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.slice(0, said.length)).toBe(said);
  expect(stderr).toContain('\n  person: --name');
});

test('new explains the options of a kind', async () => {
  const { status, stdout } = await commandHost.run('new', ['news', '--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}--title +Headline in Ukrainian \(needed\)$/m);
  expect(stdout).toMatch(/^ {2}--date +Date, DD\.MM\.YYYY \(/m);
  expect(stdout).not.toContain('--name');
  expect((await commandHost.run('new', ['person', '--nam', 'Коваль'])).stderr).toMatch(/^ {2}--name +\S/m);
});

test('a command that fails to start ends, whatever it has opened', () => {
  const program = `import { runCommand } from './src/lib/command/run-command.ts';
    await runCommand('', async () => {
      setInterval(() => {}, 1000);
      throw new Error('failed to start');
    }, { lasts: true });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const options = { cwd: root, encoding: 'utf8', timeout: 300_000, killSignal: 'SIGKILL' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('failed to start') });
});

test('a command says how it is used, whatever it is asked for besides', () => {
  const { status, stdout, stderr } = runScript('build', ['--help'], { OUT_DIR: 'package.json' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('npm run build -- --no-cache');
});

/** A place below which nothing can be made, not even by an administrator. */
const nowhere = process.platform === 'linux' ? '/proc/nowhere/below' : '/dev/null/below';

test.each<[command: string, args: string[], env: NodeJS.ProcessEnv, said: RegExp]>([
  ['build', [], { OUT_DIR: `${nowhere}/site` }, /^OUT_DIR: cannot write to \/(proc|dev)/],
  ['build', [], { CACHE_DIR: nowhere }, /^CACHE_DIR: cannot write to \/(proc|dev)/],
  ['build', [], { CONTENT_DIR: '/nowhere' }, /^CONTENT_DIR: there is no folder \/nowhere/],
  ['build', [], { OUT_DIR: root }, /^OUT_DIR: .* is in it/],
  ['build', [], { OUT_DIR: join(root, 'docs') }, /^OUT_DIR: .* is no site/],
  ['build', [], { OUT_DIR: 'package.json' }, /package\.json/],
  ['start', [], { PORT: 'http' }, /^PORT http: expected/],
  ['start', [], { PORT: '65535' }, /^PORT 65535: expected a number from 1 to 65534\./],
  ['dev', [], { CONTENT_DIR: '/nowhere' }, /^CONTENT_DIR: there is no folder/],
  ['dev', [], { CACHE_DIR: nowhere }, /^CACHE_DIR: cannot write to/],
  ['check', ['--content', '/nowhere'], {}, /^--content: there is no folder \/nowhere/],
  ['check', [], { CACHE_DIR: nowhere }, /^CACHE_DIR: cannot write to/],
  ['check:site', ['--site', '/nowhere'], {}, /^There is no site in \/nowhere/],
  ['compare', ['--with', 'no-such-branch'], {}, /^git knows no branch, tag or commit no-such-branch\. Fetch it/],
  ['new', ['person', '--name', 'Коваль Олена', '--content', '/nowhere'], {}, /^--content: there is no folder/],
  ['sample', ['pictures', '--out', nowhere], {}, /^--out: cannot write to/],
  ['questions', ['list'], { NETLIFY_SITE_ID: 'of-the-site' }, /^NETLIFY_AUTH_TOKEN is not set/],
  [
    'questions',
    ['export', '--out', `${nowhere}/questions.json`],
    {},
    /^No such file or folder: .*questions\.json \(/,
  ],
])('%s %j with %j ends at once, with one line', async (name, args, env, said) => {
  expectOneLine(await commandHost.run(name, args, env), said);
});

test('start ends at once, with the one line that its build says', () => {
  expectOneLine(runScript('start', [], { CACHE_DIR: nowhere }), /^CACHE_DIR: cannot write to/);
});

function expectOneLine({ status, stdout, stderr }: Ended, said: RegExp): void {
  expect(stderr).toMatch(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
}

test('start and dev name the port that another program uses', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as { port: number };
  for (const name of ['start', 'dev']) {
    const { status, stderr } = runScript(name, [], { PORT: String(port) });
    expect(stderr).toMatch(new RegExp(`^Another program uses this port: .*:${port} `));
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  }
  server.close();
});

test('a reader that goes away early, as after `| head`, ends a command without words', async () => {
  const child = spawn(process.execPath, ['scripts/tool.mjs', 'check', '--help'], { cwd: root });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  await new Promise((ended) => child.on('close', ended));
  expect(said).toBe('');
});

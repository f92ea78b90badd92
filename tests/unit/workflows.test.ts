import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import { npm } from '../../src/lib/command/processes.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { isoDay } from '../../src/lib/text/days.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

type Rights = Record<string, string>;

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, { paths?: string[] } | null>;
  permissions: Rights;
  jobs: Record<string, { 'runs-on': string; 'timeout-minutes': number; permissions?: Rights; steps: Step[] }>;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text, { strict: true, uniqueKeys: true }) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${name}: ${id}`, job, workflow })),
);

/** A package in a bill of materials. */
interface Component {
  purl: string;
  properties: unknown;
}

/** The only jobs that may change anything, and what. */
const writing: Record<string, Rights> = { 'release.yml: bill-of-materials': { contents: 'write' } };

test('there are workflows for content, code, the built site, days of publication, packages and releases', () => {
  expect(workflows.map(({ name }) => name)).toEqual([
    'check.yml',
    'ci.yml',
    'compare.yml',
    'days.yml',
    'packages.yml',
    'release.yml',
  ]);
});

test('editors own the content, and nothing beside it that says what is installed, or what content is', () => {
  const content = ['data', 'files', 'images', 'translations', ...languageCodes];
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const owners = lines
    .flatMap((line) => [/^([*/]\S*)\s+(.+)$/.exec(line)?.slice(1) ?? []])
    .filter(({ length }) => length);
  const ownerOf = (path: string) =>
    owners.filter(([start = '']) => start === '*' || path.startsWith(start)).at(-1)?.[1];
  const isFolder = (name: string) => statSync(join(root, 'content', name)).isDirectory();
  const names = readdirSync(join(root, 'content')).filter((name) => !['README.md', 'node_modules'].includes(name));
  const byMaintainers = names.filter(
    (name) => ownerOf(`/content/${name}${isFolder(name) ? '/' : ''}`) === ownerOf('/'),
  );
  expect(byMaintainers).toEqual(names.filter((name) => !content.includes(name)));
});

test('a pull request is compared with a commit that the checkout has', () => {
  const { steps = [] } = jobs.find(({ name }) => name === 'compare.yml: compare')?.job ?? {};
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  // The merge commit and its parents.
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 2 });
  expect(checkout?.with).not.toHaveProperty('ref');
  expect(steps.map(({ run }) => run ?? '').join('\n')).toContain('--with HEAD^1 ');
  // The command writes what is kept.
  const kept = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))?.with?.path;
  expect(readFileSync(join(root, 'scripts/compare.ts'), 'utf8')).toContain(`'${kept}'`);
});

test('whatever the check is made of starts the check of the content, which knows what was published', async () => {
  const check = workflows.find(({ name }) => name === 'check.yml')?.workflow;
  const starting = (check?.on.pull_request?.paths ?? []).map((path) => path.replace(/\*+$/, ''));
  const options = {
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  } as const;
  const { metafile } = await build({ ...options, entryPoints: ['scripts/check.ts'], metafile: true, write: false });
  const ofCheck = Object.keys(metafile.inputs);
  expect(ofCheck.length).toBeGreaterThan(150);
  expect(ofCheck.filter((path) => !starting.some((start) => path.startsWith(start)))).toEqual([]);
  const checkout = check?.jobs.check?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
});

test.each(workflows)(
  '$name starts with the right to read, and on nothing that lends strangers rights',
  ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const known = ['pull_request', 'push', 'schedule', 'workflow_dispatch', 'release'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(workflow.on)));
    for (const path of workflow.on.pull_request?.paths ?? []) {
      const [start = '', rest] = path.split('*');
      const [dir, prefix] =
        rest === undefined ? [start, ''] : [dirname(`${start}x`), basename(`${start}x`).slice(0, -1)];
      const found =
        rest === undefined
          ? existsSync(join(root, dir))
          : readdirSync(join(root, dir)).some((each) => each.startsWith(prefix));
      expect(found, path).toBe(true);
    }
  },
);

test.each(jobs)(
  '$name has a time limit, no permissions that it does not need, and a named system',
  ({ name, job }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    expect(job.permissions).toEqual(writing[name]);
    expect(job['runs-on']).toMatch(/-\d+\.\d+$/);
  },
);

test.each(jobs)('$name uses actions by commit, and leaves no credentials behind', ({ job }) => {
  const used = job.steps.flatMap(({ uses }) => uses ?? []);
  expect(used).not.toEqual([]);
  for (const uses of used) expect(uses).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
  for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
    expect(step.with?.['persist-credentials']).toBe(false);
  }
});

test('each commit has its version in a comment, the same for the same action everywhere', () => {
  const versions = new Map<string, Set<string>>();
  for (const { text } of workflows) {
    for (const [, action = '', rest = ''] of text.matchAll(/uses: ([\w./-]+)@(.*)$/gm)) {
      expect(rest).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      versions.set(action, (versions.get(action) ?? new Set()).add(rest));
    }
  }
  expect([...versions.values()].filter(({ size }) => size > 1)).toEqual([]);
});

test.each(jobs)('$name runs scripts that exist, and no untrusted input', ({ job }) => {
  for (const command of job.steps.flatMap(({ run }) => run ?? [])) {
    // The title of a pull request, for instance, must not get into a command.
    expect(command).not.toContain('${{');
    for (const [, script = ''] of command.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)) {
      expect(packageFile.scripts).toHaveProperty([script]);
    }
  }
});

test('the job that may write runs no package, and writes a bill of all of them', () => {
  const { steps = [] } = jobs.find(({ name }) => name === 'release.yml: bill-of-materials')?.job ?? {};
  // A cache could bring what a pull request left in it.
  expect(steps.some(({ uses }) => uses?.startsWith('actions/cache'))).toBe(false);
  const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(node?.with).toMatchObject({ 'package-manager-cache': false });
  expect(node?.with).not.toHaveProperty('cache');
  const [sbom = '', upload = '', ...others] = steps.flatMap(({ run }) => run ?? []);
  expect(others).toEqual([]);
  const [, command = '', file = ''] = /^npm (sbom [\w -]+) > ([\w.]+)$/.exec(sbom) ?? [];
  expect(upload).toMatch(new RegExp(`^gh release upload "\\$TAG" ${file} --clobber$`));
  const [program, ...args] = npm(...command.split(' '));
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { components } = JSON.parse(execFileSync(program, args, options)) as { components: Component[] };
  const bill = new Map(components.map(({ purl, properties }) => [purl, JSON.stringify(properties)]));
  const mark = 'cdx:npm:package:development';
  // Tools share it with the site.
  expect(bill.get(`pkg:npm/zod@${packageFile.dependencies.zod}`)).not.toContain(mark);
  expect(bill.get(`pkg:npm/vitest@${packageFile.devDependencies.vitest}`)).toContain(mark);
});

test('what is spared for content is content and no code', () => {
  const { job } = jobs.find(({ name }) => name === 'ci.yml: test') ?? {};
  const command = job?.steps.map(({ run }) => run ?? '').join('\n') ?? '';
  const spared = [...command.matchAll(/':!([^']+)'/g)].map(([, path]) => path);
  expect(spared).toEqual([
    'content/data',
    'content/ua',
    'content/en',
    'content/files',
    'content/images',
    'content/translations',
  ]);
  for (const path of spared) {
    const full = join(root, path ?? '');
    const isFolder = statSync(full).isDirectory();
    const files = isFolder ? readdirSync(full, { recursive: true, encoding: 'utf8' }) : [full];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([]);
  }
});

test('newer versions wait for two weeks, fixes of vulnerabilities do not, and actions stay pinned', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8'));
  expect(renovate).toMatchObject({
    minimumReleaseAge: '14 days',
    // Without it a version is proposed at once and only marked as young.
    internalChecksFilter: 'strict',
    rangeStrategy: 'pin',
    vulnerabilityAlerts: { minimumReleaseAge: null, schedule: [] },
  });
  expect(renovate.extends).toContain('helpers:pinGitHubActionDigests');
  expect(JSON.stringify(renovate)).not.toContain('automerge');
  for (const { matchPackageNames } of renovate.packageRules as { matchPackageNames: string[] }[]) {
    const names = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
    for (const pattern of matchPackageNames)
      expect(
        names.some((name) => matches(pattern, name)),
        pattern,
      ).toBe(true);
  }
});

describe('each morning', () => {
  const { steps = [] } = jobs.find(({ name }) => name === 'days.yml: build')?.job ?? {};
  const script = steps.flatMap(({ run }) => run ?? []).join('\n');
  const dir = folderForFile();
  const dayFromToday = (days: number) =>
    isoDay(new Date(Date.now() + days * 86_400_000))
      .split('-')
      .reverse()
      .join('.');

  test.each<[name: string, facts: object, hook: string, status: number, said: string, asked: boolean]>([
    ['nothing', { publishFrom: dayFromToday(9), publishUntil: dayFromToday(0) }, 'hook', 0, 'nothing appears', false],
    ['an entry appears', { publishFrom: dayFromToday(0) }, 'hook', 0, 'A build was asked for', true],
    ['an entry was gone after yesterday', { publishUntil: dayFromToday(-1) }, 'hook', 0, 'was asked for', true],
    ['a morning was left out', { publishFrom: dayFromToday(-2) }, 'hook', 0, 'was asked for', true],
    ['nobody made a hook', { publishFrom: dayFromToday(0) }, '', 1, 'NETLIFY_BUILD_HOOK is missing', false],
    ['Netlify is down', { publishFrom: dayFromToday(0) }, 'down', 1, 'did not take the request', true],
  ])('%s', (name, facts, hook, status, said, isAsked) => {
    const [home, bin] = [join(dir, name), join(dir, `${name} bin`)];
    writeFiles(home, {
      'content/data/site.json': JSON.stringify({ timeZone: 'UTC' }),
      'content/data/news/2026.json': JSON.stringify({ items: [{ id: 'open-day', ...facts }] }, null, 2),
    });
    // In place of the network.
    writeFiles(bin, { curl: '#!/bin/sh\necho "$@" > asked\n[ "$6" = hook ]\n' });
    chmodSync(join(bin, 'curl'), 0o755);
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
    ])
      execFileSync('git', args, { cwd: home });
    const env = {
      ...process.env,
      HOOK: hook,
      GITHUB_STEP_SUMMARY: join(home, 'summary'),
      PATH: `${bin}:${process.env.PATH}`,
    };
    const ran = spawnSync('bash', ['-e', '-c', script], { cwd: home, env, encoding: 'utf8' });
    expect({ status: ran.status, asked: existsSync(join(home, 'asked')) }, ran.stderr).toEqual({
      status,
      asked: isAsked,
    });
    expect(readFileSync(join(home, 'summary'), 'utf8')).toContain(said);
  });
});

/** True if a name is meant by a pattern of Renovate: the name, a glob, or an expression between slashes. */
function matches(pattern: string, name: string): boolean {
  if (pattern.startsWith('/')) return new RegExp(pattern.slice(1, -1)).test(name);
  return pattern.endsWith('**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
}

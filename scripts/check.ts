import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FileHashes } from '../src/compiler/cache/file-hashes.ts';
import { type CheckResult, checkContent } from '../src/compiler/check/check-content.ts';
import type { MessageLanguage } from '../src/compiler/check/finding.ts';
import { printGithub } from '../src/compiler/check/formats/github.ts';
import { printJson } from '../src/compiler/check/formats/json.ts';
import { printPretty } from '../src/compiler/check/formats/pretty.ts';
import { printSarif } from '../src/compiler/check/formats/sarif.ts';
import { ProvenGroups } from '../src/compiler/check/proven-groups.ts';
import { codeVersion } from './build/fingerprint.ts';
import { watchFolder } from './watch-folder.ts';

const root = join(import.meta.dirname, '..');
const usage = `Usage: npm run check -- [--content DIR] [--format pretty|json|github|sarif] [--lang uk|en] [--watch] [--no-cache]`;

const formats = ['pretty', 'json', 'github', 'sarif'] as const;

interface Settings {
  dir: string;
  filePrefix: string;
  format: (typeof formats)[number];
  language: MessageLanguage;
  watch: boolean;
  /** What earlier checks proved; undefined when it is not to be used. */
  proven: ProvenGroups | undefined;
}

/** A mistake in how the command was called. */
class UsageError extends Error {}

function readSettings(): Settings {
  const options = {
    content: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    lang: { type: 'string' },
    watch: { type: 'boolean', default: false },
    'no-cache': { type: 'boolean', default: false },
  } as const;
  const values = parse(() => parseArgs({ options, allowPositionals: false }).values);
  const { content, format, lang, watch } = values;
  const dir = resolve(content ?? join(root, 'content'));
  const isFolder = statSync(dir, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) throw new UsageError(`There is no folder ${content ?? dir}.`);
  return {
    dir,
    filePrefix: content === undefined ? `${relative(root, dir)}/` : '',
    format: oneOf('--format', format, formats),
    language: lang === undefined ? languageOfEnvironment() : oneOf('--lang', lang, ['uk', 'en'] as const),
    watch,
    proven: values['no-cache'] ? undefined : openProvenGroups(),
  };
}

function openProvenGroups(): ProvenGroups {
  const hashes = new FileHashes(join(root, '.cache/code-hashes.json'));
  const version = codeVersion(root, hashes);
  hashes.save();
  return new ProvenGroups(join(root, '.cache/proven-groups.json'), version);
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (!choice) throw new UsageError(`${option} ${value}: expected one of ${choices.join(', ')}.`);
  return choice;
}

/** Ukrainian where the system speaks it, otherwise English. */
function languageOfEnvironment(): MessageLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('uk') ? 'uk' : 'en';
}

function print(result: CheckResult, { format, language }: Settings): string {
  switch (format) {
    case 'json':
      return printJson(result);
    case 'github':
      return printGithub(result);
    case 'sarif':
      return printSarif(result);
    default:
      return printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language });
  }
}

async function checkOnce(settings: Settings, previous?: CheckResult): Promise<CheckResult> {
  const result = await checkContent(settings.dir, { ...settings, previous: previous?.tree });
  const text = print(result, settings);
  if (text) process.stdout.write(`${text}\n`);
  return result;
}

/** Checks again after every change, until the command is stopped. */
async function keepChecking(settings: Settings): Promise<void> {
  let result = await checkOnce(settings);
  watchFolder(settings.dir, () => {
    if (process.stdout.isTTY) process.stdout.write('\u001bc');
    checkOnce(settings, result).then((next) => {
      result = next;
    }, fail);
  });
}

function fail(error: unknown): void {
  console.error(error instanceof UsageError ? `${error.message}\n${usage}` : ((error as Error).stack ?? error));
  process.exitCode = 2;
}

try {
  const settings = readSettings();
  if (settings.watch) await keepChecking(settings);
  else process.exitCode = (await checkOnce(settings)).errors ? 1 : 0;
} catch (error) {
  fail(error);
}

import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../src/build/build-paths.ts';
import { openVerifiedContent } from '../src/build/fingerprint.ts';
import { printPretty } from '../src/check/formats/print-pretty.ts';
import type { ItemKind } from '../src/content/kind.ts';
import { addedKinds, needsOf } from '../src/desk/new-item/needs.ts';
import { addedKindNamed, needWords, newItem } from '../src/desk/new-item/new-item.ts';
import { undoItem } from '../src/desk/new-item/undo-item.ts';
import { type CommandLanguage, languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { existingFolder } from '../src/lib/command/folders.ts';
import { askTerminal, refuseArguments, runCommand, UsageError } from '../src/lib/command/run-command.ts';

const root = join(import.meta.dirname, '..');

async function run(): Promise<number> {
  const { content, undo, from, given, kind } = readArguments();
  const cacheDir = cacheFolder(root);
  const undoFile = join(cacheDir, 'last-new-item.json');
  const filePrefix = content === undefined ? 'content/' : '';
  if (undo) {
    for (const path of undoItem(undoFile)) console.log(relative(process.cwd(), path));
    return 0;
  }
  if (!kind) {
    throw new UsageError({
      en: 'Say what to create: npm run new -- news',
      uk: 'Скажіть, що створити: npm run new -- news',
    });
  }
  addedKindNamed(kind);
  if (from !== undefined && kind !== 'publication') {
    throw new UsageError({
      en: '--from goes with a publication: npm run new -- publication --from article.bib',
      uk: '--from буває лише з публікацією: npm run new -- publication --from article.bib',
    });
  }
  const dir = existingFolder('--content', resolve(content ?? join(root, 'content')));
  const language = languageOfEnvironment();
  const verified = openVerifiedContent(root, cacheDir);
  const options = { filePrefix, language, undoFile, from, verified, say: console.log };
  const asking = process.stdin.isTTY && { ask: askTerminal };
  const { paths, result } = await newItem(dir, kind, given, { ...options, ...asking });
  for (const path of paths) console.log(filePrefix + path);
  if (result.diagnostics.length > 0) console.log(`\n${leftToWrite[language]}`);
  console.log(`\n${printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language })}`);
  return 0;
}

function readArguments() {
  const ofKinds = addedKinds.flatMap((kind) => needsOf(kind).map(({ option }) => option));
  const texts = Object.fromEntries(
    ['content', 'from', ...ofKinds].map((name) => [name, { type: 'string' as const }]),
  );
  const { values, positionals } = parseArgs({
    options: { ...texts, undo: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { content, undo, from, ...given } = values as Record<string, string> & { undo?: boolean };
  const [kind = '', ...others] = positionals;
  // The further words of an answer without quotes, for instance.
  refuseArguments(others);
  return { content, undo, from, given, kind };
}

const leftToWrite = {
  en: 'Created. Left to write or fix:',
  uk: 'Створено. Лишилося дописати чи виправити:',
};

const kindAskedFor = addedKinds.find(({ name }) => name === process.argv[2]);

const usage = {
  en: `Creates an entry in all its files, of what its id and its place need; everything else is left to write, and the check names it:
the entry is there, so the command succeeds (exit code 0). When an answer is wrong, nothing is written.

npm run new -- KIND [options]   what is needed and not given is asked for in a terminal
npm run new -- KIND --help      explains the options of a kind
npm run new -- publication --from FILE   creates all publications of a file in BibTeX, RIS or CSL JSON, or none
npm run new -- --undo           takes the last entry back

${kindAskedFor ? optionsOf(kindAskedFor, 'en') : allKinds('all: --content DIR for another folder than content/')}
`,
  uk: `Створює запис в усіх його файлах із того, що потрібно для його id та місця; решту лишає дописати, і перевірка її називає:
запис уже є, тож команда завершується успішно (код 0). Якщо якась відповідь хибна, не записує нічого.

npm run new -- ВИД [параметри]  про потрібне, якого не вказано, питає в терміналі
npm run new -- ВИД --help       пояснює параметри виду
npm run new -- publication --from ФАЙЛ   створює всі публікації з файлу BibTeX, RIS чи CSL JSON або, якщо щось не так, жодної
npm run new -- --undo           скасовує останній створений запис

${kindAskedFor ? optionsOf(kindAskedFor, 'uk') : allKinds('усі: --content ТЕКА, якщо вміст не в content/')}
`,
};

function optionsOf(kind: ItemKind, language: CommandLanguage): string {
  const needed = { en: 'needed', uk: 'потрібно' }[language];
  return needsOf(kind)
    .map((need) => {
      const taken = need.initial ?? need.ifEmpty?.[language] ?? (need.isNeeded ? needed : undefined);
      return `  --${need.option.padEnd(18)}${needWords(need, language)}${taken ? ` (${taken})` : ''}`;
    })
    .join('\n');
}

function allKinds(ofAll: string): string {
  const lines = addedKinds.map(
    (kind) =>
      `  ${kind.name}: ${needsOf(kind)
        .map(({ option }) => `--${option}`)
        .join(' ')}`,
  );
  return [...lines, `  ${ofAll}`].join('\n');
}

await runCommand(usage, run);

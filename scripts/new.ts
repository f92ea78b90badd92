import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/check/check-content.ts';
import { languageOfEnvironment } from '../src/check/command/check-settings.ts';
import { printPretty } from '../src/check/formats/print-pretty.ts';
import { existingFolder } from '../src/command/folders.ts';
import { runCommand, UsageError } from '../src/command/run-command.ts';
import { type Answers, newItem } from '../src/content/new-item.ts';

const root = join(import.meta.dirname, '..');

/** What is asked for, by kind and option; those in brackets may be left empty. */
const questions: Record<string, [option: string, question: string, mayBeEmpty?: true][]> = {
  news: [
    ['date', 'Дата, ДД.ММ.РРРР · Date, DD.MM.YYYY'],
    ['title', 'Заголовок українською · Headline in Ukrainian'],
    ['title-en', 'Заголовок англійською · Headline in English'],
    ['id', 'Ідентифікатор латиницею (Enter: із заголовка) · Id (Enter: from the headline)', true],
    ['image', 'Файл зображення (Enter: без нього) · Picture file (Enter: none)', true],
    ['unit', 'Відділ чи лабораторія (Enter: без) · Department or laboratory (Enter: none)', true],
  ],
  person: [
    ['name', 'Прізвище, ім’я, по батькові · Surname, given name, patronymic in Ukrainian'],
    ['name-en', 'Ім’я англійською (Enter: за КМУ-55) · Name in English (Enter: by KMU-55)', true],
  ],
  document: [
    ['file', 'Файл PDF · PDF file'],
    ['kind', 'Вид (regulation, order, report …) · Kind'],
    ['date', 'Дата, ДД.ММ.РРРР · Date, DD.MM.YYYY'],
    ['title', 'Назва українською · Title in Ukrainian'],
    ['title-en', 'Назва англійською · Title in English'],
  ],
};

async function readAnswers(kind: string, given: Answers): Promise<Answers> {
  const answers = { ...given };
  if (!process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [option, question, mayBeEmpty] of questions[kind] ?? []) {
    while (answers[option] === undefined || (answers[option] === '' && !mayBeEmpty)) {
      answers[option] = (await terminal.question(`${question}: `)).trim();
    }
    if (answers[option] === '') delete answers[option];
  }
  terminal.close();
  return answers;
}

async function run(): Promise<number> {
  const options = Object.fromEntries(
    ['content', 'id', 'language', ...Object.values(questions).flatMap((list) => list.map(([option]) => option))].map(
      (option) => [option, { type: 'string' as const }],
    ),
  );
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind = ''] = positionals;
  const { content, ...given } = values as Answers;
  if (!questions[kind]) throw new UsageError(`Unknown kind: "${kind}".`);
  const dir = existingFolder('--content', resolve(content ?? join(root, 'content')));
  const paths = newItem(dir, kind, await readAnswers(kind, given));
  const filePrefix = content === undefined ? 'content/' : '';
  for (const path of paths) console.log(filePrefix + path);
  const language = languageOfEnvironment();
  const result = await checkContent(dir, { filePrefix, language });
  console.log(`\n${printPretty(result, { colour: process.stdout.isTTY && !process.env.NO_COLOR, language })}`);
  return 0;
}

const usage = `Creates a new item with all its files. Then the check names what is left to write.

npm run new -- KIND [options]   missing required values are asked for in a terminal

${Object.entries(questions)
  .map(([kind, list]) => `  ${kind}: ${list.map(([option]) => `--${option}`).join(' ')}`)
  .join('\n')}
  all: --id ID, --content DIR for another folder than content/
`;

await runCommand(usage, run);

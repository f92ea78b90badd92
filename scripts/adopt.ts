import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printPretty } from '../src/check/formats/print-pretty.ts';
import { isSample } from '../src/content/published-content.ts';
import { languageOfEnvironment } from '../src/lib/command/command-words.ts';
import { askTerminal, CommandError, runCommand } from '../src/lib/command/run-command.ts';
import { runGit } from '../src/lib/git/git.ts';
import { languageCodes } from '../src/lib/language/languages.ts';
import { adoptProject } from './adopt/adopted-project.ts';
import { askAnswers, questions } from './adopt/ask-answers.ts';
import { sectionList } from './adopt/sections.ts';

const root = join(import.meta.dirname, '..');

const usage = `Replaces the sample by the site of another institute: its name, the sections it has, and first texts to write over.
Nothing of the sample stays but the words of the interface. Git keeps it: the working tree must be clean.

npm run adopt                 asks; what is given as an option is not asked
npm run adopt -- ${questions.map(({ option }) => `--${option} …`).join(' ')}

Sections, separated by commas; those that they need come along:
${sectionList()}

exit 0: adopted, 1: the check found something, so that nothing was written, 2: it could not be done
`;

const language = languageOfEnvironment();

const words = {
  en: {
    adopted: 'The content is an institute’s own already; an adoption would replace it.',
    unclean: 'There are changes that are not committed. Commit them first: Git is what takes an adoption back.',
    done: (files: number) => `The site is yours: ${files} files, checked.`,
    translate: (count: number) =>
      `Texts that begin in English are to be translated; npm run check names them (${count}).`,
    first: 'Write these first, in every language (npm run desk shows them as forms):',
    next: 'Look at it: npm start. Take it back: git restore . && git clean -fdq content',
    wrong: 'Nothing was written:',
  },
  uk: {
    adopted: 'Тут уже не зразок, а зміст установи: adopt замінив би його.',
    unclean: 'Є незбережені зміни. Спершу зробіть commit: саме Git дає змогу все повернути.',
    done: (files: number) => `Сайт ваш: файлів — ${files}, перевірено.`,
    translate: (count: number) => `Тексти, що поки англійською, треба перекласти; npm run check їх назве (${count}).`,
    first: 'Спершу напишіть це, кожною мовою (npm run desk показує їх у формах):',
    next: 'Подивіться: npm start. Повернути все: git restore . && git clean -fdq content',
    wrong: 'Нічого не записано:',
  },
}[language];

await runCommand(usage, async () => {
  const options = Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const terminal = process.stdin.isTTY ? { ask: askTerminal, say: console.log } : undefined;
  // Before anybody answers in vain.
  if (!isSample(join(root, 'content'))) throw new CommandError(words.adopted);
  if (runGit(root, ['status', '--porcelain']) !== '') throw new CommandError(words.unclean);
  const answers = await askAnswers(values as Record<string, string>, language, terminal);
  const { result, isWritten, first } = await adoptProject(root, answers, language);
  if (!isWritten) {
    console.log(`${words.wrong}\n\n${printPretty(result, { language })}`);
    return 1;
  }
  const { files, warnings } = result;
  const names = first.map((name) => `  content/${languageCodes.join('|')}/${name}.json`);
  const lines = [words.done(files), ...(warnings > 0 ? [words.translate(warnings)] : []), words.first];
  console.log([...lines, ...names, words.next].join('\n'));
  return 0;
});

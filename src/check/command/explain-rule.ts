import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { PublishedContent } from '../../content/published-content.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { closest } from '../../lib/text/compare-text.ts';
import { checkContent } from '../check-content.ts';
import { didYouMean } from '../diagnostic.ts';
import { printDiagnostic, severityNames } from '../formats/print-pretty.ts';
import type { Rule } from '../rule.ts';
import { canBeExcepted, rulesByCode } from '../rule-table.ts';

/** The first fixture of a rule, as far as an example needs it: the small institute with one error. */
interface Fixture {
  replace?: [path: string, from: string, to: string][];
}

/** The module of the tests that is imported when a rule is explained: commands are compiled without them. */
interface FixtureModules {
  wrong: Fixture[];
  withFixture<T>(fixture: Fixture, use: (dir: string) => Promise<T>): Promise<T>;
  publishedOf(fixture: Fixture): PublishedContent | undefined;
}

const tests = join(import.meta.dirname, '../../../tests');
const around = 1;
const mostLines = 8;

const words = {
  en: {
    titles: { why: 'Why', wrong: 'Incorrect, for example', right: 'Correct', exceptions: 'Exceptions' },
    unused: '"npm run check -- --fix" removes what nothing uses, after asking once.',
    excepted: 'Except a place with the reason, at the top of the same file:',
    none: 'None: fix the error.',
    reason: 'Why the rule is wrong here',
    unknown: (code: string, meant?: string) =>
      `--explain ${code}: there is no such code. ${didYouMean.en(meant, 'All are listed in docs/content-rules.md.')}`,
  },
  uk: {
    titles: { why: 'Чому', wrong: 'Неправильно, наприклад', right: 'Правильно', exceptions: 'Винятки' },
    unused: '"npm run check -- --fix" видалить невикористане, спитавши один раз.',
    excepted: 'Напишіть виняток і причину на початку того самого файлу:',
    none: 'Винятків немає: виправте помилку.',
    reason: 'Чому правило тут помиляється',
    unknown: (code: string, meant?: string) =>
      `--explain ${code}: такого коду немає. ${didYouMean.uk(meant, 'Усі перелічено в docs/content-rules.md.')}`,
  },
};

/**
 * Explains a rule: why there is one, what is wrong and right by it, and its exceptions.
 * @param fixtures the folder of the tests, whose fixtures are the examples; where they are missing, there is none
 * @throws CommandError when there is no rule with this code
 */
export async function explainRule(code: string, language: CommandLanguage, fixtures = tests): Promise<string> {
  const rule = rulesByCode.get(code);
  const say = words[language];
  if (!rule) {
    const meant = closest(code, rulesByCode.keys());
    throw new CommandError({ en: words.en.unknown(code, meant), uk: words.uk.unknown(code, meant) });
  }
  const [wrong, right] = await exampleOf(rule, language, fixtures);
  const { asks, why } = rule[language];
  const parts: [title: string, text: string | undefined][] = [
    [`${code} (${severityNames[language][rule.severity]})`, asks],
    [say.titles.why, `${why}${rule.unused ? `\n${say.unused}` : ''}`],
    [say.titles.wrong, wrong],
    [say.titles.right, right],
    [say.titles.exceptions, exceptionsOf(rule, language)],
  ];
  return parts.flatMap(([title, text]) => (text ? `${title}\n${text}` : [])).join('\n\n');
}

function exceptionsOf(rule: Rule, language: CommandLanguage): string {
  const say = words[language];
  const example = `  "$exceptions": [{ "rule": "${rule.code}", "at": "…", "reason": "${say.reason}" }]`;
  const { note } = rule[language];
  const allowed = canBeExcepted(rule) ? [say.excepted, example] : note ? [] : [say.none];
  return [note ?? [], ...allowed].flat().join('\n');
}

/** The example of the first wrong fixture of a rule: the mistake, as the check prints it, and the lines that were there before. */
async function exampleOf({ code }: Rule, language: CommandLanguage, folder: string): Promise<string[]> {
  const paths = ['check/fixture.ts', `check/fixtures/${code}.ts`].map((path) => join(folder, path));
  if (!paths.every((path) => existsSync(path))) return [];
  const modules = await Promise.all(paths.map((path) => tsImport(pathToFileURL(path).href, import.meta.url)));
  const { wrong, withFixture, publishedOf }: FixtureModules = Object.assign({}, ...modules);
  const [fixture] = wrong;
  if (!fixture) return [];
  return withFixture(fixture, async (dir) => {
    const published = publishedOf(fixture);
    const result = await checkContent(dir, { filePrefix: 'content/', language, published });
    const found = result.diagnostics.find((diagnostic) => diagnostic.code === code);
    if (!found) throw new Error(`${code} is not found in its first fixture.`);
    const file = found.file.replace('content/', '');
    const right = await withFixture({}, async (institute) => rightLines(fixture, file, institute));
    return [printDiagnostic(found, result, { language }), right];
  });
}

/** The lines of a file that a fixture has changed, as they were; none where it has added or removed lines. */
function rightLines({ replace = [] }: Fixture, file: string, institute: string): string {
  const changes = replace.filter(([path]) => path === file);
  const [, from] = changes.find(([, , to]) => to.includes('⟦')) ?? changes[0] ?? [];
  const lineCount = (text: string) => text.split('\n').length;
  if (!from || changes.some(([, old, changed]) => lineCount(old) !== lineCount(changed))) return '';
  const text = readFileSync(join(institute, file), 'utf8');
  const before = lineCount(text.slice(0, text.indexOf(from)));
  const first = Math.max(1, before - around);
  const last = Math.min(before + lineCount(from) - 1 + around, first + mostLines);
  const lines = text.split('\n').slice(first - 1, last);
  return lines.map((line, at) => `  ${String(first + at).padStart(String(last).length)} │ ${line}`).join('\n');
}

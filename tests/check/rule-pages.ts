import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/check/diagnostic.ts';
import { type RuleExample, ruleList, rulePage } from '../../src/check/docs/rule-page.ts';
import type { Rule } from '../../src/check/rule.ts';
import { exceptableCodes, rules, rulesByCode } from '../../src/check/rule-table.ts';
import type { ContentTree } from '../../src/content/content-tree.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { type Fixtures, publishedOf, SharedFixtures } from './fixture.ts';

const root = join(import.meta.dirname, '../..');
const rulesDir = join(root, 'src/check/rules');
/** Where the pages lie. */
export const pagesDir = join(root, 'docs/content-rules');

/** What the rules of a folder look at, in the order of the list. */
const folders: Record<string, string> = {
  json: 'The syntax of a file',
  schema: 'What a file may contain',
  files: 'Files, pictures and documents',
  items: 'Items and what refers to them',
  languages: 'Texts in several languages',
  values: 'Dates, numbers and addresses',
  links: 'Links',
  figures: 'Figures',
  texts: 'Texts',
  exceptions: 'Exceptions from rules',
};
/** Lines before and after the place of an example. */
const around = 1;
const mostLines = 8;

/** The pages of all rules and their index, by file name. */
export async function makeRulePages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const shared = new SharedFixtures();
  const { tree } = await checkContent(shared.dir);
  for (const rule of rules) pages.set(`${rule.code}.md`, rulePage(rule, await exampleOf(rule, shared, tree)));
  shared.remove();
  pages.set('README.md', indexPage(readFileSync(join(pagesDir, 'README.md'), 'utf8')));
  return pages;
}

/** The rules by the folder that they lie in. */
export function rulesByFolder(): Map<string, Rule[]> {
  return new Map(
    Object.keys(folders).map((folder) => {
      const codes = readdirSync(join(rulesDir, folder)).map((name) => name.replace('.ts', ''));
      return [folder, codes.flatMap((code) => rulesByCode.get(code) ?? [])];
    }),
  );
}

/** Writes what is made of the rules into the index; everything else in it stays. */
function indexPage(text: string): string {
  const groups = new Map([...rulesByFolder()].map(([folder, members]) => [folders[folder] ?? folder, members]));
  const errors = rules.filter(({ code, severity }) => severity === 'error' && exceptableCodes.includes(code));
  const codes = errors.map(({ code }) => code).sort();
  return [
    ['rules', `\n\n${ruleList(groups)}\n\n`],
    ['exceptable', codes.map((code) => `\`${code}\``).join(', ')],
  ].reduce((page, [name, made]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [page.indexOf(start), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/content-rules/README.md has no part ${start} … ${end}.`);
    return page.slice(0, from + start.length) + made + page.slice(to);
  }, text);
}

/** What its first wrong fixture shows of a rule. Files that the fixture does not change are not read again. */
async function exampleOf({ code }: Rule, shared: SharedFixtures, previous: ContentTree): Promise<RuleExample> {
  const { wrong } = (await import(join(import.meta.dirname, 'fixtures', `${code}.ts`))) as Fixtures;
  const [fixture] = wrong;
  if (!fixture) throw new Error(`${code} has no wrong fixture.`);
  return shared.with(fixture, async () => {
    const published = publishedOf(fixture);
    const { diagnosticsIn } = await checkContent(shared.dir, { filePrefix: 'content/', previous, published });
    const [[en], [uk]] = [diagnosticsIn('en'), diagnosticsIn('uk')];
    if (!en || !uk) throw new Error(`${code}: nothing is found in ${fixture.name}.`);
    const path = en.file.replace('content/', '');
    const before = join(smallInstitute, path);
    const isText = path.endsWith('.json') && en.endColumn + en.endLine > 2;
    if (!isText) return { name: fixture.name, said: { en, uk } };
    const wrongText = readFileSync(join(shared.dir, path), 'utf8');
    const rightText = existsSync(before) ? readFileSync(before, 'utf8') : wrongText;
    // Where lines were added or taken away, the same lines are not the same part of the file.
    const isComparable = rightText !== wrongText && lineCount(rightText) === lineCount(wrongText);
    return {
      name: fixture.name,
      wrong: linesAt(wrongText, en),
      ...(isComparable && { right: linesAt(rightText, en) }),
      said: { en, uk },
    };
  });
}

function lineCount(text: string): number {
  return text.split('\n').length;
}

/** The lines of a diagnostic and those around it, moved to the left. */
function linesAt(text: string, { line, endLine }: Diagnostic): string {
  const last = Math.min(endLine + around, line + mostLines);
  const lines = text.split(/\r\n|\n|\r/).slice(Math.max(0, line - 1 - around), last);
  const indent = Math.min(...lines.filter(Boolean).map((each) => each.length - each.trimStart().length));
  return lines.map((each) => shortened(each.slice(indent))).join('\n');
}

function shortened(line: string): string {
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

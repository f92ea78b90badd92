import type { Diagnostic } from '../diagnostic.ts';
import type { Rule } from '../rule.ts';

/** An example of a rule: what is wrong, what the check says of it, and the same content put right. */
export interface RuleExample {
  /** What it is about, in a few words. */
  name: string;
  /** The lines around the place, as the editor wrote them; none where the diagnostic is about a file as a whole. */
  wrong?: string;
  /** The same lines as they should be; none where there is nothing to compare them with. */
  right?: string;
  /** What the check says, in English and Ukrainian. */
  said: Record<'en' | 'uk', Diagnostic>;
}

/** The page of a rule in Markdown, made from the rule itself and an example of what it finds. */
export function rulePage(rule: Rule, { name, wrong, right, said }: RuleExample): string {
  const { code, severity, summary, why } = rule;
  const { file, line, column } = said.en;
  const parts = [
    `<!-- Made by "npm run docs" from the rule and its first fixture. Never edit. -->`,
    `# ${code}`,
    `${summary} (${severity})`,
    '## Why',
    why,
    '## Wrong',
    `For example, ${name}: \`${file}\`${wrong === undefined ? '' : `, line ${line}, column ${column}`}`,
    ...(wrong === undefined ? [] : [fenced(wrong)]),
    quoted(said.en),
    quoted(said.uk),
    ...(right === undefined ? [] : ['## Right', fenced(right)]),
    '## Exceptions',
    exceptionsOf(rule),
  ];
  return `${parts.join('\n\n')}\n`;
}

function fenced(text: string): string {
  return `\`\`\`json\n${text}\n\`\`\``;
}

/** What the check says, as it stands in the terminal: Markdown in it is not markup of the page. */
function quoted({ message, hint }: Diagnostic): string {
  return `> ${`${message} ${hint}`.replace(/[\\`*<[\]]/g, '\\$&')}`;
}

function exceptionsOf({ severity, canBeExcepted, exceptions }: Rule): string {
  const allowed =
    severity === 'warning' || canBeExcepted
      ? 'Can be [excepted with a reason](README.md#exceptions).'
      : 'None: an error is fixed.';
  return exceptions ? `${exceptions}\n\n${allowed}` : allowed;
}

/** The list of rules, folder by folder, for the index of the pages. */
export function ruleList(groups: ReadonlyMap<string, readonly Rule[]>): string {
  return [...groups]
    .map(([title, rules]) => {
      const rows = rules.map(({ code, summary, severity }) => {
        return `- [${code}](${code}.md) — ${summary}${severity === 'warning' ? ' *Warning.*' : ''}`;
      });
      return `### ${title}\n\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

import type { RuleException } from '../../content/model/formats.ts';
import type { ContentTree } from '../content/content-tree.ts';
import type { Place } from '../content/place.ts';
import type { TypedValue } from '../content/schema/schema-values.ts';
import { valuesOfFormat } from '../content/views/values.ts';
import type { CommandLanguage } from '../lib/command/command-words.ts';
import type { Severity } from './diagnostic.ts';

/** The mistake and how to fix it. */
export interface FindingWords {
  message: string;
  hint: string;
  /** True if `--fix` does what the hint says. */
  isFixable?: boolean;
  /** Names another command that does what the hint says. */
  command?: string;
}

/** One error in the content as a rule finds it. `Parameters` is what the rule's words need to know. */
export interface Finding<Parameters extends object = object> {
  code: string;
  severity: Severity;
  place: Place;
  parameters: Parameters;
  related: Remarked[];
  /** True if it is in a draft: still to do, and no obstacle. */
  draft?: true;
  /** Puts it into words. `filePrefix` precedes the paths below the content folder. */
  words(language: CommandLanguage, filePrefix: string): FindingWords;
}

/** Another place that helps to understand a finding, with the remark why. */
export interface Remarked {
  remark: keyof typeof remarks;
  place: Place;
}

/** A value that is wrong, and the one that may be meant. */
export interface Suggested {
  found: string;
  suggestion: string | undefined;
}

/** Takes one finding from a rule. */
export type Report<Parameters extends object> = (
  place: Place,
  parameters: Parameters,
  related?: Remarked[],
  /** For a case whose severity differs from the rule's. */
  severity?: Severity,
) => void;

/**
 * The scope of a rule: `file`, each file by itself, before all other rules; `group`, facts with their texts
 * (`data/news/2026.json`, `ua/news/2026.json`, `en/news/2026.json`); `content`, all of it; `result`, what the other rules found.
 * A rule that looks at a group sees its files, what is recorded of their translations, and the `sharedFiles` of
 * `site-dictionaries.ts`; of other files it knows nothing.
 */
export type Scope = 'file' | 'group' | 'content' | 'result';

/** The description of a rule, apart from how it finds. */
interface RuleFacts {
  /** In diagnostics, in exceptions and in the address of its page. */
  code: string;
  /** Errors for what is certainly wrong, warnings for what people must judge. */
  severity: Severity;
  scope: Scope;
  /** True if editors may except a place from an error; from a warning they always may. */
  canBeExcepted?: true;
  /** Reported only while there are no errors: an error elsewhere may refer to the same thing once it is fixed. */
  waitsForErrors?: true;
  /** True if it compares two texts: reported only when both are right by themselves. */
  comparesTexts?: true;
  /** True if it looks at drafts, too, though it looks at all of the content. */
  seesDrafts?: true;
}

interface Explanation {
  /** The demand of the rule, in one sentence. */
  asks: string;
  /** Why it does. Markdown. */
  why: string;
  /** Cases that it lets pass by itself, or how else to live with it. Markdown. */
  note?: string;
}

/** A sentence; a function where it names parameters. */
type Sentence<Parameters> = string | ((parameters: Parameters, content: string) => string);

/** The words of a rule that knows one mistake. */
interface OwnWords<Parameters> {
  message: Sentence<Parameters>;
  hint: Sentence<Parameters>;
  command?: Sentence<Parameters>;
}

/** The words of a rule that knows several mistakes. */
interface WordsByMistake<Parameters> {
  /** @param content precedes the paths below the content folder that the words name themselves */
  words: (parameters: Parameters, content: string) => FindingWords;
}

/** A rule in each language. */
export type RuleWords<Parameters extends object> = Record<
  CommandLanguage,
  Explanation & (OwnWords<Parameters> | WordsByMistake<Parameters>)
>;

/** The meaning of a rule's findings for others. */
interface Meaning<Parameters extends object> {
  /**
   * The findings that need not be reported beside this rule's, because it follows from them: one error gives one diagnostic.
   * @param own this rule's findings
   * @returns tells whether a finding of another rule follows from one of them
   */
  explains?(own: readonly Finding<Parameters>[]): (other: Finding) => boolean;
  /**
   * The files and values that nothing uses if a finding is right: `--fix` removes them together, after asking. None where the
   * editor may have meant something else.
   */
  unused?(finding: Finding<Parameters>, tree: ContentTree): readonly Place[];
  /** The name of the error that a finding stands for; further places of it become related places of the first. */
  leads?(finding: Finding<Parameters>): string | undefined;
  /** The name of the error that a finding repeats if another finding leads it. */
  follows?(finding: Finding<Parameters>): string | undefined;
}

/** The rest of a rule as its family defines it. */
export interface RuleBody<Parameters extends object>
  extends Omit<RuleFacts, 'code' | 'severity' | 'scope'>,
    Meaning<Parameters> {
  /** True if `--fix` does what the hint says. */
  isFixable?: true | ((parameters: Parameters) => boolean);
  /** The parameters that are paths below the content folder: editors see them as those of the project. */
  paths?: readonly (keyof Parameters & string)[];
  /** @param unneeded the exceptions that no other finding needed, for rules of the scope `result` */
  check(tree: ContentTree, report: Report<Parameters>, unneeded: readonly WrittenException[]): void;
}

/** A rule, whatever its words need to know. Its meaning is asked of findings with its own code. */
export interface Rule extends RuleFacts, Meaning<object>, Record<CommandLanguage, Explanation> {
  find(tree: ContentTree, unneeded?: readonly WrittenException[]): Finding[];
}

/** Makes a rule of its definition. */
export function defineRule<Parameters extends object>(
  code: string,
  severity: Severity,
  scope: Scope,
  definition: RuleBody<Parameters> & RuleWords<Parameters>,
): Rule {
  const { paths = [], isFixable, check } = definition;
  return {
    ...definition,
    code,
    severity,
    scope,
    find(tree, unneeded = []) {
      const findings: Finding<Parameters>[] = [];
      const report: Report<Parameters> = (place, parameters, related = [], ownSeverity = severity) => {
        const say = (language: CommandLanguage, filePrefix: string) =>
          wordsOf(definition[language], withPrefix(parameters, paths, filePrefix), filePrefix, isFixable);
        findings.push({ code, severity: ownSeverity, place, parameters, related, words: say });
      };
      check(tree, report, unneeded);
      return findings;
    },
  };
}

/**
 * Looks at one after the other of what a content tree has.
 * @param list finds them
 */
export function each<Item, Parameters extends object>(
  list: (tree: ContentTree) => Iterable<Item>,
  look: (item: Item, report: Report<Parameters>, tree: ContentTree) => void,
): (tree: ContentTree, report: Report<Parameters>) => void {
  return (tree, report) => {
    for (const item of list(tree)) look(item, report, tree);
  };
}

/** The files of the content, for `each`. */
export const allFiles = ({ files }: ContentTree) => files;

/** Finds the values of a format. */
export function ofFormat(format: string): (tree: ContentTree) => readonly TypedValue[] {
  return (tree) => valuesOfFormat(tree, format);
}

function wordsOf<Parameters extends object>(
  rule: OwnWords<Parameters> | WordsByMistake<Parameters>,
  parameters: Parameters,
  content: string,
  isFixable: RuleBody<Parameters>['isFixable'],
): FindingWords {
  if ('words' in rule) return rule.words(parameters, content);
  const { message, hint, command } = rule;
  const say = (sentence: Sentence<Parameters>) =>
    typeof sentence === 'string' ? sentence : sentence(parameters, content);
  return {
    message: say(message),
    hint: say(hint),
    isFixable: typeof isFixable === 'function' ? isFixable(parameters) : isFixable === true,
    ...(command && { command: say(command) }),
  };
}

function withPrefix<Parameters extends object>(
  parameters: Parameters,
  paths: readonly (keyof Parameters & string)[],
  filePrefix: string,
): Parameters {
  const prefixed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(prefixed) : value === undefined ? undefined : `${filePrefix}${value}`;
  return { ...parameters, ...Object.fromEntries(paths.map((name) => [name, prefixed(parameters[name])])) };
}

/** The remarks on other places that help to understand a finding. */
export const remarks = {
  'first-here': { en: 'The first one is here.', uk: 'Перше — тут.' },
  'facts-here': { en: 'The facts are here.', uk: 'Дані — тут.' },
  'text-here': { en: 'The text is here.', uk: 'Текст — тут.' },
  'other-language-here': { en: 'In another language, it is here.', uk: 'Іншою мовою — тут.' },
  'list-here': { en: 'The other list is here.', uk: 'Інший список — тут.' },
  'missing-after': { en: 'It is missing after this one.', uk: 'Його бракує після цього.' },
  'begins-here': { en: 'The period starts here.', uk: 'Період починається тут.' },
  'also-here': { en: 'Also here.', uk: 'Також тут.' },
};

/** An exception with the place where it is written, and what it covers. */
export interface WrittenException extends Pick<RuleException, 'rule' | 'at'> {
  place: Place;
  covers: (place: Place) => boolean;
  /** True if there is what it names. */
  exists: boolean;
}

import type { JsonFault } from '../../content/json/json-node.ts';
import type { LinkProblem } from '../../content/link-target.ts';
import type { MarkdownBlockKind } from '../../content/markdown-blocks.ts';
import type { LanguageCode } from '../../language/languages.ts';

/** The kinds of value that JSON knows. */
export type JsonType = 'text' | 'number' | 'integer' | 'list' | 'object' | 'boolean' | 'null' | 'nothing';

/** The things that have ids. */
export type ItemKind =
  | 'news'
  | 'person'
  | 'department'
  | 'laboratory'
  | 'unit'
  | 'document'
  | 'route'
  | 'navigation'
  | 'development'
  | 'procurement'
  | 'instrument'
  | 'monograph'
  | 'postgraduate'
  | 'director'
  | 'course'
  | 'defence'
  | 'special-council'
  | 'news-archive'
  | 'section'
  | 'namespace'
  | 'item';

/** The things whose items have a file each. */
export const kindsWithOwnFiles: ReadonlySet<ItemKind> = new Set([
  'person',
  'department',
  'laboratory',
  'defence',
  'special-council',
]);

/** What each kind of message needs to know. The keys are the codes of the diagnostics. */
export interface MessageParameters {
  'json-syntax': { fault: JsonFault; found: string };
  'file-encoding': Record<never, never>;
  'duplicate-key': { key: string };
  'schema-unknown-key': { key: string; suggestion?: string; keys: string[] };
  'schema-missing-key': { key: string; description?: string };
  'schema-type': { expected: JsonType[]; found: JsonType };
  'schema-choice': { found: string; choices: string[]; suggestion?: string };
  'schema-pattern': { found: string; format?: string; pattern: string; example?: string; suggestion?: string };
  'schema-limit': { limit: Limit; bound: number; found: number; description?: string };
  'schema-repeated': Record<never, never>;
  'schema-path': { found?: string; expected: string };
  'file-missing': { path: string };
  'namespace-unused': { name: string };
  'file-unexpected': { path: string; folder?: 'images' | 'files' | 'machine'; suggestion?: string };
  'file-name': { name: string; problem: 'case' | 'letters' | 'form' | 'twin' | 'year'; suggestion?: string };
  'duplicate-id': { id: string; kind: ItemKind };
  'duplicate-path': { path: string };
  untranslated: { id: string; kind: ItemKind; missing: LanguageCode[]; where: string[]; suggestion?: string };
  orphaned: { id: string; kind: ItemKind; languages: LanguageCode[]; facts: string; suggestion?: string };
  'translation-stale': { file: string; own: string };
  'text-misplaced': { id: string; stands: string; belongs: string };
  'missing-key': { key: string; file: string; source: string; suggestion?: string };
  'list-length': { here: number; there: number; file: string };
  'plural-missing': { key: string; form: string; language: LanguageCode };
  'plural-extra': { key: string; form: string; language: LanguageCode };
  'date-form': { found: string; suggestion?: string };
  'date-not-real': { found: string; reason: 'month' | 'day'; days?: number };
  'date-wrong-year': { found: string; year: string; file: string };
  'redirect-broken': { problem: RedirectProblem; from: string; to: string; suggestion?: string };
  'reference-unknown': { id: string; kind: ItemKind; suggestion?: string };
  'link-dead': { href: string; suggestion?: string };
  'link-language': { href: string; suggestion: string };
  'link-form': { href: string; problem: LinkProblem; suggestion?: string };
  'anchor-dead': { anchor: string; page: string; suggestion?: string };
  'exception-unneeded': { rule: string; at: string; exists: boolean };
  'asset-missing': { path: string; folder: string; suggestion?: string };
  'asset-unused': { path: string; folder: string };
  'asset-not-what-it-says': { expected: string; found: string; suggestion?: string };
  'text-empty': Record<never, never>;
  'markup-not-allowed': { found: string; markdown: boolean };
  'markup-broken': { fault: MarkupFault; found: string };
  'image-alt': { pictures: number; texts: number };
  'navigation-shape': { keys: string[] };
  'phone-form': { found: string };
  'email-form': { found: string };
  'url-form': { found: string; suggestion?: string };
  'url-insecure': { suggestion: string };
  'url-tracking': { suggestion: string };
  'phone-operator': { code: string };
  'link-differs': { shown: string; href: string; suggestion: string };
  isbn: { found: string; expected?: string };
  issn: { found: string; expected?: string };
  doi: { found: string; suggestion?: string };
  'date-range': { problem: 'order' | 'year'; from: string; to: string };
  'pdf-unreadable': { problem: 'encrypted' | 'broken' };
  'image-size': { problem: 'heavy' | 'small' | 'wide'; found: number; bound: number };
  'alt-useless': { found: string; problem: 'file-name' | 'says-nothing' | 'title' | 'long' | 'missing' };
  orcid: { found: string; expected: string };
  'svg-active': { found: string };
  'same-in-both': { language: LanguageCode };
  'cyrillic-in-english': { found: string; swappedWith?: string };
  'latin-in-ukrainian': Record<never, never>;
  'placeholder-differs': { placeholder: string; file: string; lacks: boolean };
  'fact-differs': { fact: 'number' | 'date' | 'time' | 'link' | 'email'; value: string; file: string };
  'structure-differs': {
    found: MarkdownBlockKind | 'end';
    expected: MarkdownBlockKind | 'end';
    /** The cells of two rows that differ in nothing else, or the levels of two headings. */
    sizes?: [here: number, there: number];
    file: string;
  };
  'name-romanized': { found: string; suggestions: string[] };
  'place-name': { found: string; suggestion: string };
  'russian-word': { word: string; suggestion?: string };
  'russian-letter': { word: string; letter: string };
  'mixed-script': { word: string; letters: string; suggestion: string };
  'invisible-character': { name: string };
  'not-composed': { word: string; suggestion: string };
  typography: { problem: TypographyProblem; suggestion: string };
  'heading-order': { level: number; expected: number };
  'link-text': { text: string };
  'table-header': Record<never, never>;
}

/** What a typesetter would mend. */
export type TypographyProblem =
  | 'quotes'
  | 'apostrophe'
  | 'dash'
  | 'range'
  | 'minus'
  | 'spaces'
  | 'dots'
  | 'ellipsis'
  | 'no-break'
  | 'unit-space'
  | 'unit-language'
  | 'decimal';

/** The bounds that a schema can set. */
export type Limit = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';

/** What keeps Markdown from becoming what was meant. */
export type MarkupFault = 'link-space' | 'link-open' | 'heading-space' | 'bold-open' | 'bold-space';

/** What can be wrong with an old address. */
export type RedirectProblem = 'repeated' | 'shadows' | 'chain' | 'loop' | 'dead';

/** The code of a diagnostic. */
export type Code = keyof MessageParameters;

/** Remarks on related places. */
export type Remark =
  | 'first-here'
  | 'facts-here'
  | 'text-here'
  | 'other-language-here'
  | 'list-here'
  | 'also-here'
  | 'begins-here';

/** What is wrong and how to mend it. */
export interface Words {
  message: string;
  hint: string;
}

/** The words for a set of codes, in one language. */
export type MessagesFor<C extends Code> = { [K in C]: (parameters: MessageParameters[K]) => Words };

/** All words of one language. */
export interface Messages extends MessagesFor<Code> {
  remarks: Record<Remark, string>;
}

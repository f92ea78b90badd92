import type { LanguageCode } from '../../lib/language/languages.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { mapTexts } from '../field-words.ts';
import { typedValues } from '../schema/schema-values.ts';
import { type NamedFact, namedFact, writeFact } from './named-facts.ts';

/** One pair of braces around a name of three letters or more: `{{count}}` is filled in by the browser, `{a, b}` is a set. */
const form = /(?<!\{)\{([a-z][a-z0-9-]{2,}(?:\/[a-z0-9-]+\/[A-Za-z]+)?)(\.day)?\}(?!\})/g;

/** Tells if a text, or the source of a file with texts, may name facts. */
function mayNameFacts(text: string): boolean {
  return /\{[a-z][a-z0-9-]{2,}[./}]/.test(text);
}

/** Finds the places where a text names facts: `{phone}`, `{unit/quality/email}`, and `{admission-closes.day}` without the year. */
export function placeholdersIn(text: string) {
  if (!text.includes('{')) return [];
  return [...text.matchAll(form)].map(({ 0: found, 1: name = '', 2: day, index }) => ({
    name,
    isDayOnly: day !== undefined,
    from: index,
    to: index + found.length,
  }));
}

/** The value of a file with the facts that its texts name. A name that stands for nothing stays: the checker runs first. */
export function fillPlaceholders(tree: ContentTree, file: ContentFile): unknown {
  const { language } = file;
  if (!language || !mayNameFacts(file.document.source.text)) return file.value;
  const formats = new Map(typedValues(file).map(({ pointer, format }) => [pointer, format]));
  return mapTexts(file.value, (text, pointer) =>
    fillText(text, { language, isMarkdown: formats.get(pointer) === 'markdown' }, (name) => namedFact(tree, name)),
  );
}

/** Fills in one text. In Markdown, numbers and addresses become links, unless they are in one already. */
export function fillText(
  text: string,
  { language, isMarkdown }: { language: LanguageCode; isMarkdown: boolean },
  factNamed: (name: string) => NamedFact | undefined,
): string {
  let filled = '';
  let end = 0;
  for (const { name, isDayOnly, from, to } of placeholdersIn(text)) {
    const fact = factNamed(name);
    if (!fact) continue;
    const words = writeFact(fact, { language, isDayOnly });
    const before = text.slice(0, from);
    const digits = `+${words.replace(/\D/g, '')}`;
    filled += text.slice(end, from);
    if (before.endsWith('tel:')) filled += digits;
    else if (isMarkdown && isLinked(fact) && !isInLink(before, text.slice(to)) && !isInCode(before)) {
      filled += `[${words}](${fact.type === 'phone' ? `tel:${digits}` : `mailto:${words}`})`;
    } else filled += words;
    end = to;
  }
  return filled + text.slice(end);
}

function isLinked({ type }: NamedFact): boolean {
  return type === 'phone' || type === 'email';
}

/** Tells if what stands between two parts of a text is in the words or the address of a Markdown link. */
export function isInLink(before: string, after: string): boolean {
  const isInWords = before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]]*\]\(/.test(after);
  return isInWords || /\]\([^()\s]*$/.test(before);
}

/** Tells if what follows a part of a text is in Markdown code. */
export function isInCode(before: string): boolean {
  return (before.match(/`/g) ?? []).length % 2 === 1;
}

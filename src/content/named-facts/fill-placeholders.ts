import type { LanguageCode } from '../../language/languages.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { joinPointer } from '../json/json-pointer.ts';
import { typedValues } from '../schema/typed-values.ts';
import { isObject } from '../unknown-value.ts';
import { isInCode, isInLink } from './markdown-place.ts';
import { type NamedFact, namedFact } from './named-facts.ts';
import { mayNameFacts, placeholdersIn } from './placeholders.ts';
import { writeFact } from './write-fact.ts';

/** The value of a file with the facts that its texts name. A name that stands for nothing stays: the checker runs first. */
export function fillPlaceholders(tree: ContentTree, file: ContentFile): unknown {
  const { language } = file;
  if (!language || !mayNameFacts(file.document.source.text)) return file.value;
  const formats = new Map(typedValues(file).map(({ pointer, format }) => [pointer, format]));
  return fill(file.value, '');

  function fill(value: unknown, pointer: string): unknown {
    if (typeof value === 'string') {
      const form = { language: language as LanguageCode, isMarkdown: formats.get(pointer) === 'markdown' };
      return fillText(value, form, (name) => namedFact(tree, name));
    }
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, joinPointer(pointer, index)));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, fill(member, joinPointer(pointer, key))]),
    );
  }
}

interface TextForm {
  language: LanguageCode;
  isMarkdown: boolean;
}

/** Fills in one text. In Markdown, numbers and addresses become links, unless they are in one already. */
export function fillText(
  text: string,
  { language, isMarkdown }: TextForm,
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

import type { LanguageCode } from '../../lib/language/languages.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { mapTexts } from '../map-texts.ts';
import { typedValues } from '../schema/typed-values.ts';
import { isInCode, isInLink } from './markdown-place.ts';
import { type NamedFact, namedFact } from './named-facts.ts';
import { mayNameFacts, placeholdersIn } from './placeholders.ts';
import { writeFact } from './write-fact.ts';

/** The value of a file with the facts that its texts name. A name that stands for nothing stays: the checker runs first. */
export function fillPlaceholders(tree: ContentTree, file: ContentFile): unknown {
  const { language } = file;
  if (!language || !mayNameFacts(file.document.source.text)) return file.value;
  const formats = new Map(typedValues(file).map(({ pointer, format }) => [pointer, format]));
  return mapTexts(file.value, (text, pointer) =>
    fillText(text, { language, isMarkdown: formats.get(pointer) === 'markdown' }, (name) => namedFact(tree, name)),
  );
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

import { useMemo } from 'react';
import { isLanguageCode } from '../../../lib/language/languages.ts';
import type { PartName } from '../../server/thing.ts';
import { api, useAnswer } from '../api.ts';
import { useTitleOf } from '../words.ts';
import { namePattern } from '../writing/text-schema.ts';

/** Says what the facts and figures read that a text names, in the language of its part. They are asked for once it names one. */
export function useNamedWords(part: PartName, text: string): (name: string) => string {
  const titleOf = useTitleOf();
  const isNaming = isLanguageCode(part) && text.includes('{');
  const [all] = useAnswer(isNaming ? () => api.insertables(part) : undefined, [part, isNaming]);
  const words = useMemo(() => Object.assign({}, ...(all ?? []).map((each) => each.words)), [all]);
  return (name) => words[name] ?? titleOf(name);
}

/** A text as visitors read it, if it names something. */
export function useFilledIn(part: PartName, text: string): string | undefined {
  const wordsOf = useNamedWords(part, text);
  const filled = filledIn(text, wordsOf);
  return filled === text ? undefined : filled;
}

/** A text with words in place of the names in it. */
export function filledIn(text: string, wordsOf: (name: string) => string): string {
  return text.replace(new RegExp(namePattern, 'g'), (_, name: string) => wordsOf(name));
}

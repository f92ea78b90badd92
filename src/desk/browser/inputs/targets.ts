import { useContext } from 'react';
import { kindsOfFormat } from '../../../content/kind-table.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import type { ListedThing } from '../../server/named-targets.ts';
import { FieldContext } from '../field-context.ts';
import type { Schema } from '../schema.ts';
import { useFieldWords, useTextLanguage } from '../words.ts';

/** The targets that may be referred to, by id and name. */
export interface Target {
  id: string;
  title: { ua: string; en: string };
}

/** An item to be picked, and what it is called in the language of the texts, with its id if another one is called the same. */
export interface Choice {
  id: string;
  title: string;
}

const targetsAmong = oncePer((things: readonly ListedThing[]) =>
  memoize((kinds: string): readonly Target[] =>
    things
      .filter(({ kind }) => kinds.split(' ').includes(kind))
      .map(({ name, title }) => ({ id: name.slice(name.indexOf('/') + 1), title })),
  ),
);

const choicesAmong = oncePer((targets: readonly Target[]) =>
  memoize((language: keyof Target['title']): readonly Choice[] => {
    const titleIn = ({ title }: Target) => title[language];
    const seen = new Set<string>();
    const shared = new Set<string>();
    for (const title of targets.map(titleIn)) (seen.has(title) ? shared : seen).add(title);
    return targets
      .map((target) => {
        const title = titleIn(target);
        return { id: target.id, title: shared.has(title) ? `${title} (${target.id})` : title };
      })
      .sort((a, b) => a.title.localeCompare(b.title, 'uk'));
  }),
);

/** The things of some kinds, to be referred to. A form may have a hundred fields for them: they are looked for once. */
export function targetsOf(things: readonly ListedThing[], kinds: readonly string[]): readonly Target[] {
  return targetsAmong(things)(kinds.join(' '));
}

/** The ids of items with what they are called, in the order of that. */
export function choicesOf(targets: readonly Target[], language: 'ua' | 'en'): readonly Choice[] {
  return choicesAmong(targets)(language);
}

/** Finds what a field of a form may refer to, by its format: things, or else what else is named so; undefined where it refers to nothing. */
export function useTargets(): (format: string | undefined) => readonly Target[] | undefined {
  const { things, targets } = useContext(FieldContext);
  return (format) => {
    const kinds = kindsOfFormat(format);
    const ofThings = kinds && targetsOf(things, kinds);
    return ofThings?.length ? ofThings : targets[kinds?.[0] ?? ''];
  };
}

/** Says what a value of a field is in words: the title of what it refers to, or those of a choice; undefined where it has no others. */
export function useValueWords(): (value: string, schema: Schema) => string | undefined {
  const targetsOfFormat = useTargets();
  const { choiceOf } = useFieldWords();
  const language = useTextLanguage();
  return (value, schema) => {
    if (schema.enum) return choiceOf(schema, value);
    return targetsOfFormat(schema.format)?.find(({ id }) => id === value)?.title[language];
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../../content/model/routes-data.ts';

/** A value of a content file in which answers stand as `{name}`. */
export type StarterValue = string | number | null | StarterValue[] | { [key: string]: StarterValue };

/** What one section of a site consists of before anything was written for it. */
export interface StarterSection {
  id: string;
  /** What editors call it. */
  name: Readonly<Record<string, string>>;
  /** The sections without which it cannot be. */
  needs?: readonly string[];
  /** The routes of the route table that it keeps, by id, with their titles. */
  routes?: readonly string[];
  /** Routes that the table does not have. */
  newRoutes?: readonly (Route & { titles: Readonly<Record<string, string>> })[];
  /** The namespaces that it brings to the home page. */
  home?: readonly string[];
  /** The files of texts whose words it keeps, by name: what `texts` has under the same keys replaces them. */
  words?: readonly string[];
  /** The pictures that it shows, below `images`. */
  pictures?: readonly string[];
  /** Files below `data`, by path. */
  facts?: Readonly<Record<string, StarterValue>>;
  /** What search engines say of the pages, by language and route. */
  descriptions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By language and name, the texts of new files and those that replace kept ones; null takes a key away. */
  texts?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, StarterValue>>>>>>;
  /** What is to be written first, by name. */
  first: readonly string[];
}

/** Where the sections and their pictures lie. */
export const starterDir = join(import.meta.dirname, 'starter');

/** The section that every site has. */
export const baseSection = 'base';

/** All sections, the base first. */
export function readSections(): StarterSection[] {
  return readdirSync(starterDir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(starterDir, name), 'utf8')) as StarterSection)
    .sort((a, b) => Number(b.id === baseSection) - Number(a.id === baseSection));
}

/** The sections of these ids with all that they need, and the base. */
export function withNeeded(sections: readonly StarterSection[], ids: readonly string[]): StarterSection[] {
  const chosen = new Set<string>();
  const choose = (id: string): void => {
    if (chosen.has(id)) return;
    chosen.add(id);
    for (const needed of sections.find((section) => section.id === id)?.needs ?? []) choose(needed);
  };
  for (const id of [baseSection, ...ids]) choose(id);
  return sections.filter(({ id }) => chosen.has(id));
}

import type { Person } from 'schema-dts';
import type { PageLink } from '../../../compile/compile-context.ts';
import type { PageFacts } from './page-facts.ts';

/** A person where they are named. */
export function personName(facts: PageFacts, { href, label }: PageLink) {
  return {
    '@type': 'Person',
    '@id': facts.id(href, 'person'),
    name: label,
    url: facts.absolute(href),
  } satisfies Person;
}

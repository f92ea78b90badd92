import { facts } from './en-facts.ts';
import { languages } from './en-languages.ts';
import { references } from './en-references.ts';
import { structure } from './en-structure.ts';
import { texts } from './en-texts.ts';
import type { Messages } from './parameters.ts';

/** What the checker says in English. */
export const en: Messages = {
  ...structure,
  ...languages,
  ...references,
  ...texts,
  ...facts,
  remarks: {
    'first-here': 'The first one stands here.',
    'facts-here': 'The facts stand here.',
    'text-here': 'The text stands here.',
    'other-language-here': 'In the other language it stands here.',
    'list-here': 'The other list stands here.',
    'begins-here': 'It begins here.',
    'also-here': 'It is named here too.',
  },
};

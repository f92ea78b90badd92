import type { Messages } from './parameters.ts';
import { facts } from './uk-facts.ts';
import { languages } from './uk-languages.ts';
import { references } from './uk-references.ts';
import { structure } from './uk-structure.ts';
import { texts } from './uk-texts.ts';

/** What the checker says in Ukrainian. */
export const uk: Messages = {
  ...structure,
  ...languages,
  ...references,
  ...texts,
  ...facts,
  remarks: {
    'first-here': 'Перше стоїть тут.',
    'facts-here': 'Дані стоять тут.',
    'text-here': 'Текст стоїть тут.',
    'other-language-here': 'Іншою мовою це стоїть тут.',
    'list-here': 'Інший список стоїть тут.',
    'begins-here': 'Початок стоїть тут.',
    'also-here': 'Названо також тут.',
  },
};

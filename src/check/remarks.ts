import type { CommandLanguage } from '../command/words.ts';

const en = {
  'first-here': 'The first one is here.',
  'facts-here': 'The facts are here.',
  'text-here': 'The text is here.',
  'other-language-here': 'In another language, it is here.',
  'list-here': 'The other list is here.',
  'missing-after': 'It is missing after this one.',
  'begins-here': 'The period starts here.',
  'also-here': 'Also here.',
};

/** Why another place helps to understand a finding. */
export type Remark = keyof typeof en;

/** The messages of related places, by language. */
export const remarks: Record<CommandLanguage, Record<Remark, string>> = {
  en,
  uk: {
    'first-here': 'Перше — тут.',
    'facts-here': 'Дані — тут.',
    'text-here': 'Текст — тут.',
    'other-language-here': 'Іншою мовою — тут.',
    'list-here': 'Інший список — тут.',
    'missing-after': 'Його бракує після цього.',
    'begins-here': 'Період починається тут.',
    'also-here': 'Також тут.',
  },
};

const en = {
  'first-here': 'The first one stands here.',
  'facts-here': 'The facts stand here.',
  'text-here': 'The text stands here.',
  'other-language-here': 'In the other language it stands here.',
  'list-here': 'The other list stands here.',
  'begins-here': 'It begins here.',
  'also-here': 'It is named here too.',
};

/** Why another place helps to understand a finding. */
export type Remark = keyof typeof en;

/** What is said of related places, by the language of the messages. */
export const remarks: Record<'en' | 'uk', Record<Remark, string>> = {
  en,
  uk: {
    'first-here': 'Перше стоїть тут.',
    'facts-here': 'Дані стоять тут.',
    'text-here': 'Текст стоїть тут.',
    'other-language-here': 'Іншою мовою це стоїть тут.',
    'list-here': 'Інший список стоїть тут.',
    'begins-here': 'Початок стоїть тут.',
    'also-here': 'Названо також тут.',
  },
};

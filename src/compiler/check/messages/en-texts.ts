import type { MessagesFor } from './parameters.ts';

/** English words for the texts themselves. */
export const texts: MessagesFor<
  | 'text-empty'
  | 'markup-not-allowed'
  | 'phone-form'
  | 'email-form'
  | 'url-form'
  | 'url-insecure'
  | 'url-tracking'
  | 'orcid'
  | 'svg-active'
  | 'russian-letter'
  | 'mixed-script'
  | 'invisible-character'
  | 'not-composed'
  | 'typography'
  | 'heading-order'
  | 'link-text'
  | 'table-header'
> = {
  'text-empty': () => ({
    message: 'The text is empty.',
    hint: 'Write it, or delete the key if it is not obligatory.',
  }),
  'markup-not-allowed': ({ found, markdown }) => ({
    message: markdown ? `HTML is not allowed here: ${found}` : `Markup would be shown as it is written: ${found}`,
    hint: markdown ? 'Use Markdown: **bold**, *italic*, [words](address), - for lists.' : 'Write plain text.',
  }),
  'phone-form': ({ found }) => ({
    message: `"${found}" is not a telephone number in the international form.`,
    hint: 'Write it like "+38 (044) 123-45-67".',
  }),
  'email-form': ({ found }) => ({
    message: `"${found}" is not an e-mail address.`,
    hint: 'Write it like "name@example.org", without spaces.',
  }),
  'url-form': ({ found, suggestion }) => ({
    message: `"${found}" is not a proper address.`,
    hint: suggestion === undefined ? 'Copy the address from the browser.' : `Write "${suggestion}".`,
  }),
  'url-insecure': ({ suggestion }) => ({
    message: 'The address begins with http://, which others can read and change on the way.',
    hint: `Write "${suggestion}" if it works in the browser.`,
  }),
  'url-tracking': ({ suggestion }) => ({
    message: 'The address carries marks that follow the visitor.',
    hint: `Write "${suggestion}".`,
  }),
  orcid: ({ found, expected }) => ({
    message: `The ORCID iD ${found} cannot be right: its last sign would have to be ${expected}.`,
    hint: "Compare it with the person's page on orcid.org.",
  }),
  'svg-active': ({ found }) => ({
    message: `The drawing contains ${found}, which could run or load something.`,
    hint: 'Save the drawing without scripts, events and outside references.',
  }),
  'russian-letter': ({ word, letter }) => ({
    message: `"${letter}" in "${word}" is not a Ukrainian letter.`,
    hint: 'Write the word in Ukrainian.',
  }),
  'mixed-script': ({ word, letters, suggestion }) => ({
    message: `"${word}" mixes Latin and Cyrillic letters that look alike: ${letters}`,
    hint: `Type the word again: "${suggestion}".`,
  }),
  'invisible-character': ({ name }) => ({
    message: `An invisible character stands here: ${name}.`,
    hint: 'Delete it.',
  }),
  'not-composed': ({ word, suggestion }) => ({
    message: `"${word}" is written with separate accents.`,
    hint: `Type the word again: "${suggestion}".`,
  }),
  typography: ({ problem, suggestion }) => ({
    message: {
      quotes: 'Straight quotes in a text.',
      apostrophe: 'A straight apostrophe or a wrong sign instead of an apostrophe.',
      dash: 'A hyphen instead of a dash.',
      spaces: 'Two spaces in a row, or a space at the edge of the text.',
      dots: 'A space before a punctuation mark.',
    }[problem],
    hint: `Write ${suggestion}.`,
  }),
  'heading-order': ({ level, expected }) => ({
    message: `A heading of level ${level} stands here where level ${expected} is due.`,
    hint: `Begin the line with ${'#'.repeat(expected)}: the page's title is level 1, levels follow one another.`,
  }),
  'link-text': ({ text }) => ({
    message: `The link text "${text}" does not say where it leads.`,
    hint: 'Name the page or document that the link leads to.',
  }),
  'table-header': () => ({
    message: 'The table has columns without a heading.',
    hint: 'Write a heading above every column.',
  }),
};

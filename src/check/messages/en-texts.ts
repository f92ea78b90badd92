import type { MarkdownBlockKind } from '../../content/markdown-blocks.ts';
import type { MessagesFor } from './parameters.ts';

const blocks: Record<MarkdownBlockKind | 'end', string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  entry: 'an entry of a list',
  row: 'a row of a table',
  quote: 'a quotation',
  picture: 'a picture',
  code: 'code',
  end: 'the end of the text',
};

/** A short text as one can type it: a space alone gets its name. */
const shown = (text: string) =>
  text === ' ' ? 'one space' : text === '\u00a0' ? 'a no-break space' : text.replaceAll('\u00a0', '⍽');

/** English words for the texts themselves. */
export const texts: MessagesFor<
  | 'text-empty'
  | 'markup-not-allowed'
  | 'markup-broken'
  | 'phone-form'
  | 'email-form'
  | 'url-form'
  | 'url-insecure'
  | 'url-tracking'
  | 'svg-active'
  | 'russian-letter'
  | 'mixed-script'
  | 'invisible-character'
  | 'not-composed'
  | 'typography'
  | 'heading-order'
  | 'link-text'
  | 'table-header'
  | 'exception-unneeded'
  | 'russian-word'
  | 'place-name'
  | 'name-romanized'
  | 'structure-differs'
> = {
  'text-empty': () => ({
    message: 'The text is empty.',
    hint: 'Write it, or delete the key if it is not obligatory.',
  }),
  'markup-not-allowed': ({ found, markdown }) => ({
    message: markdown ? `HTML is not allowed here: ${found}` : `Markup would be shown as it is written: ${found}`,
    hint: markdown ? 'Use Markdown: **bold**, *italic*, [words](address), - for lists.' : 'Write plain text.',
  }),
  'markup-broken': ({ fault, found }) => ({
    message: `Visitors would see this as it is written: ${found}`,
    hint: {
      'link-space': `Write it without the space: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
      'link-open': `Close the bracket: "${found})".`,
      'heading-space': `Put a space after the signs: "${found.replace(/^#+/, '$& ')}".`,
      'bold-open': 'Put ** before the first and after the last of the bold words.',
      'bold-space': `Write it without the spaces: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
    }[fault],
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
      quotes: 'Straight quotes, or quotes of another language.',
      apostrophe: 'A straight apostrophe or a wrong sign instead of an apostrophe.',
      dash: 'A hyphen instead of a dash, or a dash without spaces.',
      range: 'A hyphen between two years.',
      minus: 'A hyphen instead of a minus.',
      spaces: 'Two spaces in a row, or a space at the edge of the text.',
      dots: 'A space before a punctuation mark.',
      ellipsis: 'Three full stops instead of an ellipsis.',
      'no-break': 'A space at which the line may break, between what belongs together.',
      'unit-space': 'A unit without a space after its number.',
      'unit-language': 'A unit in another language.',
      decimal: 'A decimal sign of the other language.',
    }[problem],
    hint: `Write ${shown(suggestion)}; "npm run check -- --fix" does it for you.`,
  }),
  'heading-order': ({ level, expected }) => ({
    message: `A heading of level ${level} stands here where level ${expected} is due.`,
    hint: `Begin the line with ${'#'.repeat(expected)}: the page's title is level 1, levels follow one another.`,
  }),
  'link-text': ({ text }) => ({
    message: `The link text "${text}" does not say where it leads.`,
    hint: 'Name the page or document that the link leads to.',
  }),
  'exception-unneeded': ({ rule, at, exists }) => ({
    message: exists ? `The rule ${rule} finds nothing at ${at} any more.` : `There is nothing at ${at}.`,
    hint: 'Delete the exception, or mend its place.',
  }),
  'table-header': () => ({
    message: 'The table has columns without a heading.',
    hint: 'Write a heading above every column.',
  }),
  'russian-word': ({ word, suggestion }) => ({
    message: `"${word}" is Russian.`,
    hint: suggestion === undefined ? 'Write the word in Ukrainian.' : `In Ukrainian: «${suggestion}».`,
  }),
  'place-name': ({ found, suggestion }) => ({
    message: `"${found}" is the name of a Ukrainian place after its Russian form.`,
    hint: `Write "${suggestion}".`,
  }),
  'name-romanized': ({ found, suggestions }) => ({
    message: `"${found}" is not the Ukrainian name in Latin letters by the official rules (KMU-55).`,
    hint: `Write ${suggestions.map((each) => `"${each}"`).join(' or ')}; if the person spells the name otherwise, write an exception.`,
  }),
  'structure-differs': ({ found, expected, sizes, file }) => ({
    message: sizes
      ? `${found === 'row' ? 'The cells of this row' : 'The level of this heading'}: here ${sizes[0]}, in ${file} ${sizes[1]}.`
      : `The text is built otherwise than in ${file}: here ${blocks[found]}, there ${blocks[expected]}.`,
    hint: 'Give both languages the same paragraphs, headings, lists and tables in the same order.',
  }),
};

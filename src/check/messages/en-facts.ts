import type { MessagesFor } from './parameters.ts';

/** English words for facts: numbers of all kinds, periods, pictures and documents. */
export const facts: MessagesFor<
  | 'orcid'
  | 'isbn'
  | 'issn'
  | 'doi'
  | 'phone-operator'
  | 'link-differs'
  | 'date-range'
  | 'pdf-unreadable'
  | 'image-size'
  | 'alt-useless'
> = {
  orcid: ({ found, expected }) => ({
    message: `The ORCID iD ${found} cannot be right: its last sign would have to be ${expected}.`,
    hint: "Compare it with the person's page on orcid.org.",
  }),
  isbn: ({ found, expected }) => ({
    message:
      expected === undefined
        ? `"${found}" is no ISBN: it has 10 or 13 digits.`
        : `The ISBN ${found} cannot be right: its last sign would have to be ${expected}.`,
    hint: 'Compare it with the imprint of the book.',
  }),
  issn: ({ found, expected }) => ({
    message:
      expected === undefined
        ? `"${found}" is no ISSN: it has the form 1234-5679.`
        : `The ISSN ${found} cannot be right: its last sign would have to be ${expected}.`,
    hint: 'Compare it with the imprint of the journal.',
  }),
  doi: ({ found, suggestion }) => ({
    message: `"${found}" is no DOI.`,
    hint: suggestion === undefined ? 'Write it like "10.1234/abc.5", from "10." on.' : `Write "${suggestion}".`,
  }),
  'phone-operator': ({ code }) => ({
    message: `No area and no operator in Ukraine has the code ${code}.`,
    hint: 'Compare the number with its source.',
  }),
  'link-differs': ({ shown, href, suggestion }) => ({
    message: `The link shows "${shown}", but leads to ${href}.`,
    hint: `Lead it to "${suggestion}", or mend what it shows.`,
  }),
  'date-range': ({ problem, from, to }) => ({
    message:
      problem === 'order'
        ? `The period ends (${to}) before it begins (${from}).`
        : `The year of ${from} is not of our times.`,
    hint: problem === 'order' ? 'Swap the two, or mend the wrong one.' : 'Mend the year.',
  }),
  'pdf-unreadable': ({ problem }) => ({
    message:
      problem === 'encrypted'
        ? 'The PDF is encrypted: screen readers and search engines cannot read it.'
        : 'The PDF is broken: its table of contents is not where the file says.',
    hint:
      problem === 'encrypted'
        ? 'Save it without a password and without restrictions.'
        : 'Save or download it once more, and open it to see whether it is whole.',
  }),
  'image-size': ({ problem, found, bound }) => ({
    message: {
      heavy: `The picture weighs ${kilobytes(found)} kB.`,
      small: `The picture is ${found} pixels wide: it will look blurred.`,
      wide: `The picture is ${found} pixels wide, more than any screen.`,
    }[problem],
    hint: {
      heavy: `Save it smaller, up to ${kilobytes(bound)} kB.`,
      small: `Take one that is at least ${bound} pixels wide, better 1600.`,
      wide: `Make it smaller, up to ${bound} pixels.`,
    }[problem],
  }),
  'alt-useless': ({ found, problem }) => ({
    message: {
      'file-name': `"${found}" is the name of a file and says nothing about the picture.`,
      'says-nothing': `"${found}" does not say what the picture shows.`,
      title: 'The text repeats the title beside it, which is read out anyway.',
      long: 'The text is too long to be listened to.',
      missing: 'The picture has no text for those who cannot see it.',
    }[problem],
    hint:
      problem === 'missing'
        ? 'Write it between the square brackets: ![what the picture shows](…).'
        : 'Say in one sentence what can be seen; an empty text marks a decoration.',
  }),
};

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

import type { LinkProblem } from '../../content/link-target.ts';
import { kinds } from './en-languages.ts';
import type { MessagesFor } from './parameters.ts';

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;

const linkProblems: Record<LinkProblem, (suggestion?: string) => [message: string, hint: string]> = {
  script: () => ['runs a script', 'Link to a page or an address with https:// instead.'],
  scheme: (suggestion) => [
    'does not begin with https://, mailto: or tel:',
    suggestion ? `Write "${suggestion}".` : 'Write the whole address, beginning with https://.',
  ],
  'own-site': (suggestion) => ['leads to a page of this site by its full address', `Write "${suggestion}".`],
  'own-computer': (suggestion) => ['leads to the computer on which it was written', `Write "${suggestion}".`],
  relative: (suggestion) => ['is not a whole path', `Begin it with a slash: "${suggestion}".`],
  space: (suggestion) => ['contains a space', `Write "${suggestion}".`],
  slash: (suggestion) => ["is not the page's own form", `Write "${suggestion}".`],
  address: () => ['is not a proper address', 'Compare it with the address that the browser shows.'],
};

/** English words for ids, dates, links, pictures and files. */
export const references: MessagesFor<
  | 'file-missing'
  | 'file-unexpected'
  | 'namespace-unused'
  | 'file-name'
  | 'duplicate-id'
  | 'duplicate-path'
  | 'date-form'
  | 'date-not-real'
  | 'date-wrong-year'
  | 'redirect-broken'
  | 'reference-unknown'
  | 'link-dead'
  | 'link-language'
  | 'link-form'
  | 'anchor-dead'
  | 'asset-missing'
  | 'asset-unused'
  | 'asset-not-what-it-says'
  | 'image-alt'
  | 'navigation-shape'
> = {
  'file-missing': ({ path }) => ({
    message: `${path} is missing.`,
    hint: path.endsWith('/')
      ? 'Create the folder with its files.'
      : 'Create it; the same file of the other language shows how.',
  }),
  'file-unexpected': ({ path, folder, suggestion }) => ({
    message: folder ? `The site cannot show ${path}.` : `${path} is not a file that the site knows.`,
    hint: {
      images: 'Save the picture as WebP, SVG, PNG or JPEG, and delete this file.',
      files: 'Save the document as PDF, and delete this file.',
      machine: 'Delete it: a program has made it for itself.',
      elsewhere: didYouMean(suggestion, 'Move or delete it: pictures belong in images/, documents in files/.'),
    }[folder ?? 'elsewhere'],
  }),
  'namespace-unused': ({ name }) => ({
    message: `No page shows the texts "${name}".`,
    hint: `Add "${name}" to the "namespaces" of a route in data/routes.json, or delete this file.`,
  }),
  'file-name': ({ name, problem, suggestion }) => ({
    message: {
      case: `The name "${name}" has capital letters.`,
      letters: `The name "${name}" has letters that are not plain Latin ones.`,
      form: `The name "${name}" has other signs than letters, digits and hyphens.`,
      twin: `The name "${name}" differs from another one only in small and capital letters.`,
      year: `"${name}" is not a year.`,
    }[problem],
    hint:
      problem === 'year'
        ? 'Call it after the year of its news, like "2026.json", or delete it.'
        : suggestion === undefined
          ? 'Rename the file.'
          : `Rename it to "${suggestion}", and wherever it is named.`,
  }),
  'duplicate-id': ({ id, kind }) => ({
    message: `There is another ${kinds[kind]} with the id "${id}".`,
    hint: 'Give one of the two another id, or delete it.',
  }),
  'duplicate-path': ({ path }) => ({
    message: `Another route has the path ${path}.`,
    hint: 'Give one of the two another path, or delete it.',
  }),
  'redirect-broken': ({ problem, from, to, suggestion }) => ({
    message: {
      repeated: `The old address ${from} stands here twice.`,
      shadows: `A page or a document of this site stands at ${from}.`,
      chain: `${to} is an old address itself.`,
      loop: `${from} leads back to itself.`,
      dead: `${to} leads to no page and no document.`,
    }[problem],
    hint: {
      repeated: 'Delete one of the two.',
      shadows: 'Delete this entry: nobody would ever be redirected by it.',
      chain: suggestion ? `Lead straight to "${suggestion}".` : 'Lead straight to a page.',
      loop: 'Name the page that visitors are to see.',
      dead: didYouMean(suggestion, 'Name a page of this site without a language, or a document: /files/….'),
    }[problem],
  }),
  'date-form': ({ found, suggestion }) => ({
    message: `"${found}" is not a date in the form DD.MM.YYYY.`,
    hint: suggestion === undefined ? 'Write day, month and year like 05.03.2026.' : `Write "${suggestion}".`,
  }),
  'date-not-real': ({ found, reason, days }) => ({
    message: `The date ${found} does not exist.`,
    hint:
      reason === 'month'
        ? 'The month is a number from 01 to 12.'
        : `The day is a number from 01 to ${days} in this month.`,
  }),
  'date-wrong-year': ({ found, file }) => ({
    message: `The date ${found} is not of the year of this file.`,
    hint: `Mend the date, or move the item and its texts to ${file}.`,
  }),
  'reference-unknown': ({ id, kind, suggestion }) => ({
    message: `There is no ${kinds[kind]} with the id "${id}".`,
    hint: didYouMean(suggestion, `Write the id of an existing ${kinds[kind]}, or add this one.`),
  }),
  'link-dead': ({ href, suggestion }) => ({
    message: `No page has the path ${href}.`,
    hint: didYouMean(
      suggestion,
      'Write the path of an existing page, as the browser shows it after the name of the site.',
    ),
  }),
  'link-language': ({ href, suggestion }) => ({
    message: `The link ${href} names a language.`,
    hint: `Write "${suggestion}": the site leads every visitor to the page in their language.`,
  }),
  'link-form': ({ href, problem, suggestion }) => {
    const [message, hint] = linkProblems[problem](suggestion);
    return { message: `The link "${href}" ${message}.`, hint };
  },
  'anchor-dead': ({ anchor, page, suggestion }) => ({
    message: `The page ${page} has no heading for #${anchor}.`,
    hint:
      suggestion === undefined
        ? 'Link to the page without #, or to one of its headings.'
        : `Did you mean "#${suggestion}"?`,
  }),
  'asset-missing': ({ path, folder, suggestion }) => ({
    message: path ? `There is no file ${folder}/${path}.` : 'No file is named here.',
    hint: !path
      ? `Write its path below ${folder}, or delete the key.`
      : didYouMean(suggestion, `Put the file there, or mend the path; capital letters count.`),
  }),
  'asset-unused': ({ path, folder }) => ({
    message: `Nothing in the content names ${folder}/${path}.`,
    hint: 'Use it, or delete it.',
  }),
  'asset-not-what-it-says': ({ expected, found, suggestion }) => ({
    message:
      found === 'empty'
        ? 'The file is empty.'
        : found === 'cut-off'
          ? 'The end of the file is missing.'
          : `The file is called .${expected}, but it is ${found === 'unknown' ? 'something else' : found}.`,
    hint:
      found === 'HTML' || found === 'cut-off' || found === 'empty'
        ? 'Download or save the file itself once more.'
        : suggestion
          ? `Rename it to "${suggestion}", and wherever it is named.`
          : 'Save it again in the right format.',
  }),
  'image-alt': ({ pictures, texts }) => ({
    message:
      texts === 0
        ? 'The picture has no text for those who cannot see it.'
        : `Pictures: ${pictures}, but texts for those who cannot see them: ${texts}.`,
    hint:
      pictures === 0
        ? 'Delete "imageAlt" from the texts, or name the picture in "imageUrl".'
        : 'Write one "imageAlt" for each picture, in the same order; an empty text marks a decoration.',
  }),
  'navigation-shape': ({ keys }) => ({
    message: keys.length
      ? `A menu entry cannot have ${keys.join(' and ')} at once.`
      : 'This menu entry leads nowhere.',
    hint: 'Give it exactly one of: "href" (a page), "link" (another site), "items" (a group).',
  }),
};

import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

/**
 * No registrant has dashes in its names: a text editor has put them for hyphens. `<1606:GFIACC>` is a part of DOIs of the nineties;
 * other marks come from a page.
 */
const form = /^10\.\d{4,9}\/(?:[^\s"<>‐-―]|<[^\s"<>/]*:[^\s"<>/]*>)*[^\s"<>.,;‐-―]$/;

export const doi = defineRule<{ found: string; suggestion?: string }>({
  code: 'doi',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A DOI starts with 10. and the code of its registrant.',
    uk: 'DOI починається з 10. і коду реєстранта.',
  },
  why: {
    en: 'The site makes a link of it, and a full stop copied from a citation breaks the link.',
    uk: 'Сайт робить із нього посилання, а крапка, скопійована з кінця цитати, це посилання ламає.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not a valid DOI.`,
      hint:
        suggestion === undefined ? 'Write it like "10.1234/abc.5", starting with "10.".' : `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `"${found}" — неправильний DOI.`,
      hint:
        suggestion === undefined
          ? 'Напишіть його так: "10.1234/abc.5", починаючи з "10.".'
          : `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'doi')) {
      if (form.test(value)) continue;
      report({ file, pointer }, { found: value, ...suggestionFor(value) });
    }
    for (const { link } of linkTargets(tree)) {
      const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(.*)$/i.exec(link.href)?.[1];
      if (doi === undefined || form.test(decode(doi))) continue;
      report(link, { found: doi, ...suggestionFor(decode(doi)) });
    }
  },
});

/** What is meant by one that was copied from a citation. */
function suggestionFor(found: string): { suggestion?: string } {
  const suggestion = found
    .replace(/^(?:\s*(?:https?:\/\/)?(?:(?:dx\.)?doi\.org\/|doi[:\s]))+/i, '')
    .replace(/\s+/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/^10,(?=\d)/, '10.')
    .replace(/[.,;]+$/, '');
  return form.test(suggestion) ? { suggestion } : {};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

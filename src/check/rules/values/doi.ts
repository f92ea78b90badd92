import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

const form = /^10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;]$/;

export const doi = defineRule<{ found: string; suggestion?: string }>({
  code: 'doi',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'A DOI starts with 10. and the code of its registrant.',
  why: 'The site makes a link of it, and a full stop copied from a citation breaks the link.',
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not a valid DOI.`,
      hint:
        suggestion === undefined ? 'Write it like "10.1234/abc.5", starting with "10.".' : `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `«${found}» — неправильний DOI.`,
      hint:
        suggestion === undefined
          ? 'Напишіть його так: "10.1234/abc.5", починаючи з «10.».'
          : `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'doi')) {
      if (form.test(value)) continue;
      const bare = value
        .trim()
        .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\/|^doi:?\s*/i, '')
        .replace(/[.,;]+$/, '');
      report({ file, pointer }, { found: value, ...(form.test(bare) && { suggestion: bare }) });
    }
    for (const { link } of linkTargets(tree)) {
      const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(.*)$/i.exec(link.href)?.[1];
      if (doi === undefined || form.test(decode(doi))) continue;
      const bare = decode(doi).replace(/[.,;]+$/, '');
      report(link, { found: doi, ...(form.test(bare) && { suggestion: bare }) });
    }
  },
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

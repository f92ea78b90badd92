import type { Rule } from '../rule.ts';

const form = /^10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;]$/;

/** A DOI begins with 10. and its registrant, without an address or words before it. */
export const rule: Rule<'doi'> = {
  code: 'doi',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('doi')) {
      if (form.test(value)) continue;
      const bare = value
        .trim()
        .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\/|^doi:?\s*/i, '')
        .replace(/[.,;]+$/, '');
      report({ file, pointer }, { found: value, ...(form.test(bare) && { suggestion: bare }) });
    }
    for (const { link } of index.targets()) {
      const doi = /^https?:\/\/(?:dx\.)?doi\.org\/(.*)$/i.exec(link.href)?.[1];
      if (doi === undefined || form.test(decode(doi))) continue;
      const bare = decode(doi).replace(/[.,;]+$/, '');
      report(link, { found: doi, ...(form.test(bare) && { suggestion: bare }) });
    }
  },
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

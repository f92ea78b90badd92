import type { ContentIndex } from '../../content/content-index.ts';
import type { Place } from '../../content/place.ts';
import type { Rule } from '../rule.ts';

/** The address of another site is whole and well formed. */
export const rule: Rule<'url-form'> = {
  code: 'url-form',
  severity: 'error',
  check({ index }, report) {
    for (const format of ['url', 'optional-url']) {
      for (const { file, pointer, value } of index.valuesOf(format)) {
        if (isAddress(value) || (format === 'optional-url' && value === '')) continue;
        const withScheme = `https://${value.trim().replace(/^[a-z]*:?\/\//i, '')}`;
        const suggestion = isAddress(withScheme) && /\.[a-z]{2,}(?:\/|$)/i.test(withScheme) ? withScheme : undefined;
        report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
      }
    }
  },
};

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);
}

/** Every address of another site, in fields of their own and in texts. */
export function outsideAddresses(index: ContentIndex): { place: Place; href: string }[] {
  const fields = ['url', 'optional-url'].flatMap((format) => index.valuesOf(format));
  return [
    ...fields.map(({ file, pointer, value }) => ({ place: { file, pointer }, href: value })),
    ...index
      .targets()
      .flatMap(({ link, target }) => (target.to === 'outside' ? [{ place: link, href: link.href }] : [])),
  ];
}

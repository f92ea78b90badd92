import type { ContentTree } from '../../../content/content-tree.ts';
import type { Place } from '../../../content/place.ts';
import { profileHref, profileKindAt } from '../../../content/researcher-profiles.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { isWebAddress, meantAddress } from '../../../text/web-address.ts';
import { defineRule } from '../../rule.ts';

export const urlForm = defineRule<{ found: string; suggestion?: string }>({
  code: 'url-form',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'The address of another site is complete.', uk: 'Адреса іншого сайту повна.' },
  why: {
    en: 'Without https:// the browser looks for it on this site.',
    uk: 'Без https:// браузер шукатиме її на цьому сайті.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not a valid address.`,
      hint: suggestion === undefined ? 'Copy the address from the browser.' : `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `"${found}" — неправильна адреса.`,
      hint: suggestion === undefined ? 'Скопіюйте адресу з браузера.' : `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const format of ['url', 'optional-url']) {
      for (const { file, pointer, value } of valuesOfFormat(tree, format)) {
        if (isWebAddress(value) || (format === 'optional-url' && value === '')) continue;
        const suggestion = meantAddress(value);
        report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
      }
    }
  },
});

/** Every address of another site, in fields of their own and in texts. */
export function outsideAddresses(tree: ContentTree): { place: Place; href: string }[] {
  const fields = ['url', 'optional-url'].flatMap((format) => valuesOfFormat(tree, format));
  // In the one form: how a profile is written is the business of a rule of its own.
  const profiles = valuesOfFormat(tree, 'profile').map((profile) => ({
    ...profile,
    value: profileHref(profileKindAt(profile.pointer), profile.value) ?? '',
  }));
  return [
    ...[...fields, ...profiles].map(({ file, pointer, value }) => ({ place: { file, pointer }, href: value })),
    ...linkTargets(tree).flatMap(({ link, target }) =>
      target.to === 'outside' ? [{ place: link, href: link.href }] : [],
    ),
  ];
}

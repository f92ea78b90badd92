import { withoutTracking } from '../../../text/web-address.ts';
import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

export const urlTracking = defineRule<{ suggestion: string }>({
  code: 'url-tracking',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Addresses contain no tracking parameters, and lead straight to their page.',
    uk: 'В адресах немає параметрів відстеження, і ведуть вони просто на свою сторінку.',
  },
  why: {
    en: 'Parameters like utm_source come from newsletters and social networks and tell them who clicked. Addresses copied from a search engine, a mail program or a social network may lead through it first.',
    uk: 'Параметри на зразок utm_source додають розсилки й соцмережі: за ними видно, хто перейшов за посиланням. Адреси, скопійовані з пошукової системи, пошти чи соцмережі, можуть спершу вести через неї.',
  },
  words: {
    en: ({ suggestion }) => ({
      message: 'The address contains tracking parameters, or leads through another site.',
      hint: `Write "${suggestion}".`,
    }),
    uk: ({ suggestion }) => ({
      message: 'Адреса містить параметри відстеження або веде через інший сайт.',
      hint: `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      const suggestion = withoutTracking(href);
      if (suggestion !== href) report(place, { suggestion });
    }
  },
});

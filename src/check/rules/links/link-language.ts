import { linkTarget } from '../../../content/link-target.ts';
import { pagesByPath } from '../../../content/page-list.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { closest } from '../../../text/closest.ts';
import { isMissingPage } from '../../missing-page.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const linkLanguage = defineRule<{ href: string; suggestion?: string; missing?: string }>({
  code: 'link-language',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'Links contain no prefix of a language.', uk: 'У посиланнях немає префікса мови.' },
  why: {
    en: 'The site opens the page in the language of the visitor. A link with /en/ would switch everyone to English.',
    uk: 'Сайт відкриває сторінку мовою відвідувача. Посилання з /en/ перемкнуло б на англійську всіх.',
  },
  words: {
    en: ({ href, suggestion, missing }) => ({
      message: `The link ${href} contains the prefix of a language.`,
      hint:
        missing === undefined
          ? `Write "${suggestion}": the site opens the page in the language of the visitor.`
          : `Even without it, there is no page ${missing}. ${didYouMean.en(suggestion, 'Use the path of an existing page.')}`,
    }),
    uk: ({ href, suggestion, missing }) => ({
      message: `Посилання ${href} містить префікс мови.`,
      hint:
        missing === undefined
          ? `Напишіть "${suggestion}": сайт сам відкриє сторінку мовою відвідувача.`
          : `І без нього сторінки ${missing} немає. ${didYouMean.uk(suggestion, 'Вкажіть шлях наявної сторінки.')}`,
    }),
  },
  check(tree, report) {
    for (const { link, target } of linkTargets(tree)) {
      if (target.to !== 'language') continue;
      const { href } = link;
      const { suggestion } = target;
      const own = linkTarget(suggestion, undefined);
      if (own.to !== 'page' || !isMissingPage(tree, own.path)) report(link, { href, suggestion });
      else {
        const meant = closest(own.path, pagesByPath(tree).keys());
        report(link, { href, missing: own.path, ...(meant !== undefined && { suggestion: meant }) });
      }
    }
  },
});

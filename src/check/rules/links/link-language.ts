import { linkTargets } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const linkLanguage = defineRule<{ href: string; suggestion: string }>({
  code: 'link-language',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'Links contain no language prefix.',
  why: 'The site opens the page in the language of the visitor. A link with /en/ would switch everyone to English.',
  words: {
    en: ({ href, suggestion }) => ({
      message: `The link ${href} contains a language prefix.`,
      hint: `Write "${suggestion}": the site opens the page in the language of the visitor.`,
    }),
    uk: ({ href, suggestion }) => ({
      message: `Посилання ${href} містить префікс мови.`,
      hint: `Напишіть "${suggestion}": сайт сам відкриє сторінку мовою відвідувача.`,
    }),
  },
  check(tree, report) {
    for (const { link, target } of linkTargets(tree)) {
      if (target.to === 'language') report(link, { href: link.href, suggestion: target.suggestion });
    }
  },
});

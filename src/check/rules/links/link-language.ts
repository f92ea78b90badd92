import { linkTargets } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const linkLanguage = defineRule<{ href: string; suggestion: string }>({
  code: 'link-language',
  severity: 'error',
  scope: 'content',
  summary: 'Links name no language.',
  why: 'The site leads every visitor to the page in their language. A link with /en/ would throw them into English.',
  words: {
    en: ({ href, suggestion }) => ({
      message: `The link ${href} names a language.`,
      hint: `Write "${suggestion}": the site leads every visitor to the page in their language.`,
    }),
    uk: ({ href, suggestion }) => ({
      message: `У посиланні ${href} названо мову.`,
      hint: `Напишіть "${suggestion}": сайт сам відкриє сторінку мовою відвідувача.`,
    }),
  },
  check(tree, report) {
    for (const { link, target } of linkTargets(tree)) {
      if (target.to === 'language') report(link, { href: link.href, suggestion: target.suggestion });
    }
  },
});

import { valuesOfFormat } from '../../../content/views/values.ts';
import { blank } from '../../../text/blank.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** Where an address is one of a link, or is only shown: code, links and their words, what they refer to. */
const linked =
  /```[\s\S]*?(?:```|$)|`[^`\n]*`|\[[^\][\n]*\](?=\()|(?<=\])\([^)\n]*|<[^<>\s]*>|^ {0,3}\[[^\][\n]+\]:[^\n]*/gm;
/** The last labels of sites that a text names by their address alone: `t.me/institute`. Others may be names of files. */
const lastLabels = 'ua|com|org|net|edu|gov|info|int|eu|me|io|be|ly|gl';
const bare = new RegExp(
  String.raw`(?<![\p{L}\d@/.="'-])(?:https?:\/\/|www\.|(?:[a-z\d-]{1,40}\.){1,4}(?:${lastLabels})\/)[^\s<>()[\]"'«»“”*|]*[\p{L}\d/]`,
  'giu',
);

export const linkBare = defineRule<{ found: string; address: string }>({
  code: 'link-bare',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'An address in a text is a link.', uk: 'Адреса в тексті — це посилання.' },
  why: {
    en: 'The site makes no links of addresses by itself: visitors would have to copy them. Words that say where a link leads read better than an address, too.',
    uk: 'Сам сайт посилань з адрес не робить: відвідувачам довелося б їх копіювати. До того ж слова, що кажуть, куди веде посилання, читати легше, ніж адресу.',
  },
  exceptions: {
    en: 'An address that is meant to be read only is put in Markdown code: `` `https://example.org` ``.',
    uk: 'Адресу, яку мають лише прочитати, пишуть як код Markdown: `` `https://example.org` ``.',
  },
  words: {
    en: ({ found, address }) => ({
      message: `The address ${found} is no link: visitors cannot follow it.`,
      hint: `Write "[where it leads](${address})", or "<${address}>" to show the address itself.`,
    }),
    uk: ({ found, address }) => ({
      message: `Адреса ${found} — не посилання: відвідувачі не зможуть за нею перейти.`,
      hint: `Напишіть "[куди воно веде](${address})" або, щоб показати саму адресу, "<${address}>".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'markdown')) {
      if (!/:\/\/|www\.|\.\p{L}+\//iu.test(value)) continue;
      const text = blank(value, linked);
      for (const match of text.matchAll(bare)) {
        const [found] = match;
        const address = found.includes('://') ? found : `https://${found}`;
        report({ file, pointer, ...rangeOfMatch(match) }, { found, address });
      }
    }
  },
  // The other language may have it as a link.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'link-differs', 'translation-stale']),
});

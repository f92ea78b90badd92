import { parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { type ContentLink, contentLinks } from '../../../content/views/links.ts';
import { isPossibleFormat, normalizePhone, type PhonePlan, phoneDigits } from '../../../lib/question/phone.ts';
import { blank, rangeOfMatch } from '../../../lib/text/patterns.ts';
import { emailAddress } from '../../../lib/text/web-address.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule, each, ofFormat } from '../../rule.ts';
import { sitePhonePlan } from '../../site-dictionaries.ts';
import { readableEmail } from '../values/phones-and-mail.ts';

const sayNothing = new Set(
  `тут|тут.|сюди|ось|ось тут|за посиланням|посилання|лінк|більше|детальніше|докладніше|читати далі|далі|клацніть тут|
  натисніть тут|перейти|here|click here|this|link|this link|more|read more|learn more|details|go`
    .split('|')
    .map((text) => text.trim()),
);

export const linkText = defineRule<{ text: string }>('link-text', 'warning', 'content', {
  en: {
    asks: 'The text of a link says where it leads.',
    why: 'Screen readers can list the links of a page one by one: “here, here, more”.',
    message: ({ text }) => `The link text "${text}" does not say where it leads.`,
    hint: 'Name the page or document that the link leads to.',
  },
  uk: {
    asks: 'Текст посилання каже, куди воно веде.',
    why: 'Екранні читачі вміють перелічити посилання сторінки одне за одним: «тут, тут, детальніше».',
    message: ({ text }) => `З тексту посилання «${text}» незрозуміло, куди воно веде.`,
    hint: 'Назвіть сторінку чи документ, на які веде посилання.',
  },
  check(tree, report) {
    for (const link of contentLinks(tree)) {
      const { file, pointer, text } = link;
      // In a field, the words stand beside the address.
      const around = parentPointer(pointer);
      const label = text ?? asText(asObject(valueAt(file.value, around)).label) ?? '';
      const words = label.trim().toLowerCase();
      const saysNothing = sayNothing.has(words) || (words === '' && text !== undefined);
      if (saysNothing) report(text === undefined ? { file, pointer: `${around}/label` } : link, { text: label });
    }
  },
});

/** Where an address is one of a link, or is only shown: code, links and their words, what they refer to. */
const linked =
  /```[\s\S]*?(?:```|$)|`[^`\n]*`|\[[^\][\n]*\](?=\()|(?<=\])\([^)\n]*|<[^<>\s]*>|^ {0,3}\[[^\][\n]+\]:[^\n]*/gm;
/** The last labels of sites that a text names by their address alone: `t.me/institute`. Others may be names of files. */
const lastLabels = 'ua|com|org|net|edu|gov|info|int|eu|me|io|be|ly|gl';
const bareAddress = new RegExp(
  String.raw`(?<![\p{L}\d@/.="'-])(?:https?:\/\/|www\.|(?:[a-z\d-]{1,40}\.){1,4}(?:${lastLabels})\/)[^\s<>()[\]"'«»“”*|]*[\p{L}\d/]`,
  'giu',
);

export const linkBare = defineRule<{ found: string; address: string }>('link-bare', 'warning', 'group', {
  en: {
    asks: 'An address in a text is a link.',
    why: 'The site makes no links of addresses by itself: visitors would have to copy them. Words that say where a link leads read better than an address, too.',
    note: 'An address that is meant to be read only is put in Markdown code: `` `https://example.org` ``.',
    message: ({ found }) => `The address ${found} is no link: visitors cannot follow it.`,
    hint: ({ address }) => `Write "[where it leads](${address})", or "<${address}>" to show the address itself.`,
  },
  uk: {
    asks: 'Адреса в тексті — це посилання.',
    why: 'Сам сайт посилань з адрес не робить: відвідувачам довелося б їх копіювати. До того ж слова, що кажуть, куди веде посилання, читати легше, ніж адресу.',
    note: 'Адресу, яку мають лише прочитати, пишуть як код Markdown: `` `https://example.org` ``.',
    message: ({ found }) => `Адреса ${found} — не посилання: відвідувачі не зможуть за нею перейти.`,
    hint: ({ address }) => `Напишіть "[куди воно веде](${address})" або, щоб показати саму адресу, "<${address}>".`,
  },
  check: each(ofFormat('markdown'), ({ file, pointer, value }, report) => {
    if (!/:\/\/|www\.|\.\p{L}+\//iu.test(value)) return;
    const text = blank(value, linked);
    for (const match of text.matchAll(bareAddress)) {
      const [found] = match;
      const address = found.includes('://') ? found : `https://${found}`;
      report({ file, pointer, ...rangeOfMatch(match) }, { found, address });
    }
  }),
  // The other language may have it as a link.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'link-differs', 'translation-stale']),
});

type LinkDiffersParameters = { shown: string; href: string; suggestion: string };

export const linkDiffers = defineRule<LinkDiffersParameters>('link-differs', 'error', 'content', {
  canBeExcepted: true,
  en: {
    asks: 'A link leads to the phone number or address that it shows.',
    why: 'A visitor who taps a number would call another one.',
    message: ({ shown, href }) => `The link shows "${shown}", but leads to ${href}.`,
    hint: ({ suggestion }) => `Link to "${suggestion}", or fix the text of the link.`,
  },
  uk: {
    asks: 'Посилання веде на той номер чи ту адресу, які показує.',
    why: 'Торкнувшись номера, відвідувач зателефонував би за іншим.',
    message: ({ shown, href }) => `Посилання показує «${shown}», а веде на ${href}.`,
    hint: ({ suggestion }) => `Посилайтеся на "${suggestion}" або виправте текст посилання.`,
  },
  check(tree, report) {
    const plan = sitePhonePlan(tree);
    for (const link of contentLinks(tree)) {
      const shown = shownWords(link);
      if (shown === undefined) continue;
      const found = difference(link.href, shown, plan);
      if (found) report(link, { shown: shown.trim(), href: link.href, suggestion: found });
    }
  },
});

/** The words of a link: in a text its own, in a field those beside it. */
function shownWords({ file, pointer, text }: ContentLink): string | undefined {
  if (text !== undefined) return text;
  const around = asObject(valueAt(file.value, parentPointer(pointer)));
  return asText(around.label) ?? asText(around.title);
}

/** The address that would fit the words, if they show another one than the link has. */
function difference(href: string, shown: string, plan: PhonePlan): string | undefined {
  const [, scheme = '', rest = ''] = /^(tel|mailto|https?):(.*)$/is.exec(href) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return /^[+(\d][\d\s()\u00a0–-]{6,}$/.test(shown.trim()) ? otherNumber(rest, shown.trim(), plan) : undefined;
    case 'mailto': {
      const address = emailAddress.exec(shown.trim())?.[0];
      const to = readableEmail(rest.split('?')[0] ?? '');
      return address && readableEmail(address) !== to ? `mailto:${address}` : undefined;
    }
    default: {
      const host = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?:\/\S*)?\s*$/i.exec(shown)?.[1];
      if (!scheme || !host || /\.(?:pdf|json|html?)$/i.test(host) || !URL.canParse(href)) return undefined;
      const bare = (name: string) => name.toLowerCase().replace(/^www\./, '');
      return bare(new URL(href).host) === bare(host)
        ? undefined
        : `https://${shown.trim().replace(/^https?:\/\//, '')}`;
    }
  }
}

/** The number that is shown, as it is dialled from anywhere, if a link leads to another one. */
function otherNumber(linked: string, shown: string, plan: PhonePlan): string | undefined {
  const own = (phone: string) => (isPossibleFormat(plan) ? normalizePhone(phone, plan) : undefined);
  const [to, whole] = [phoneDigits(own(linked) ?? linked), own(shown)];
  const digits = phoneDigits(whole ?? shown);
  // A number without its country may be one of another country than the site's.
  if (to.endsWith(digits) || to.endsWith(phoneDigits(shown))) return undefined;
  // Of a number within a town, the link alone says which.
  const start = whole || shown.startsWith('+') ? '' : to.slice(0, -digits.length);
  return `tel:+${start}${digits}`;
}

import { parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { type ContentLink, contentLinks } from '../../../content/views/links.ts';
import { normalizePhone, phoneDigits } from '../../../question/phone.ts';
import { isPossibleFormat, type PhonePlan } from '../../../question/phone-plan.ts';
import { emailAddress } from '../../../text/email-address.ts';
import { defineRule } from '../../rule.ts';
import { sitePhonePlan } from '../../shared-files.ts';

export const linkDiffers = defineRule<{ shown: string; href: string; suggestion: string }>({
  code: 'link-differs',
  severity: 'error',
  scope: 'content',
  byShape: true,
  canBeExcepted: true,
  summary: {
    en: 'A link leads to the phone number or address that it shows.',
    uk: 'Посилання веде на той номер чи ту адресу, які показує.',
  },
  why: {
    en: 'A visitor who taps a number would call another one.',
    uk: 'Торкнувшись номера, відвідувач зателефонував би за іншим.',
  },
  words: {
    en: ({ shown, href, suggestion }) => ({
      message: `The link shows "${shown}", but leads to ${href}.`,
      hint: `Link to "${suggestion}", or fix the text of the link.`,
    }),
    uk: ({ shown, href, suggestion }) => ({
      message: `Посилання показує «${shown}», а веде на ${href}.`,
      hint: `Посилайтеся на "${suggestion}" або виправте текст посилання.`,
    }),
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
      const to = rest.split('?')[0]?.toLowerCase();
      return address && address.toLowerCase() !== to ? `mailto:${address}` : undefined;
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

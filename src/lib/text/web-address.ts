/** Addresses of other sites, as people copy and paste them. */

/** Tells whether a text is the whole address of a page of another site. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);
}

/** Returns the address that was meant by one without https://, with half of it, or with spaces around it. */
export function meantAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (isWebAddress(trimmed)) return trimmed;
  const withScheme = `https://${trimmed.replace(/^[a-z]*:?\/\//i, '')}`;
  return isWebAddress(withScheme) && /\.(?:\p{L}{2,}|xn--[a-z0-9-]+)(?:\/|$)/iu.test(withScheme)
    ? withScheme
    : undefined;
}

/** A part of an address as people read it; a part that stands for no characters, such as `100%`, as it is. */
export function decodedAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const trackingParameters = /^(?:utm_\w+|fbclid|gclid|yclid|dclid|msclkid|mc_[ce]id|igshid|igsh|_openstat)$/;

/** Pages that do nothing but lead to the address in one of their parameters, and note who went there. */
const leadingOn: readonly [page: RegExp, parameters: readonly string[]][] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, ['q', 'url']],
  [/^https?:\/\/\w+\.safelinks\.protection\.outlook\.com\/\?/i, ['url']],
  [/^https?:\/\/lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?\?/i, ['u']],
];

/** The address that a page leads on to; undefined for a page with something of its own. */
function ledTo(href: string): string | undefined {
  const parameters = leadingOn.find(([page]) => page.test(href))?.[1];
  if (!parameters || !URL.canParse(href)) return undefined;
  const { searchParams } = new URL(href);
  return parameters.map((name) => searchParams.get(name) ?? '').find(isWebAddress);
}

/** Returns an address without what tells other sites who clicked: parameters, and pages on the way. All else stays as it is written. */
export function withoutTracking(href: string): string {
  const target = ledTo(href);
  if (target) return withoutTracking(target);
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const all = query.split('&');
  const kept = all.filter((parameter) => !trackingParameters.test(parameter.split('=')[0] ?? ''));
  if (kept.length === all.length) return href;
  return page + (kept.length ? `?${kept.join('&')}` : '') + fragment;
}

const drive = /^(?:file:|[a-z]:[\\/]|\\\\|~\/)/i;
const ownFolder = /^\/(?:home|users|mnt|media|volumes)\/.+\.[a-z0-9]{2,4}$/i;

/** Tells if a path leads to a file of somebody’s own computer, or of a network of such: visitors cannot reach it. */
export function isOnOwnComputer(path: string): boolean {
  return drive.test(path) || ownFolder.test(path);
}

/** Finds every phone number in a text, as it is dialled from abroad or within the country: `+38 (050) 123-45-67`, `050-123-45-67`. */
export const phoneNumbers =
  /\+\d[\d\s()-]{7,}\d|(?<![\d.,–-])(?:\(0\d{2,4}\)|0\d{2,4}(?=[\s-]))[\s-]?\d{1,3}[\s-]\d{2}[\s-]\d{2}(?![\d-])/g;

/** A pattern that each text with a phone number matches. */
export const mayHavePhone = /\+\d|(?<!\d)(?:0|380|80)\d\d|(?<!\d)\d\d[-\u2010\u2011]\d\d(?!\d)/;

/** Pattern of an e-mail address in a text, in any letters, as the source of a regular expression: broken ones are looked for elsewhere. */
const source = String.raw`(?<![\p{L}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+`;

/** Finds every e-mail address in a text. */
export const emailAddresses = new RegExp(source, 'gu');

/** A text that is an e-mail address and nothing else. */
export const emailAddress = new RegExp(`^${source}$`, 'u');

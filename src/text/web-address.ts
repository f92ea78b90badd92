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
  return isWebAddress(withScheme) && /\.[a-z]{2,}(?:\/|$)/i.test(withScheme) ? withScheme : undefined;
}

const trackingParameters = /^(?:utm_\w+|fbclid|gclid|yclid|dclid|msclkid|mc_[ce]id|igshid|igsh|_openstat)$/;

/** Returns an address without the parameters that tell other sites who clicked; all else stays as it is written. */
export function withoutTracking(href: string): string {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const all = query.split('&');
  const kept = all.filter((parameter) => !trackingParameters.test(parameter.split('=')[0] ?? ''));
  if (kept.length === all.length) return href;
  return page + (kept.length ? `?${kept.join('&')}` : '') + fragment;
}

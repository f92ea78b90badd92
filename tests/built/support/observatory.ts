/**
 * The scoring of the HTTP Observatory that MDN runs, for what a static site decides itself. Source: the repository mdn/mdn-http-observatory,
 * `src/grader/charts.js` (the table), `src/analyzer/cspParser.js` and `src/analyzer/tests/*.js` (which result a response gets), as published in 2026. A scan begins at 100;
 * what exceeds 0 in a row is added only when all else leaves at least 90.
 */
const modifiers = {
  'content-security-policy': {
    'default-src none, nothing unsafe': 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'insecure pictures': -10,
    'unsafe-eval': -10,
    'unsafe scripts': -20,
    'insecure scheme': -20,
    none: -25,
  },
  cookies: { none: 0 },
  'cross-origin-resource-sharing': { none: 0, 'for everybody': 0 },
  'cross-origin-opener-policy': { 'isolates from others': 10, 'unsafe-none': 0, none: 0, invalid: -5 },
  'cross-origin-embedder-policy': { 'isolates from others': 10, 'unsafe-none': 0, none: 0, invalid: -5 },
  'cross-origin-resource-policy': { 'isolates from others': 10, 'cross-origin': 0, none: 0, invalid: -5 },
  redirection: { 'to https on the same host': 0 },
  'referrer-policy': { private: 5, none: 0, unsafe: -5 },
  'strict-transport-security': { preloaded: 5, 'six months or more': 0, 'less than six months': -10, none: -20 },
  'subresource-integrity': {
    'own scripts with hashes': 5,
    'own scripts without hashes': 0,
    'no scripts': 0,
    'scripts of others': -5,
  },
  'x-content-type-options': { nosniff: 0, none: -5 },
  'x-frame-options': { 'by frame-ancestors': 5, 'deny or sameorigin': 0, none: -20 },
} as const;

/** One row of the table: what was looked at, what it got, and the points for it. */
export interface ObservatoryResult {
  test: keyof typeof modifiers;
  result: string;
  points: number;
}

/** The part of a site that a scan sees: the answer to its home page, over https, without cookies. */
export interface Scanned {
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Scores an answer. */
export function observatoryScore(scanned: Scanned): { score: number; results: ObservatoryResult[] } {
  const headers = new Map(Object.entries(scanned.headers).map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const row = <T extends keyof typeof modifiers>(
    test: T,
    result: keyof (typeof modifiers)[T] & string,
  ): ObservatoryResult => ({ test, result, points: modifiers[test][result] as number });
  const isolation = (value: string | undefined, good: readonly string[], open: 'unsafe-none' | 'cross-origin') =>
    value === undefined ? 'none' : good.includes(value) ? 'isolates from others' : value === open ? open : 'invalid';

  const results = [
    row('content-security-policy', policyResult(headers.get('content-security-policy'), metaPolicies(scanned.html))),
    row('cookies', 'none'),
    row(
      'cross-origin-resource-sharing',
      headers.get('access-control-allow-origin') === '*' ? 'for everybody' : 'none',
    ),
    row(
      'cross-origin-opener-policy',
      isolation(
        headers.get('cross-origin-opener-policy'),
        ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
        'unsafe-none',
      ) as 'none',
    ),
    row(
      'cross-origin-embedder-policy',
      isolation(
        headers.get('cross-origin-embedder-policy'),
        ['require-corp', 'credentialless'],
        'unsafe-none',
      ) as 'none',
    ),
    row(
      'cross-origin-resource-policy',
      isolation(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'], 'cross-origin') as 'none',
    ),
    row('redirection', 'to https on the same host'),
    row('referrer-policy', referrerResult(headers.get('referrer-policy'))),
    row('strict-transport-security', transportResult(headers.get('strict-transport-security'))),
    row('subresource-integrity', integrityResult(scanned.html)),
    row('x-content-type-options', headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'none'),
    row('x-frame-options', frameResult(headers)),
  ];
  const sum = (points: (each: number) => number) => results.reduce((total, each) => total + points(each.points), 0);
  const withoutExtra = 100 + sum((points) => Math.min(points, 0));
  const score = withoutExtra >= 90 ? withoutExtra + sum((points) => Math.max(points, 0)) : withoutExtra;
  return { score: Math.max(score, 0), results };
}

type Policy = Map<string, Set<string>>;

function parsePolicy(text: string): Policy {
  const directives = text
    .split(';')
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** The policies in a page, without what only a header may say. */
function metaPolicies(html: string): Policy[] {
  const tags = html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/gi);
  return [...tags].map(([, text = '']) => {
    const policy = parsePolicy(text);
    for (const name of ['frame-ancestors', 'report-uri', 'sandbox']) policy.delete(name);
    return policy;
  });
}

/** Of a directive that two policies have, what both allow. */
function combined(policies: readonly Policy[]): Policy {
  const all: Policy = new Map();
  for (const [name, sources] of policies.flatMap((policy) => [...policy])) {
    const known = all.get(name);
    const both = known ? [...sources].filter((source) => known.has(source)) : [...sources];
    all.set(name, new Set(both.length ? both : ["'none'"]));
  }
  return all;
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

function policyResult(
  text: string | undefined,
  inPage: readonly Policy[],
): keyof (typeof modifiers)['content-security-policy'] {
  if (!text && !inPage.length) return 'none';
  const policy = combined([...(text ? [parsePolicy(text)] : []), ...inPage]);
  const sources = (name: string) => {
    const found = new Set(policy.get(name) ?? policy.get('default-src') ?? ['*']);
    // A hash or a nonce turns 'unsafe-inline' off.
    if ([...found].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))) found.delete("'unsafe-inline'");
    return found;
  };
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const has = (set: ReadonlySet<string>, values: readonly string[]) => values.some((value) => set.has(value));
  const insecure = (set: Iterable<string>) => [...set].some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => [...values]);
  if (has(scripts, [...broad, ...inline]) || has(objects, broad)) return 'unsafe scripts';
  if (insecure(active)) return 'insecure scheme';
  if (has(new Set([...scripts, ...styles]), ["'unsafe-eval'"])) return 'unsafe-eval';
  if (passive.some((name) => insecure(policy.get(name) ?? policy.get('default-src') ?? [])))
    return 'insecure pictures';
  if (has(styles, [...broad, ...inline])) return 'unsafe styles';
  const all = policy.get('default-src');
  return all?.size === 1 && all.has("'none'") ? 'default-src none, nothing unsafe' : 'nothing unsafe';
}

function referrerResult(text: string | undefined): keyof (typeof modifiers)['referrer-policy'] {
  if (!text) return 'none';
  // The last value that a browser knows counts.
  const value = text.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return good.includes(value) ? 'private' : 'unsafe';
}

function transportResult(text: string | undefined): keyof (typeof modifiers)['strict-transport-security'] {
  const age = Number(/max-age=(\d+)/i.exec(text ?? '')?.[1]);
  if (Number.isNaN(age)) return 'none';
  return age >= 15_768_000 ? 'six months or more' : 'less than six months';
}

function integrityResult(html: string): keyof (typeof modifiers)['subresource-integrity'] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  if (!tags.length) return 'no scripts';
  const sources = tags.filter((tag) => /\ssrc=/.test(tag));
  if (sources.some((tag) => /\ssrc="?(https?:)?\/\//.test(tag))) return 'scripts of others';
  return sources.some((tag) => /\sintegrity="/.test(tag)) ? 'own scripts with hashes' : 'own scripts without hashes';
}

function frameResult(headers: ReadonlyMap<string, string>): keyof (typeof modifiers)['x-frame-options'] {
  if (parsePolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return 'by frame-ancestors';
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 'deny or sameorigin' : 'none';
}

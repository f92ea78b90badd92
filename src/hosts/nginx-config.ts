import { mediaTypes, textTypes } from './media-types.ts';
import { headersAt } from './netlify-rules.ts';
import { type HeaderRule, revalidated } from './site-headers.ts';
import type { RedirectRule } from './site-redirects.ts';

/** What nginx needs beside the rules. */
export interface NginxOptions {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  /** The folder of the built site, as an absolute path. */
  root: string;
  /** Where it listens: a port, by IPv4 and IPv6, or an address with a port. Not used with `tls`. */
  listen: string;
  /** The one name of the site. */
  serverName: string;
  /** Certificate and key; with them http redirects to https. */
  tls?: { certificate: string; key: string };
  /** The origin that answers `/api/`, the site on Netlify for instance. Without one, `/api/` is not found. */
  api?: string;
  /** The certificates of the authorities that nginx trusts when it goes on to an https origin. */
  apiAuthorities?: string;
  /** The name server that nginx asks for the origin, an address with or without a port. Without one nginx asks once, when it starts. */
  resolver?: string;
}

/** Where Debian, Ubuntu and Alpine keep the certificates of authorities. */
export const systemAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Writes the configuration of a site for nginx (1.18 or newer), to be included inside `http { … }`. Headers and redirects are those
 * that Netlify gets. Pages have one address each: without a slash at the end and without `.html`.
 */
export function nginxConfig(options: NginxOptions): string {
  const { headers, redirects, root, listen, serverName, tls, api } = options;
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  const moved = redirects.filter(({ status }) => status === 301);
  const missing = redirects.filter(({ status }) => status === 404);
  const answers = [...new Set(missing.map(({ to }) => to))];
  return `# Written by "npm run nginx" from the site's _headers and _redirects: write it again after each build, do not edit.
# Headers that depend on the address. An empty one is not sent.
${names.map((name) => headerMap(name, headers)).join('\n')}

# What a missing address answers.
map $uri $site_missing {
${missing.map(({ from, to }) => `  ${mapKey(from)} ${quote(to)};`).join('\n')}
}
${tls ? redirectToTls(serverName) : ''}
server {
  ${tls ? tlsLines(tls) : listenLines(listen)}
  server_name ${serverName};
  root ${quote(root)};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes.join(' ')};
  gzip on;
  gzip_vary on;
  gzip_types ${textTypes.join(' ')};
  default_type text/plain;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }

${names.map((name) => `  add_header ${name} $${variable(name)} always;`).join('\n')}

  error_page 404 $site_missing;
${answers.map((to) => `  location = ${quote(to)} { internal; }`).join('\n')}

  # Addresses that pages had before.
${moved.flatMap(movedLocations).join('\n')}

  # One address for each page. Only pages that exist are led to, so nothing of the request gets into an answer.
  location = / { try_files /index.html =404; }
  location ~ ^/index(\\.html)?$ { return 301 /; }
  location ~ ^/_(headers|redirects)$ { return 404; }
${answers.flatMap(noPage).join('\n')}
  location ~ ^(?<page>/.+?)(/|/index\\.html|\\.html)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri $uri.html =404; }
${api ? apiLocation(new URL(api), options) : ''}}
`;
}

/** A header's value by address. Files for which no rule says how long to keep them are asked for again each time. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const everywhere = headersAt(rules, '/')[name] ?? (name === 'Cache-Control' ? revalidated : '');
  const lines = rules
    .filter(({ path, headers }) => path !== '/*' && headers[name] !== undefined)
    .map(({ path, headers }) => `  ${mapKey(path)} ${quote(headers[name] ?? '')};`);
  return `map $uri $${variable(name)} {\n${[`  default ${quote(everywhere)};`, ...lines].join('\n')}\n}`;
}

function variable(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** The path of a rule as a key of nginx's `map`, whose regular expressions are tried in their order. */
function mapKey(path: string): string {
  if (path === '/*') return 'default';
  const literal = escapeLiteral(path.replace(/\*$/, ''));
  return escapeQuoted(`~^${literal}${path.endsWith('*') ? '' : '$'}`);
}

function escapeLiteral(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** An old address, with and without a slash at its end, as on Netlify. nginx compares decoded addresses. */
function movedLocations({ from, to }: RedirectRule): string[] {
  const path = decodeURIComponent(from);
  return [path, `${path}/`].map((each) => `  location = ${quote(each)} { return 301 ${to}; }`);
}

/** What answers at missing addresses is at none of its own, with an ending or without. */
function noPage(to: string): string[] {
  const page = /^(.+)\.html$/.exec(to)?.[1];
  return page ? [`  location ~ ${escapeQuoted(`^${escapeLiteral(page)}(/|$)`)} { return 404; }`] : [];
}

/** Redirects to the site's own name: the requested name is untrusted. */
function redirectToTls(serverName: string): string {
  return `
server {
  ${listenLines('80')}
  server_name ${serverName};
  return 301 https://${serverName}$request_uri;
}
`;
}

/** A port alone is one of IPv4 to nginx. */
function listenLines(listen: string, ways = ''): string {
  const places = /^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen];
  return places.map((place) => `listen ${place}${ways};`).join('\n  ');
}

function tlsLines({ certificate, key }: NonNullable<NginxOptions['tls']>): string {
  return [
    listenLines('443', ' ssl http2'),
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
  ].join('\n  ');
}

/** What nginx answers in place of the function: too large a question, and a function that is not reached in time. */
const ownAnswers = [413, 502, 504];

/** The function sets its own headers: those of the site are not added to its answers. */
function apiLocation({ protocol, origin, host, hostname }: URL, { apiAuthorities, resolver }: NginxOptions): string {
  const ssl = protocol === 'https:' ? verifiedUpstream(hostname, apiAuthorities ?? systemAuthorities) : [];
  return `
  location /api/ {
    ${[...passTo(origin, resolver), ...ssl].join('\n    ')}
    proxy_set_header Host ${host};
    proxy_http_version 1.1;
    client_max_body_size 64k;
    # An own header here keeps those of the site away.
    add_header X-Robots-Tag noindex always;
    # What nginx answers itself has them.
${ownAnswers.map((status) => `    error_page ${status} @own_${status};`).join('\n')}
  }
${ownAnswers.map((status) => `  location @own_${status} { return ${status}; }`).join('\n')}
`;
}

/** A name in a variable is looked up when it is needed, and again when its time is over: nginx starts without a name server, too. */
function passTo(origin: string, resolver: string | undefined): string[] {
  if (!resolver) return [`proxy_pass ${origin};`];
  // Without a path after the variable, that of the request goes on as it came.
  return [`resolver ${resolver};`, `set $site_api ${origin};`, 'proxy_pass $site_api;'];
}

/** Left to itself, nginx hands questions to whoever answers there. */
function verifiedUpstream(hostname: string, authorities: string): string[] {
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    `proxy_ssl_trusted_certificate ${quote(authorities)};`,
  ];
}

/** A text as it is. nginx would expand a `$` as a variable. */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take a part of this for a variable: ${text}`);
  return escapeQuoted(text);
}

function escapeQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

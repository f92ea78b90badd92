import { oncePer } from '../../lib/cache/once-per.ts';
import { cleanPath } from '../../lib/language/language-path.ts';
import { isLanguageCode, languages } from '../../lib/language/languages.ts';
import { emailAddress, isOnOwnComputer } from '../../lib/text/web-address.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { machineFiles } from '../machine-files.ts';
import { type MarkdownParts, markdownParts } from '../markdown-parts.ts';
import type { ValuePlace } from '../place.ts';
import type { TypedValue } from '../schema/schema-values.ts';
import { asObject, asText } from '../unknown-value.ts';
import { valuesOfFormat, valuesOfFormatIn } from './values.ts';

/** A link as the content has it: in a field of its own or, with `from` and `to`, in a Markdown text. */
export interface ContentLink extends ValuePlace {
  href: string;
  text?: string;
}

/** A Markdown text with its parts. */
interface MarkdownText {
  value: TypedValue;
  parts: MarkdownParts;
}

/** The parts of a Markdown text that has any, with its place. */
export interface MarkedText extends Pick<ValuePlace, 'file' | 'pointer'> {
  parts: MarkdownParts;
}

const textsIn = oncePer((file: ContentFile): MarkdownText[] =>
  valuesOfFormatIn(file, 'markdown').map((value) => ({ value, parts: markdownParts(value.value) })),
);

/** Every Markdown text with its parts. */
export const markdownTexts = oncePer((tree: ContentTree): MarkdownText[] => tree.files.flatMap(textsIn));

const markedIn = oncePer((file: ContentFile): MarkedText[] => {
  const marked = file.kept('parts', () =>
    textsIn(file)
      .filter(({ parts }) => Object.values(parts).some(({ length }) => length > 0))
      .map(({ value: { pointer }, parts }) => ({ pointer, parts })),
  );
  return marked.map((text) => ({ file, ...text }));
});

/** The parts of every Markdown text that has any: what leads anywhere, is shown or heads something, without the words. */
export const markedTexts = oncePer((tree: ContentTree): MarkedText[] => tree.files.flatMap(markedIn));

/** Every link of the content. */
export const contentLinks = oncePer((tree: ContentTree): ContentLink[] => [
  ...valuesOfFormat(tree, 'href').map(({ file, pointer, value }) => ({ file, pointer, href: value })),
  ...markedTexts(tree).flatMap(({ file, pointer, parts }) =>
    parts.links.map(({ href, text, from, to }) => ({ file, pointer, href, text, from, to })),
  ),
]);

/** Every link with where it leads. */
export const linkTargets = oncePer((tree: ContentTree): { link: ContentLink; target: LinkTarget }[] => {
  const origin = asText(asObject(tree.file('site-data')?.value).origin);
  return contentLinks(tree).map((link) => ({ link, target: linkTarget(link.href, origin) }));
});

/** Mistakes in the form of a link. */
export type LinkProblem =
  | 'script'
  | 'scheme'
  | 'own-site'
  | 'own-computer'
  | 'own-network'
  | 'relative'
  | 'space'
  | 'slash'
  | 'address';

/** Where a link leads. */
type LinkTarget =
  | { to: 'page'; path: string; anchor?: string }
  | { to: 'file' | 'image'; path: string }
  /** A file that the build writes for machines, of content that has what it is made of. */
  | { to: 'machine-file'; path: string }
  /** Another site. */
  | { to: 'outside' }
  /** A page's address with a language in it. */
  | { to: 'language'; suggestion: string }
  | { to: 'nowhere'; problem: LinkProblem; suggestion?: string };

/** A name as only files have it. */
const fileName = /\.(?:html?|pdf|docx?|xlsx?|pptx?|od[pst]|rtf|txt|csv|zip|rar|jpe?g|png|webp|svg)$/i;

/** Returns where a link leads. `origin` is the address of the site itself. */
export function linkTarget(href: string, origin: string | undefined): LinkTarget {
  if (/^\s|\s$|\s/.test(href))
    return nowhere('space', href.trim().replace(/\s+/g, href.startsWith('/') ? '-' : '%20'));
  if (href.startsWith('#')) return { to: 'page', path: '', anchor: href.slice(1) };
  if (href.startsWith('//')) return nowhere('scheme', `https:${href}`);
  if (isOnOwnComputer(href)) return nowhere('own-computer');
  if (href.startsWith('/')) return ownTarget(href);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (emailAddress.test(href)) return nowhere('scheme', `mailto:${href}`);
  if (scheme === undefined)
    return /^www\.|^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.(\p{L}{2,}|xn--[a-z0-9-]+)(\/|$)/iu.test(href) &&
      !fileName.test(href)
      ? withScheme(href, origin)
      : nowhere('relative', `/${href.replace(/^(?:\.\.?\/)+|^content\/(?=(?:files|images)\/)/g, '')}`);
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') return nowhere('script');
  if (scheme === 'mailto' || scheme === 'tel') return { to: 'outside' };
  if (scheme !== 'https' && scheme !== 'http') return nowhere('scheme');
  const slashes = new RegExp(`^${scheme}://`, 'i').test(href);
  if (!slashes || !URL.canParse(href)) return nowhere('address');
  const url = new URL(href);
  // Over http, too: whoever copied that means the same page.
  const isOwn = origin !== undefined && url.origin.replace(/^http:/, 'https:') === origin.replace(/^http:/, 'https:');
  if (isOwn || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
    const path = href.slice(url.origin.length) || '/';
    const target = ownTarget(path);
    return nowhere(isOwn ? 'own-site' : 'own-computer', ('suggestion' in target && target.suggestion) || path);
  }
  return localNetwork.test(url.hostname) ? nowhere('own-network') : { to: 'outside' };
}

/** Hosts that only computers of the same network reach. */
const localNetwork = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.local$/;

/** Where an address without https:// leads: of this site only the path is meant. */
function withScheme(href: string, origin: string | undefined): LinkTarget {
  const address = `https://${href}`;
  const target = linkTarget(address, origin);
  return target.to === 'nowhere' && target.problem === 'own-site' ? target : nowhere('scheme', address);
}

function nowhere(problem: LinkProblem, suggestion?: string): LinkTarget {
  return { to: 'nowhere', problem, ...(suggestion !== undefined && { suggestion }) };
}

function ownTarget(href: string): LinkTarget {
  const [, pathname = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const path = decode(pathname);
  if (path.startsWith('/files/')) return { to: 'file', path: path.slice('/files/'.length) };
  if (machineFiles.has(path)) return { to: 'machine-file', path };
  if (path.startsWith('/images/')) return { to: 'image', path: path.slice('/images/'.length) };
  const first = path.split('/')[1] ?? '';
  const isTag = languages.some(({ tag }) => tag === first);
  if (isLanguageCode(first) || isTag) {
    const own = href.slice(first.length + 1) || '/';
    const target = ownTarget(own);
    return { to: 'language', suggestion: ('suggestion' in target && target.suggestion) || own };
  }
  const clean = cleanPath(path);
  if (clean !== path) return nowhere('slash', clean + href.slice(pathname.length));
  return { to: 'page', path, ...(anchor !== undefined && { anchor: decode(anchor) }) };
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

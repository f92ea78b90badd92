import type { DocumentEntry } from '../../../compile/compile-context.ts';
import type { Namespaces, SingleName } from '../../../compile/namespaces.ts';
import type { PageManifest } from '../../../compile/page-manifests.ts';
import type { PageName } from '../../../content/pages.ts';
import { joinLanguagePath, splitLanguagePath } from '../../../lib/language/language-path.ts';
import { defaultLanguage, type LanguageCode, languageOf, languages } from '../../../lib/language/languages.ts';
import { fromSm } from '../../../lib/namespaces/breakpoints.ts';

/** A picture that represents a page where it is linked to. */
interface CardImage {
  /** Its address below the origin. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The sources of the head of a page: the same data as the page itself. */
export interface HeadParts {
  manifest: PageManifest;
  origin: string;
  namespaces: Readonly<Record<string, object>>;
  card?: CardImage;
}

/** A page as its head is written: its data, and the addresses of it and of others. */
export type PageFacts = ReturnType<typeof pageFacts>;

/** Returns the facts of a page. */
export function pageFacts({ namespaces, ...parts }: HeadParts) {
  const { manifest, origin } = parts;
  /** A path of the site as an address; other addresses stay as they are. */
  const absolute = (href: string) => (href.startsWith('/') ? origin + href : href);
  /** The page's path with its language, and its whole address. */
  const href = joinLanguagePath(manifest.language, manifest.path);
  const url = absolute(href);
  const carried = <Namespace extends object>(name: string): Namespace => {
    const namespace = namespaces[name] as Namespace | undefined;
    if (!namespace) throw new Error(`The page ${url} does not carry the namespace ${name}.`);
    return namespace;
  };
  return {
    ...parts,
    language: languageOf(manifest.language),
    href,
    url,
    absolute,
    namespace: <Name extends SingleName>(name: Name): Namespaces[Name] => carried(name),
    /** The same of a namespace that the page may do without. */
    optional: <Name extends SingleName>(name: Name) => namespaces[name] as Namespaces[Name] | undefined,
    /** The lists of departments that the page carries. */
    departmentLists(): Namespaces['departments/{kind}'][] {
      const names = Object.keys(namespaces).filter((name) => name.startsWith('departments/'));
      return names.map((name) => carried(name));
    },
    /** The namespace of the page itself, or of the item that it shows: `own<'news/{id}'>()`. */
    own: <Name extends keyof Namespaces>(): Namespaces[Name] => carried(manifest.namespace),
    /** The name of a thing that pages of every language describe: the address of its page in the first language. */
    id: (href: string, thing: string) =>
      `${origin}${joinLanguagePath(defaultLanguage, splitLanguagePath(href).path)}#${thing}`,
  };
}

/** The tags from which social networks and messengers make a card where the page is linked to (ogp.me). */
export function cardTags(facts: PageFacts): [property: string, content: string][] {
  const { manifest, card, url } = facts;
  const { component, language, path, title, description } = manifest;
  const name = facts.namespace('labels').logo.text;
  const others = languages.filter(({ code }) => code !== language);
  const types: Partial<Record<PageName, string>> = { NewsItemPage: 'article', PersonPage: 'profile' };
  return [
    ['og:type', types[component] ?? 'website'],
    ['og:site_name', name],
    ['og:title', path === '/' ? name : title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', localeOf(language)],
    ...others.map(({ code }): [string, string] => ['og:locale:alternate', localeOf(code)]),
    ...(component === 'NewsItemPage'
      ? [['article:published_time', facts.own<'news/{id}'>().date] as [string, string]]
      : []),
    ...(card
      ? ([
          ['og:image', facts.absolute(card.url)],
          ['og:image:width', String(card.width)],
          ['og:image:height', String(card.height)],
          ['og:image:alt', card.alt],
        ] as [string, string][])
      : []),
  ];
}

/** A language with its country as Open Graph writes them: `uk_UA`. */
function localeOf(language: LanguageCode): string {
  return languageOf(language).locale.replace('-', '_');
}

/**
 * The tags by which Google Scholar and reference managers recognize a dissertation (Highwire Press tags, as Google Scholar's
 * inclusion guidelines name them). Only pages about one work have them.
 */
export function scholarTags(facts: PageFacts): [name: string, content: string][] {
  if (facts.manifest.component !== 'DefencePage') return [];
  const { candidate, date, documents } = facts.own<'defence/{id}'>();
  const file = thesisFile(documents);
  if (!file) return [];
  return [
    ['citation_title', facts.manifest.title],
    ['citation_author', authorName(facts.manifest.language, candidate.label)],
    ['citation_publication_date', date.replaceAll('-', '/')],
    ['citation_dissertation_institution', facts.namespace('labels').logo.text],
    ['citation_language', languageOf(file.language).tag],
    ['citation_pdf_url', thesisUrl(facts)],
    ['citation_public_url', facts.url],
  ];
}

/** The text of the dissertation among the documents of a defence. */
export function thesisFile(documents: readonly DocumentEntry[]): DocumentEntry | undefined {
  return documents.find(({ kind }) => kind === 'thesis');
}

/** The address of its copy beside the page of the defence, where Google Scholar looks for it (`thesisFiles` of `machine-files.ts`). */
export function thesisUrl({ url }: PageFacts): string {
  return `${url}.pdf`;
}

/** A name as programs take it apart: a surname that comes first, as it does in Ukrainian, ends with a comma. */
function authorName(language: LanguageCode, name: string): string {
  return language === 'ua' ? name.replace(/[ \u00a0]+/, ', ') : name;
}

/**
 * The pages that the browser may load ahead before hydration, when a visitor points at a link or begins to press it: pages, no files, and
 * not the other language, whose link is a choice to be stored. Only the HTML is fetched and nothing is run. Once the script
 * answers links it loads ahead itself, and takes these rules away.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '/files/*', '/images/*', '/content/*'] } },
          { not: { selector_matches: '[data-language], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The page's largest picture, as `src/site/parts/picture.tsx` writes it: what else it may be, and the image itself. */
const largest = /<picture[^>]*>((?:<source[^>]*>)*)<img ([^>]*\bfetchPriority="high"[^>]*)>/;

/** The attributes of a tag, as they are written in HTML. */
type Attributes = Readonly<Record<string, string>>;

/**
 * Lets the page's largest picture come while the page itself is still coming. Its tag stands behind styles and menu, on a slow line two
 * thirds of the page.
 * @param body the rendered page
 * @returns the tags for its head, none where no picture is to be loaded first
 */
export function picturePreload(body: string): string {
  const [, sources = '', image] = largest.exec(body) ?? [];
  if (image === undefined) return '';
  // Of two kinds of files the better one comes first; a browser that does not know it loads nothing ahead.
  const others = [...sources.matchAll(/<source [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const phone = others.find(({ media }) => media);
  const wide = others.find(({ media }) => !media) ?? attributesOf(image);
  return phone ? preload(phone, phone.media) + preload(wide, fromSm) : preload(wide);
}

/** Browsers that know no sizes here must not load another file: where there are sizes, no address is given. */
function preload({ type, src, srcset, sizes }: Attributes, media?: string): string {
  const attributes = {
    type,
    media,
    href: srcset ? undefined : src,
    imagesrcset: srcset,
    imagesizes: srcset && sizes,
    fetchpriority: 'high',
  };
  const text = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${value}"` : ''));
  return `<link rel="preload" as="image"${text.join('')}>\n`;
}

function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

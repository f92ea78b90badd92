import { fromSm } from '../../lib/namespaces/breakpoints.ts';

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

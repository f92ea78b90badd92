import { localName, replaceOpaque } from './svg-parts.ts';

/** Elements that run, embed or change something, whatever their namespace. */
const activeElements = new Set(
  (
    'script handler listener foreignobject iframe frame frameset embed object applet audio video source track base link meta ' +
    'form input button textarea select body html set animate animatemotion animatetransform animatecolor discard'
  ).split(' '),
);

/** Attributes that name something to be loaded or gone to. */
const references = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'ping']);

/** A declaration up to its first end outside quotes. */
const declarationStart = /<!DOCTYPE(?:"[^"]*"|'[^']*'|[^"'>])*>/iy;

/** Encodings in which ASCII is what it seems: in others, what is read here as UTF-8 could be something else to a browser. */
const plainEncoding = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** Names the first thing in a drawing that could run, embed or load something; nothing when it is only a drawing. */
export function svgActivity(text: string): string | undefined {
  let declared: string | undefined;
  const svg = replaceOpaque(text, declarationStart, (found) => {
    declared ??= activeDeclaration(found);
    // Character data stays as the text that it is.
    const characters = /^<!\[CDATA\[([\s\S]*)\]\]>$/i.exec(found)?.[1] ?? '';
    return characters.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  if (declared) return declared;
  const declaration = /<!(ENTITY|ATTLIST)/i.exec(svg);
  if (declaration) return `${declaration[0]}>`;
  let isInStyle = false;
  for (const [tag, slash, name = '', attributes = ''] of svg.matchAll(
    /<\s*(\/?)([^\s/>"'=<!?]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g,
  )) {
    // The words of a style are read without the elements between them.
    if (activeElements.has(localName(name)) || (isInStyle && !slash)) return `<${name}>`;
    isInStyle = !slash && localName(name) === 'style' && !tag.endsWith('/>');
    const found = activeAttribute(attributes);
    if (found) return found;
  }
  return activeStyle(decode(svg));
}

function activeDeclaration(declaration: string): string | undefined {
  const found = /^<!DOCTYPE(?=.*\[)|^<\?xml-stylesheet/is.exec(declaration);
  if (found) return `${found[0]}>`;
  const encoding = /^<\?xml\s.*?\sencoding\s*=\s*["']([^"']*)/s.exec(declaration)?.[1];
  return encoding === undefined || plainEncoding.test(encoding) ? undefined : `encoding="${encoding}"`;
}

function activeAttribute(attributes: string): string | undefined {
  for (const [, name = '', double, single, bare] of attributes.matchAll(
    /(?<![^\s=/"'>])([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
  )) {
    const local = localName(name);
    if (/^on[a-z]/.test(local)) return 'on…=';
    // Browsers skip control characters and spaces in an address.
    const value = decode(double ?? single ?? bare ?? '').replace(/[\0-\x20]/g, '');
    if (!references.has(local) || value === '') continue;
    if (!/^#|^data:image\/(png|jpeg|webp|gif|avif);base64,/i.test(value)) return `${name}="…"`;
  }
  return undefined;
}

function activeStyle(text: string): string | undefined {
  const css = text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, other) => (code ? letter(code, 16) : other));
  // What begins a comment may be within a string.
  for (const each of [css, css.replace(/\/\*[\s\S]*?\*\//g, '')]) {
    if (/@import/i.test(each)) return '@import';
    if (/url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/))/i.test(each)) return 'url(…)';
    const found = /image-set\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.exec(each);
    if (found) return found[0];
  }
  return undefined;
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex ? letter(hex, 16) : decimal ? letter(decimal, 10) : (named[name] ?? whole),
  );
}

function letter(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

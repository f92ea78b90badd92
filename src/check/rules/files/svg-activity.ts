/** Elements that run, embed or change something, whatever their namespace. */
const activeElements = new Set(
  (
    'script handler listener foreignobject iframe frame frameset embed object applet audio video source track base link meta ' +
    'form input button textarea select body html set animate animatemotion animatetransform animatecolor discard'
  ).split(' '),
);

/** Attributes that name something to be loaded or gone to. */
const references = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'ping']);

/** Names the first thing in a drawing that could run, embed or load something; nothing when it is only a drawing. */
export function svgActivity(text: string): string | undefined {
  const svg = text.replace(/<!--[\s\S]*?-->/g, '');
  const declaration = /<!(ENTITY|ATTLIST)|<!DOCTYPE[^>[]*\[|<\?xml-stylesheet/i.exec(svg);
  if (declaration) return `${declaration[0].split(/\s/, 1)[0]}>`;
  for (const [, name = '', attributes = ''] of svg.matchAll(/<\s*([^\s/>"'=<!?]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g)) {
    if (activeElements.has(localName(name))) return `<${name}>`;
    const found = activeAttribute(attributes);
    if (found) return found;
  }
  return activeStyle(decode(svg));
}

function activeAttribute(attributes: string): string | undefined {
  for (const [, name = '', double, single, bare] of attributes.matchAll(
    /([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
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
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code) => letter(code, 16));
  if (/@import/i.test(css)) return '@import';
  if (/url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/))/i.test(css)) return 'url(…)';
  return /expression\s*\(|-moz-binding|behavior\s*:/i.exec(css)?.[0];
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
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

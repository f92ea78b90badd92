import { alternatePaths, type FrameHashes } from '../../lib/language/language-path.ts';
import { languages } from '../../lib/language/languages.ts';
import { withPlainSpaces } from '../../lib/language/no-break-spaces.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { placesKey } from '../use-page-change.ts';
import { ownThemeColour } from './brand-rules.ts';
import { entryScript } from './entry-script.ts';
import {
  cardTags,
  type HeadParts,
  type PageFacts,
  pageFacts,
  picturePreload,
  scholarTags,
  speculationRules,
} from './head/page-tags.ts';
import { structuredData } from './head/structured-data.ts';
import { intentScript, type PageData, type PageScripts, scriptText } from './intent-script.ts';

/** A document and what is filled into its shell. */
export interface DocumentParts extends HeadParts {
  /** The hashes of the frame's namespaces that the page reads. */
  frame: FrameHashes;
  /** Scripts that are loaded once a visitor needs them. */
  scripts?: PageScripts | undefined;
  /** The styles that the page needs, where the shell has no style sheet. */
  style?: string | undefined;
  body: string;
  /** The number of characters of its own, without those of the parts of the frame that pages share. */
  ownLength: number;
}

const historyScript = scriptText(followHistory, JSON.stringify(placesKey));
const inlineScript = [entryScript(languages), intentScript, historyScript].join(';');
/** The id of the page's data, which follow all that is painted. No part of a text has it: theirs are words with hyphens. */
const dataId = 'page_data';
/**
 * The longest document whose first paint is to wait for all of it, in characters without the parts of the frame: with
 * their 16,000 about what the first round trip carries compressed. Of a longer one, it waits for the header.
 */
const paintedWhole = 48_000;
/** Marks a place to be filled: a character that no text may contain. */
const slot = '\ue000';

/**
 * The first part of the head, also before the style sheet that vike adds: a script waits for the style sheets before it,
 * and this one redirects visitors to their language. The picture that is loaded ahead is chosen by the width of the window.
 */
const headStart = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<script>${inlineScript}</script>
`;

/** The HTML document without its page: what vike adds its tags to, once for all pages. */
export const documentShell = `<!DOCTYPE html>
<html${slot}>
<head>
${slot}
${ownThemeColour}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
</head>
<body>
${slot}
<script type="speculationrules">${speculationRules}</script>
</body>
</html>
`;

/** Writes a rendered page into the document's shell. The HTML is the same for both themes. */
export function fillDocument(shell: string, parts: DocumentParts): string {
  const { manifest, frame, scripts, body } = parts;
  const facts = pageFacts(parts);
  const [start, beforeHead = '', beforeBody, end] = shell.split(slot);
  const style = parts.style === undefined ? '' : `<style>${parts.style}</style>\n`;
  const toHead = beforeHead.replace('<head>', () => headStart + picturePreload(body) + style);
  const before = `${start} lang="${facts.language.tag}" id="top"${toHead}`;
  const head = `<title>${escapeXml(manifest.documentTitle)}</title>
<meta name="description" content="${escapeXml(manifest.description)}">
${manifest.indexed ? forMachines(facts) : '<meta name="robots" content="noindex">'}`;
  const data = jsonScript(`type="application/json" id="${dataId}"`, { manifest, frame, scripts } satisfies PageData);
  const after = `${head}${beforeBody}<div id="root">${body}</div>
${data}${dataForMachines(facts)}${end}`;
  const length = before.length + after.length - body.length + parts.ownLength;
  return before + firstPaint(length < paintedWhole ? dataId : 'content') + after;
}

/**
 * Lets the first paint wait for an element (HTML, link type "expect"; Chromium waits for its start tag only): a menu or a table of
 * which the first part is shown moves when the rest comes.
 */
function firstPaint(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">\n`;
}

/** The tags that search engines, social networks and reference managers read. */
function forMachines(facts: PageFacts): string {
  const tags = [
    ...addresses(facts),
    ...feeds(facts),
    ...cardTags(facts).map(([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...scholarTags(facts).map(([name, content]) => `<meta name="${name}" content="${escapeXml(content)}">`),
  ];
  return withPlainSpaces(tags.join('\n'));
}

/** The structured data of an indexed page. They stand behind all that is painted, so that no paint waits for them. */
function dataForMachines(facts: PageFacts): string {
  const data = facts.manifest.indexed && structuredData(facts);
  return data ? withPlainSpaces(`\n${jsonScript('type="application/ld+json"', data)}`) : '';
}

function addresses({ manifest: { path, only }, origin, url }: PageFacts): string[] {
  const others = only ? [] : alternatePaths(path);
  return [
    `<link rel="canonical" href="${escapeXml(url)}">`,
    ...others.map(
      ([hreflang, alternate]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + alternate)}">`,
    ),
  ];
}

/** The feeds of the page's language (`src/build/publish/news-feeds.ts` writes them). */
function feeds({ manifest, language: { prefix } }: PageFacts): string[] {
  if (!manifest.hasNews) return [];
  return [
    `<link rel="alternate" type="application/atom+xml" title="Atom" href="${prefix}/feed.xml">`,
    `<link rel="alternate" type="application/feed+json" title="JSON Feed" href="${prefix}/feed.json">`,
  ];
}

/** JSON in a page, written so that it cannot end the `<script>` it is in. */
function jsonScript(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The part of the inline script for steps in the history that an earlier document's router has made: the browser takes two
 * of them for one document, and leaves it to the page to scroll. From hydration on the router does both.
 * It is written into the page as text, so it must not refer to anything outside itself.
 * @param placesKey the key under which the session keeps where the visitor was
 */
function followHistory(placesKey: string): void {
  const address = () => location.pathname + location.search;
  const keyShown = (): string | undefined => history.state?.key;
  const isHydrated = () => 'script' in document.documentElement.dataset;
  const shown = address();
  let key = keyShown();
  const withPlaces = (act: (places: [key: string | undefined, position: number][]) => void) => {
    try {
      act(JSON.parse(sessionStorage.getItem(placesKey) || '[]'));
    } catch {
      // Without storage the browser knows the place, or nobody does.
    }
  };
  const note = () => {
    if (!key || isHydrated()) return;
    withPlaces((places) => {
      places.push([key, scrollY]);
      sessionStorage.setItem(placesKey, JSON.stringify(places));
    });
  };
  const restore = () =>
    withPlaces((places) => {
      // The last one counts.
      const place = new Map(places).get(key);
      if (place !== undefined) scrollTo(0, place);
    });
  addEventListener('popstate', () => {
    if (isHydrated()) return;
    if (address() === shown) {
      key = keyShown();
      restore();
      return;
    }
    note();
    key = undefined;
    // Or the next page would be shown where this one was.
    history.scrollRestoration = 'manual';
    location.reload();
  });
  addEventListener('pagehide', note);
  addEventListener('DOMContentLoaded', () => {
    if (!scrollY || history.scrollRestoration === 'manual') restore();
  });
}

import type { CheckResult } from '../check/check-content.ts';
import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import { frameNamespaces } from '../content/pages.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { joinLanguagePath, pageManifestUrl } from '../lib/language/language-path.ts';
import {
  type ByLanguage,
  fallbackLanguage,
  type LanguageCode,
  languageOf,
  ofLanguage,
} from '../lib/language/languages.ts';
import type { Bundle } from '../site/renderer/prerender/bundle.ts';
import { loadPageRenderer, type RenderJob } from '../site/renderer/prerender/page-renderer.ts';
import { inlineHashes, type ScriptHashes, withStylePolicy } from './hosts/site-headers.ts';
import type { OutputStage } from './output-stage.ts';
import { fontsDir, headingFontsHash, pageCards } from './publish/page-cards.ts';
import { searchKey } from './publish/search/page-parts.ts';

/** A page, ready to be written. */
export type BuiltPage = ReturnType<typeof builtPages>[number];

/** All pages of a site: only of those of which something changed is the manifest made. */
export function builtPages(site: CompiledSite) {
  const { compiledPages, content } = site;
  const manifests = new Map<string, PageManifest>();
  const fontsHash = headingFontsHash(fontsDir);
  const manifestOf = (id: string) => {
    const manifest = manifests.get(id) ?? (compiledPages.get(id)?.manifest() as PageManifest);
    manifests.set(id, manifest);
    return manifest;
  };
  // The facts of a page that are known without making its manifest.
  const knownPage = content.memo.made('page', (id) => {
    const manifest = manifestOf(id);
    const { context } = compiledPages.get(id) ?? {};
    if (!context) throw new Error(`There is no page ${id}.`);
    const { indexed } = manifest;
    const found = searchKey(context, manifest);
    return {
      hash: digest(JSON.stringify(manifest)),
      card: pageCards(context, fontsHash)(manifest),
      indexed,
      // The frame's namespaces that it reads.
      frame: Object.keys(manifest.namespaces).filter((name) => frameNamespaces.has(name)),
      // The hash of what the search finds it by, if it does.
      ...(found && { searchKey: found }),
    };
  });
  return [...compiledPages].map(([id, { context, page }]) => ({
    ...knownPage(id),
    language: context.language,
    page,
    get manifest() {
      return manifestOf(id);
    },
  }));
}

function pageUrl({ language, page }: Pick<BuiltPage, 'language' | 'page'>): string {
  return joinLanguagePath(language, page.path);
}

/** The file of a page: `/about/history` → `about/history.html`. */
export function pageFile(page: Pick<BuiltPage, 'language' | 'page'>): string {
  const url = pageUrl(page);
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`;
}

/** The report of the checker beside the pages of a preview. */
export const reportPath = 'check-report.txt';

/** The checker's findings, in figures. */
export type CheckFigures = Pick<CheckResult, 'files' | 'errors' | 'warnings'>;

/** Words for editors: they never reach a visitor, and so are no content. */
const previewWords: ByLanguage<(figures: CheckFigures) => { text: string; link: string }> = {
  ua: ({ files, errors, warnings }) => ({
    text: `Попередній перегляд, ще не опубліковано. Перевірено файлів: ${files}; помилок: ${errors}; зауважень: ${warnings}.`,
    link: 'Докладно',
  }),
  en: ({ files, errors, warnings }) => ({
    text: `Preview, not published yet. Files checked: ${files}; errors: ${errors}; warnings: ${warnings}.`,
    link: 'Details',
  }),
};

const previewStyle =
  '.preview{position:sticky;inset-block-start:0;z-index:9999;padding:8px 16px;background:#5c2e00;color:#fff;font:16px/1.4 sans-serif}' +
  '.preview a{color:inherit}@media print{.preview{display:none}}';

/** Puts a banner with the figures of the check above a page. It is outside of what React hydrates. */
export function withPreviewBanner(html: string, language: LanguageCode, figures: CheckFigures): string {
  const { text, link } = ofLanguage(previewWords, language)(figures);
  const { tag } = languageOf(language in previewWords ? language : fallbackLanguage);
  const banner = `<aside class="preview" aria-label="${link}" lang="${tag}" data-pagefind-ignore>${text} <a href="/${reportPath}">${link}</a></aside>`;
  return html
    .replace('</head>', () => `<style>${previewStyle}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${banner}`);
}

/**
 * Writes namespaces, manifests and pages, as far as they changed.
 * @param preview the checker's findings, when the site is built as a preview
 * @returns how many pages were rendered
 */
export async function writePages(
  stage: OutputStage,
  pages: readonly BuiltPage[],
  site: CompiledSite,
  {
    bundle,
    report,
    preview,
  }: { bundle: Bundle; report: (message: string) => void; preview?: CheckFigures | undefined },
): Promise<number> {
  const {
    brandColour,
    site: { origin },
  } = site.content;
  const common = digest(bundle.key, origin, brandColour, JSON.stringify(preview ?? null));
  const keyed = pages.map((page) => ({ page, key: keyOf(page, site, common) }));
  const namespaces = [...site.namespaces.values()];
  const all = [...keyed.map(({ key }) => key), ...namespaces.map(({ url }) => url)];
  const to = stage.open('pages', digest(...all.map((each) => `${each}\0`)));
  if (!to) return 0;
  // The text of a namespace whose hash is known is made only when it is asked for.
  for (const namespace of namespaces) to.put(namespace.url.slice(1), namespace.hash, () => namespace.json);
  for (const page of pages)
    to.put(pageManifestUrl(pageUrl(page)).slice(1), page.hash, () => JSON.stringify(page.manifest));
  const stale = keyed.filter(({ page, key }) => !to.reuse(pageFile(page), key));
  if (!stale.length) return 0;
  const source = { bundleDir: bundle.dir, origin, brandColour };
  // One thread: a second would render no page cheaper, and hold the bundle once more in memory.
  const render = await loadPageRenderer(source, new Map());
  for (const [index, { page, key }] of stale.entries()) {
    if (index % 100 === 0) report(`${index} of ${stale.length} pages rendered`);
    const text = await render(renderJob(site, page));
    const shown = preview ? withPreviewBanner(text, page.language, preview) : text;
    const { scripts, styles } = inlineHashes(shown);
    const html = withStylePolicy(shown, { styles });
    to.write(pageFile(page), key, html, JSON.stringify({ scripts } satisfies ScriptHashes));
  }
  return stale.length;
}

function keyOf({ language, hash, card, frame }: BuiltPage, site: CompiledSite, common: string): string {
  const hashes = frameHashes(site, language);
  return digest(common, hash, `${card.url}\0${card.alt}\0`, JSON.stringify(frame.map((name) => hashes[name])));
}

/** The sources of a page. */
export function renderJob(site: CompiledSite, page: Pick<BuiltPage, 'manifest' | 'card'>): RenderJob {
  const { design: _, ...card } = page.card;
  return { ...documentSources(site, page.manifest), card };
}

/** The sources of the document of a page: its manifest, its namespaces, and the hashes of those of the frame. */
export function documentSources(site: CompiledSite, manifest: PageManifest) {
  const { language, namespaces } = manifest;
  const textOf = (name: string) => site.namespaces.get(`${language}/${name}`)?.json ?? '{}';
  const frame = Object.entries(frameHashes(site, language)).filter(([name]) => name in namespaces);
  return {
    manifest,
    frame: Object.fromEntries(frame),
    namespaces: Object.fromEntries(Object.keys(namespaces).map((name) => [name, textOf(name)])),
  };
}

import { type CompiledSite, frameHashes } from '../compile/compile-site.ts';
import type { PageManifest } from '../compile/page-manifests.ts';
import { frameNamespaces } from '../content/pages.ts';
import { oncePer } from '../lib/cache/once-per.ts';
import { type LanguageCode, languages } from '../lib/language/languages.ts';
import type { FrameHashes } from '../lib/namespaces/content-urls.ts';
import type { RenderJob } from '../site/renderer/prerender/page-renderer.ts';
import type { BuiltPage } from './built-pages.ts';

/** What a page is rendered from. */
export function renderJob(site: CompiledSite, page: Pick<BuiltPage, 'manifest' | 'card'>): RenderJob {
  const { manifest } = page;
  const { design: _, ...card } = page.card;
  const { language } = manifest;
  const texts = frameTexts(site).get(language);
  const json = (name: string) => texts?.get(name) ?? site.namespaces.get(`${language}/${name}`)?.json ?? '{}';
  const namespaces = Object.fromEntries(Object.keys(manifest.namespaces).map((name) => [name, json(name)]));
  return { manifest, card, frame: frameOf(site, manifest), namespaces };
}

/** The hashes of the frame's namespaces that a page reads. */
function frameOf(site: CompiledSite, { language, namespaces }: PageManifest): FrameHashes {
  return Object.fromEntries(Object.entries(frameHashes(site, language)).filter(([name]) => name in namespaces));
}

/** The texts of the frame's namespaces: nearly every page needs them, and one is made whenever it is asked for. */
const frameTexts = oncePer(
  (site: CompiledSite) => new Map(languages.map(({ code }) => [code, textsOfFrame(site, code)])),
);

function textsOfFrame({ namespaces }: CompiledSite, language: LanguageCode): Map<string, string> {
  return new Map(
    [...frameNamespaces].flatMap((name) => {
      const namespace = namespaces.get(`${language}/${name}`);
      return namespace ? [[name, namespace.json]] : [];
    }),
  );
}

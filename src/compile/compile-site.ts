import { digest } from '../cache/digest.ts';
import { KeptResults, valueHash } from '../cache/kept-results.ts';
import { oncePer } from '../cache/once-per.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { type SitePage, sitePages } from '../content/page-list.ts';
import { frameNamespaces } from '../content/pages.ts';
import { type LanguageCode, languages } from '../language/languages.ts';
import { type FrameHashes, namespaceUrl } from '../namespaces/content-urls.ts';
import { CompileContext, type CompileFacts, imageFacts } from './compile-context.ts';
import type { CompiledNamespace } from './compiled-namespace.ts';
import { ContentInputs } from './content-inputs.ts';
import { ContentReader } from './content-reader.ts';
import { type ImageVariant, imageVariants } from './image-variants.ts';
import { makeNamespace } from './namespaces.ts';
import type { PageManifest } from './page-manifests.ts';
import { pageManifest } from './page-manifests.ts';
import { type PageUnit, pageUnits } from './page-units.ts';
import { SiteFacts } from './site-facts.ts';

/** A unit with the namespaces that are made with its pages. */
export interface CompiledUnit extends PageUnit {
  compiled: CompiledNamespace[];
  /** The hash of all of them. */
  hash: string;
}

/** All that the content becomes: what pages are rendered from, and what is served beside them. */
export interface CompiledSite {
  /** The site's address, without a slash at its end. */
  origin: string;
  /** The colour of the brand, as `#rrggbb`. */
  brandColour: string;
  units: CompiledUnit[];
  /** Every page in every language, made when they are asked for. */
  readonly pages: PageManifest[];
  /** The namespaces by `LANGUAGE/NAME`. */
  namespaces: ReadonlyMap<string, CompiledNamespace>;
  /** The image files that the pages refer to. */
  images: ImageVariant[];
  /** Where results are kept from run to run. */
  kept: KeptResults;
  /** What it was compiled from. */
  content: ContentReader;
  contexts: ReadonlyMap<LanguageCode, CompileContext>;
}

/** What is kept of the namespaces of a unit. */
interface KeptUnit {
  namespaces: Record<string, [hash: string, namesDocuments: boolean]>;
  /** The images that they refer to. */
  images: string[];
}

/**
 * Compiles checked content.
 * @param known what is known of the files that the content names
 * @param kept what earlier runs made from the same facts: namespaces whose inputs have not changed are made only when they are
 * asked for
 */
export function compileSite(
  tree: ContentTree,
  known: CompileFacts,
  kept: KeptResults = new KeptResults(undefined, ''),
): CompiledSite {
  const inputs = new ContentInputs(new SiteFacts(tree), kept);
  const content = new ContentReader(inputs);
  const contexts = new Map(languages.map(({ code }) => [code, new CompileContext(content, code, known)]));
  const shownImages = new Set<string>();
  const units = [...contexts].flatMap(([language, context]) =>
    pageUnits(inputs.facts, language).map((unit): CompiledUnit => {
      const { namespaces, images, texts } = compileUnit(context, unit, kept);
      for (const image of images) shownImages.add(image);
      const compiled = Object.entries(namespaces).map(([name, [hash, namesDocuments]]) =>
        describe(context, name, hash, namesDocuments, texts.get(name)),
      );
      return { ...unit, compiled, hash: valueHash(namespaces) };
    }),
  );
  const namespaces = new Map(
    units.flatMap(({ language, compiled }) => compiled.map((each) => [`${language}/${each.name}`, each] as const)),
  );
  return {
    origin: content.facts.site.origin,
    brandColour: content.facts.brandColour,
    units,
    get pages() {
      return allPages(this);
    },
    namespaces,
    images: [...shownImages].sort().flatMap((path) => imageVariants(imageFacts(known, path))),
    kept,
    content,
    contexts,
  };
}

const allPages = oncePer(({ contexts, namespaces, content }: CompiledSite): PageManifest[] =>
  [...contexts.values()].flatMap((context) =>
    sitePages(content.facts.tree).map((page) => manifestOf(context, page, namespaces)),
  ),
);

/** The manifest of a page. */
export function manifestOf(
  context: CompileContext,
  page: SitePage,
  namespaces: ReadonlyMap<string, CompiledNamespace>,
): PageManifest {
  /** What is read of a namespace is named as an input. */
  const read = (fact: string, name: string) => {
    const key = `${context.language}/${name}`;
    context.content.reads.add(`${fact} ${key}`);
    const namespace = namespaces.get(key);
    if (!namespace) throw new Error(`The page ${page.path} names ${key}, which no route gives a page.`);
    return namespace;
  };
  return pageManifest(context, page, {
    hash: (name) => read('namespace', name).hash,
    namesDocuments: (name) => read('documents-in', name).namesDocuments,
  });
}

/** The hashes of the frame's namespaces in a language. */
export function frameHashes(site: CompiledSite, language: LanguageCode): FrameHashes {
  return allFrameHashes(site).get(language) ?? {};
}

const allFrameHashes = oncePer(({ namespaces }: CompiledSite): ReadonlyMap<LanguageCode, FrameHashes> => {
  const names = [...frameNamespaces].sort();
  const hashesIn = (language: LanguageCode): FrameHashes =>
    Object.fromEntries(
      names.flatMap((name) => {
        const hash = namespaces.get(`${language}/${name}`)?.hash;
        return hash === undefined ? [] : [[name, hash]];
      }),
    );
  return new Map(languages.map(({ code }) => [code, hashesIn(code)]));
});

/** Makes the namespaces of a unit, or takes from what is kept what is known of them. */
function compileUnit(context: CompileContext, unit: PageUnit, kept: KeptResults) {
  const texts = new Map<string, string>();
  const known = kept.get<KeptUnit>(
    `namespaces ${unit.name}`,
    valueHash(unit.namespaces),
    context.content.inputs,
    (reads) => {
      const images = new Set<string>();
      const made = unit.namespaces.map((name): [string, [string, boolean]] => {
        const step = context.step().typeset;
        const json = JSON.stringify(makeNamespace(step, name));
        texts.set(name, json);
        for (const input of step.content.reads) reads.add(input);
        for (const image of step.shownImages) images.add(image);
        // The titles of documents went into it.
        const namesDocuments = step.content.reads.has(`${context.language}/documents.json`);
        return [name, [hashOfText(json), namesDocuments]];
      });
      return { namespaces: Object.fromEntries(made), images: [...images] };
    },
  );
  return { ...known, texts };
}

/** @param text the text of the namespace if it was made now: it is made when it is asked for otherwise */
function describe(
  context: CompileContext,
  name: string,
  hash: string,
  namesDocuments: boolean,
  text: string | undefined,
): CompiledNamespace {
  const { language } = context;
  return {
    language,
    name,
    hash,
    url: namespaceUrl(language, name, hash),
    namesDocuments,
    get json() {
      const json = text ?? JSON.stringify(makeNamespace(context.typeset, name));
      if (text === undefined && hashOfText(json) !== hash)
        throw new Error(`The cache is wrong about ${language}/${name}: build with --no-cache.`);
      return json;
    },
  };
}

const hashOfText = (json: string): string => digest(json).slice(0, 12);

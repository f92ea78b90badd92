import type { Namespaces, SingleName } from '../../../compile/namespaces.ts';
import type { PageManifest } from '../../../compile/page-manifests.ts';
import { joinLanguagePath, splitLanguagePath } from '../../../lib/language/language-path.ts';
import { defaultLanguage, languageOf } from '../../../lib/language/languages.ts';

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

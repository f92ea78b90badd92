import type { Namespaces, SingleName } from '../../../compile/namespaces.ts';
import type { PageManifest } from '../../../compile/page-manifests.ts';
import { joinLanguagePath, splitLanguagePath } from '../../../lib/language/language-path.ts';
import { defaultLanguage, type Language, languageOf } from '../../../lib/language/languages.ts';

/** A picture that represents a page where it is linked to. */
export interface CardImage {
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
export class PageFacts {
  readonly manifest: PageManifest;
  readonly origin: string;
  readonly card: CardImage | undefined;
  readonly language: Language;
  /** The page's path with its language, and its whole address. */
  readonly href: string;
  readonly url: string;
  private readonly namespaces: HeadParts['namespaces'];

  constructor({ manifest, origin, namespaces, card }: HeadParts) {
    this.manifest = manifest;
    this.origin = origin;
    this.namespaces = namespaces;
    this.card = card;
    this.language = languageOf(manifest.language);
    this.href = joinLanguagePath(manifest.language, manifest.path);
    this.url = this.absolute(this.href);
  }

  namespace<Name extends SingleName>(name: Name): Namespaces[Name] {
    return this.carried(name);
  }

  /** The same of a namespace that the page may do without. */
  optional<Name extends SingleName>(name: Name): Namespaces[Name] | undefined {
    return this.namespaces[name] as Namespaces[Name] | undefined;
  }

  /** The lists of departments that the page carries. */
  departmentLists(): Namespaces['departments/{kind}'][] {
    const names = Object.keys(this.namespaces).filter((name) => name.startsWith('departments/'));
    return names.map((name) => this.carried(name));
  }

  /** The namespace of the page itself, or of the item that it shows: `own<'news/{id}'>()`. */
  own<Name extends keyof Namespaces>(): Namespaces[Name] {
    return this.carried(this.manifest.namespace);
  }

  private carried<Namespace extends object>(name: string): Namespace {
    const namespace = this.namespaces[name] as Namespace | undefined;
    if (!namespace) throw new Error(`The page ${this.url} does not carry the namespace ${name}.`);
    return namespace;
  }

  /** A path of the site as an address; other addresses stay as they are. */
  absolute(href: string): string {
    return href.startsWith('/') ? this.origin + href : href;
  }

  /** The name of a thing that pages of every language describe: the address of its page in the first language. */
  id(href: string, thing: string): string {
    return `${this.origin}${joinLanguagePath(defaultLanguage, splitLanguagePath(href).path)}#${thing}`;
  }
}

import type { ImageFacts } from '../content/files/image-facts.ts';
import type { DocumentFacts } from '../content/files/read-documents.ts';
import { joinLanguagePath } from '../language/language-path.ts';
import type { LanguageCode } from '../language/languages.ts';
import type {
  CompiledImage,
  CompiledPicture,
  DocumentEntry,
  NewsCard,
  PageLink,
  StaffMember,
  UnitLink,
} from '../namespaces/entries.ts';
import { isoDate } from '../text/iso-date.ts';
import type { Citations } from './citations/format-citations.ts';
import type { ContentValues, DatedNewsItem, Unit } from './content-values.ts';
import { compiledImage } from './image-variants.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What every part of the compiler needs to write one language: the content, links, images and Markdown. */
export class CompileContext {
  constructor(
    readonly content: ContentValues,
    readonly language: LanguageCode,
    private readonly images: ReadonlyMap<string, ImageFacts>,
    /** Told of every image that a page refers to. */
    private readonly onImage: (image: ImageFacts) => void,
    private readonly documents: ReadonlyMap<string, DocumentFacts>,
    private readonly citationsById: ReadonlyMap<string, Citations>,
  ) {}

  /** The address of a page in this language. */
  href = (path: string): string => joinLanguagePath(this.language, path);

  image = (path: string): CompiledImage => {
    const facts = this.imageFacts(path);
    this.onImage(facts);
    return compiledImage(facts);
  };

  /** What is known of an image; asking does not publish it. */
  imageFacts(path: string): ImageFacts {
    const facts = this.images.get(path);
    if (!facts) throw new Error(`The image ${path} was not read.`);
    return facts;
  }

  /** Turns Markdown into safe HTML. */
  html = (markdown: string): string => renderMarkdown(markdown, { language: this.language, image: this.image });

  /** How a publication is cited. */
  citations(id: string): Citations {
    const citations = this.citationsById.get(id);
    if (!citations) throw new Error(`The publication ${id} was not cited.`);
    return citations;
  }

  /** A document as lists show it: its data, its words, and what its file says of itself. */
  documentEntry(id: string): DocumentEntry {
    const { file, kind, date, language } = this.content.document(id);
    const { titles, kinds, languages } = this.content.documentTexts(this.language);
    const facts = this.documents.get(file);
    if (!facts) throw new Error(`The document ${file} was not read.`);
    return {
      id,
      title: titles.get(id) ?? id,
      kind,
      kindLabel: kinds[kind],
      date: isoDate(date) ?? date,
      language,
      languageLabel: languages[language],
      pages: facts.pages,
      bytes: facts.bytes,
      href: `/files/${file}`,
    };
  }

  unitPath({ kind, id }: Unit): string {
    return kind === 'laboratory' ? `/scientific-departments/lab-${id}` : `/${kind}-departments/${id}`;
  }

  unitLink(unit: Unit): UnitLink {
    const { shortName } = this.content.unit(this.language, unit);
    return { href: this.href(this.unitPath(unit)), label: shortName, colour: unit.colour };
  }

  unitById(id: string | undefined): Unit | undefined {
    return this.content.units.find((unit) => unit.id === id);
  }

  unitLinkById(id: string): UnitLink {
    const unit = this.unitById(id);
    if (!unit) throw new Error(`There is no department or laboratory ${id}.`);
    return this.unitLink(unit);
  }

  personLink(id: string): PageLink {
    return { href: this.href(`/person/${id}`), label: this.content.person(this.language, id).name };
  }

  staffMember(id: string): StaffMember {
    const { position, degree } = this.content.person(this.language, id);
    return { ...this.personLink(id), position, ...(degree && { degree }) };
  }

  newsLink(item: DatedNewsItem): PageLink {
    return { href: this.href(`/news/${item.id}`), label: this.content.newsItem(this.language, item).title };
  }

  newsPictures(item: DatedNewsItem): CompiledPicture[] {
    const { imageAlt } = this.content.newsItem(this.language, item);
    const alts = [imageAlt ?? ''].flat();
    return [item.imageUrl ?? []].flat().map((path, index) => ({ src: this.image(path), alt: alts[index] ?? '' }));
  }

  newsCard(item: DatedNewsItem): NewsCard {
    const { title, text } = this.content.newsItem(this.language, item);
    const [picture] = this.newsPictures(item);
    const colour = this.unitById(item.unit)?.colour;
    return {
      id: item.id,
      href: this.href(`/news/${item.id}`),
      title,
      text,
      date: item.isoDate,
      ...(picture && { picture }),
      ...(colour && { colour }),
    };
  }
}

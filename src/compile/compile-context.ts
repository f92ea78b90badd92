import type { FigureData } from '../../content/model/figures.ts';
import { figuresIn } from '../content/figures/named-figures.ts';
import { itemKindNamed } from '../content/kind-table.ts';
import { pageOfItem, type SitePage } from '../content/page-list.ts';
import { joinLanguagePath } from '../lib/language/language-path.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { asIsoDate } from '../lib/text/days.ts';
import { captionedPicture, captionedPictureHtml, compiledImage } from './captioned-picture.ts';
import type { DatedNewsItem } from './content-sources.ts';
import { readFigure } from './figures/figure.ts';
import { figureAsTable, figureHtml, figureReference } from './figures/figure-html.ts';
import { type FigureWriter, renderMarkdown } from './render-markdown.ts';
import { type SiteContent, type Unit, unitColour } from './site-content.ts';

/** A link to a page of the site, in the page's language. */
export interface PageLink {
  href: string;
  label: string;
}

/** A department or laboratory where it is named. */
export type UnitLink = ReturnType<CompileContext['unitLink']>;
/** A person in a table of staff. */
export type StaffMember = ReturnType<CompileContext['staffMember']>;
/** A news item in a list. */
export type NewsCard = ReturnType<CompileContext['newsCard']>;
/** A document in a list. */
export type DocumentEntry = ReturnType<CompileContext['documentEntry']>;

/** The means to write one language: the content, links, images and Markdown. */
export class CompileContext {
  /** The paths of the images that what is made with it refers to. */
  readonly shownImages = new Set<string>();
  /** True if the titles of documents went into it. */
  namesDocuments = false;

  constructor(
    readonly content: SiteContent,
    readonly language: LanguageCode,
  ) {}

  /** A context of its own for what pages show: its texts have no-break spaces. */
  get typeset(): CompileContext {
    return new CompileContext(this.content.typeset, this.language);
  }

  /** The address of a page in this language. */
  href = (path: string): string => joinLanguagePath(this.language, path);

  /** The page of an item. */
  page(kindName: string, id: string): SitePage {
    const page = pageOfItem(this.content.tree, itemKindNamed(kindName), id);
    if (!page) throw new Error(`No route gives ${kindName}/${id} a page.`);
    return page;
  }

  /** The path of an item's page, without its language. */
  path(kindName: string, id: string): string {
    return this.page(kindName, id).path;
  }

  image = (path: string) => {
    this.shownImages.add(path);
    return compiledImage(this.content.imageFacts(path));
  };

  /** Turns Markdown into safe HTML. @param numbers the numbers of figures, where the text is part of an article */
  html = (markdown: string, numbers?: ReadonlyMap<string, number>): string =>
    this.renderWith(markdown, figureHtml, numbers);

  /** The same for readers that draw no charts. */
  htmlWithoutCharts = (markdown: string): string => this.renderWith(markdown, figureAsTable);

  private renderWith(markdown: string, place: typeof figureHtml, numbers?: ReadonlyMap<string, number>): string {
    const { content, language, image } = this;
    const figures: FigureWriter = {
      place: (id, number) => place(readFigure(content, language, id), { number, language, image }),
      refer: (id, number) => figureReference(readFigure(content, language, id), number, language),
      picture: (path, alt) => captionedPictureHtml(captionedPicture(this, path, alt), place === figureHtml),
      numbers,
    };
    return renderMarkdown(markdown, { language, isTypeset: content.isTypeset, image, figures });
  }

  /** A document as lists show it: its data, its words, and what its file says of itself. */
  documentEntry(id: string) {
    const { file, kind, date, language } = this.content.document(id);
    this.namesDocuments = true;
    const { titles, kinds, languages } = this.content.documentTexts(this.language);
    const facts = this.content.documentFile(file);
    return {
      id,
      title: titles.get(id) ?? id,
      kind,
      kindLabel: kinds[kind] ?? kind,
      date: asIsoDate(date),
      language: language as LanguageCode,
      languageLabel: languages[language] ?? language,
      pages: facts.pages,
      bytes: facts.bytes,
      href: `/files/${file}`,
      /** Its page, where it is text. */
      textHref: this.href(this.path('document', id)),
    };
  }

  unitPath({ itemKind, id }: Unit): string {
    return this.path(itemKind, id);
  }

  unitLink(unit: Unit) {
    const { shortName } = this.content.unit(this.language, unit);
    return { href: this.href(this.unitPath(unit)), label: shortName, colour: unitColour(unit) };
  }

  unitById(id: string | undefined): Unit | undefined {
    return this.content.units.find((unit) => unit.id === id);
  }

  /** The department or laboratory in which a person works. */
  unitOfPerson(id: string): Unit | undefined {
    return this.content.units.find(({ head, staff }) => head === id || staff.includes(id));
  }

  /** A department or laboratory that something refers to. */
  unitNamed(id: string): Unit {
    const unit = this.unitById(id);
    if (!unit) throw new Error(`There is no department or laboratory ${id}.`);
    return unit;
  }

  personLink(id: string): PageLink {
    return { href: this.href(this.path('person', id)), label: this.content.personName(this.language, id) };
  }

  staffMember(id: string) {
    const { position, degree } = this.content.person(this.language, id);
    return { ...this.personLink(id), position, ...(degree && { degree }) };
  }

  newsLink(item: Pick<DatedNewsItem, 'id'>): PageLink {
    return { href: this.href(this.path('news', item.id)), label: this.content.newsTitle(this.language, item) };
  }

  /** The paths of a news item's pictures, with their words. */
  newsImages(item: DatedNewsItem): { path: string; alt: string }[] {
    const { imageAlt } = this.content.newsItem(this.language, item);
    const alts = [imageAlt ?? ''].flat();
    return [item.imageUrl ?? []].flat().map((path, index) => ({ path, alt: alts[index] ?? '' }));
  }

  /** Of the pictures of a news item, those that no figure of its text shows. */
  newsImagesAlone(item: DatedNewsItem): { path: string; alt: string }[] {
    const placed = this.figurePictures(this.content.newsItem(this.language, item).content);
    return this.newsImages(item).filter(({ path }) => !placed.has(path));
  }

  private figurePictures(markdown = ''): ReadonlySet<string> {
    const placed = figuresIn(markdown).filter(({ isPlaced }) => isPlaced);
    const figures = placed.map(({ id }) => this.content.item<FigureData>('figure', id).chart);
    return new Set(figures.flatMap((figure) => (figure.type === 'picture' ? [figure.image] : [])));
  }

  newsCard(item: DatedNewsItem) {
    const { title, text } = this.content.newsItem(this.language, item);
    const [picture] = this.newsImages(item);
    const unit = this.unitById(item.unit);
    const colour = unit && unitColour(unit);
    return {
      id: item.id,
      href: this.href(this.path('news', item.id)),
      title,
      text,
      date: item.isoDate,
      ...(picture && { picture: { src: this.image(picture.path), alt: picture.alt } }),
      ...(colour && { colour }),
    };
  }
}

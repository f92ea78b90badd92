import type { ContentFile, Link, Markdown, Picture, Slug } from './formats.ts';

/** A page of texts in sections. Most pages of the institute and of postgraduate training are of this kind. */
export interface TextPageTexts extends ContentFile {
  /**
   * The purpose of the page, in one or two sentences; shown large under the title.
   * @minLength 20
   */
  lead: string;
  /** The sections, in the order they are shown. */
  sections: Section[];
}

/** A section of a page: a heading and any of the other fields, shown in the order given here. */
export interface Section {
  /** The section's id: part of its address (`#ID`), and its name in `shownIn` of content/data/documents.json. */
  id: Slug;
  /**
   * The heading.
   * @minLength 2
   */
  title: string;
  /** The text, in Markdown. */
  text?: Markdown;
  /** A picture. */
  picture?: Picture;
  /** Numbers to show large. */
  figures?: Figure[];
  /** Facts as pairs of a name and a value: the number of a licence, opening hours. */
  facts?: Fact[];
  /** The steps of a procedure, in order. */
  steps?: Step[];
  /** Links to further pages. */
  links?: LinkCard[];
}

/** A number that says something about the institute. */
export interface Figure {
  /**
   * The number.
   * @examples ["1949", "36"]
   */
  value: string;
  /** What it counts. */
  label: string;
}

/** A fact: a name and a value. */
export interface Fact {
  /** What it is. */
  name: string;
  /** The value, in Markdown. */
  value: Markdown;
}

/** A step of a procedure. */
export interface Step {
  /** What to do, in a few words. */
  title: string;
  /** How, where and by when, in Markdown. */
  text: Markdown;
}

/** A link with a sentence about what is behind it. */
export interface LinkCard {
  /** The link. */
  link: Link;
  /** What the reader finds there. */
  text: string;
}

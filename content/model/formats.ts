/**
 * The kinds of text that mean more than their letters. The tag @format reaches the JSON Schema, and the
 * checker and the compiler act on it: they look dates up, follow references and turn Markdown into HTML.
 */

/** @format markdown */
export type Markdown = string;

/** @format date-text */
export type DateText = string;

/** @format image */
export type ImagePath = string;

/** @format file */
export type FilePath = string;

/** @format href */
export type Href = string;

/** @format url */
export type Url = string;

/** @format email */
export type Email = string;

/** @format phone */
export type Phone = string;

/**
 * @format slug
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type Slug = string;

/** @format person-id */
export type PersonId = string;

/** @format unit-id */
export type UnitId = string;

/** @format document-id */
export type DocumentId = string;

/** @format defence-id */
export type DefenceId = string;

/** @format special-council-id */
export type SpecialCouncilId = string;

/**
 * An ISBN-13 with its hyphens and check digit.
 * @format isbn
 * @pattern ^97[89]-\d{1,5}-\d{1,7}-\d{1,7}-\d$
 * @examples ["978-966-00-0000-3"]
 */
export type Isbn = string;

/** A picture that stands in a text. */
export interface Picture {
  /**
   * The picture, as a path below content/images.
   * @examples ["structures/ferrite.webp"]
   */
  src: ImagePath;
  /**
   * What the picture shows, for those who cannot see it. An empty text marks a decoration.
   * @examples ["Зерна фериту під мікроскопом"]
   */
  alt: string;
}

/** A link with its words. */
export interface Link {
  /**
   * Where it leads: a path of this site (Ukrainian form, without /en) or an address with https://.
   * @examples ["/contacts", "https://example.org/journal"]
   */
  href: Href;
  /** The words of the link. */
  label: string;
}

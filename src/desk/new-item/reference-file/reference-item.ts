/** A publication as a reference manager writes it: CSL JSON, as far as it is read here. Nothing of it is certain to be there. */
export interface ReferenceItem {
  type?: unknown;
  title?: unknown;
  author?: unknown;
  issued?: unknown;
  language?: unknown;
  'container-title'?: unknown;
  publisher?: unknown;
  volume?: unknown;
  issue?: unknown;
  page?: unknown;
  /** The number of an article that has no pages of its own. */
  number?: unknown;
  'article-number'?: unknown;
  'number-of-pages'?: unknown;
  ISBN?: unknown;
  ISSN?: unknown;
  DOI?: unknown;
  URL?: unknown;
}

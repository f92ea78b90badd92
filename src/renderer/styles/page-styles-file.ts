/** How the style sheet of all pages is split. */
export interface PageStyles {
  /** What a page needs at its first paint, by the name of its component. It stands in the page. */
  pages: Record<string, string>;
  /** What a page with a figure needs besides. */
  figures: string;
  /** The address of a style sheet with the rules of all components, for pages that come without a reload. */
  rest: string;
}

/** Where a bundle has them, beside the folders of client and server. */
export const pageStylesFile = 'page-styles.json';

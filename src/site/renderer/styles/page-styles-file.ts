/** How the style sheet of all pages is split. */
export interface PageStyles {
  /**
   * The rules that a page needs at its first paint, by the file of its component and the key of the optional modules that it
   * shows. They stand in the page. All are in their place: the order of rules decides which of them wins.
   */
  pages: Record<string, Record<string, string>>;
  /** The address of a style sheet with the rules of all components, for pages that come without a reload. */
  rest: string;
}

/** Where a bundle has them, beside the folders of client and server. */
export const pageStylesFile = 'page-styles.json';

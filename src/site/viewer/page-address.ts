/** Which page of which document an address asks for: `#page=3`, or `#document=ID&page=3` where there are several. */
export interface PageAddress {
  document?: string;
  page?: number;
}

/** Reads the fragment of an address. */
export function readPageAddress(hash: string): PageAddress {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const page = Number(parameters.get('page'));
  const document = parameters.get('document');
  return { ...(document && { document }), ...(Number.isInteger(page) && page > 0 && { page }) };
}

/** Writes the fragment for a page. */
export function writePageAddress({ document, page }: PageAddress): string {
  return `#${new URLSearchParams({ ...(document && { document }), ...(page && { page: String(page) }) })}`;
}

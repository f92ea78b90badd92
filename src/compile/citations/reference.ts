import type { CslItem } from '../../lib/namespaces/csl-item.ts';
import { romanize } from '../../lib/text/romanize.ts';

/** A publication as bibliographies describe it. */
export interface Reference {
  id: string;
  /** The address of its files for reference managers, without their endings. */
  path: string;
  /** Those of the authors who work at the institute. */
  people: readonly string[];
  /** In the language and script of its title page. */
  own: CslItem;
  /** In Latin script, with the English translation of the title: what styles for English texts ask for. */
  latin: CslItem;
}

/**
 * APA 7, 9.38: a title in another script is transliterated; its translation follows in brackets, not in italics. What
 * follows a colon begins with a capital (6.17). The style sets titles of books and data sets in italics, those of articles not.
 */
export function latinTitle(
  { title, type }: Pick<CslItem, 'title' | 'type'>,
  translation: string,
  isCyrillic: boolean,
) {
  const own = capitalAfterColon(isCyrillic ? romanize(title) : title);
  if (title === translation) return own;
  const isItalic = type === 'book' || type === 'dataset';
  const bracketed = `[${capitalAfterColon(translation)}]`;
  // Italics within italics are set upright.
  return `${own} ${isItalic ? `<i>${bracketed}</i>` : bracketed}`;
}

/** ` : ` of DSTU is `: ` elsewhere. */
export function capitalAfterColon(title: string): string {
  return title.replaceAll(' : ', ': ').replace(/: \p{Ll}/gu, (found) => found.toUpperCase());
}

/** Loads the citation library with its plug-ins, set up for texts of any alphabet and for our ids as keys. */
export async function loadCite() {
  const core = await import('@citation-js/core');
  await import('@citation-js/plugin-csl');
  await import('@citation-js/plugin-bibtex');
  await import('@citation-js/plugin-ris');
  Object.assign(core.plugins.config.get('@bibtex').format, {
    asciiOnly: false,
    useIdAsLabel: true,
    checkLabel: false,
  });
  return core;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../lib/cache/file-hashes.ts';
import { Memo, valueHash } from '../../lib/cache/memo.ts';
import type { CslItem } from '../../lib/namespaces/csl-item.ts';
import { inSigns } from '../../lib/text/escape-text.ts';

/** A publication as it is cited: HTML with nothing but italics. */
export interface Citations {
  /** By DSTU 8302:2015, in the language of its title page. */
  dstu: string;
  /** By APA, 7th edition, for English texts. */
  apa: string;
  /** The words that DSTU adds to an address that may change: ` (дата звернення: {{day}}).`; the day is known to who copies. */
  seen?: string;
}

/** Placeholder for the day on which a reader accessed the address. */
const someDay: [number, number, number] = [1111, 11, 11];
const styleFile = join(import.meta.dirname, 'dstu-8302-2015.csl');
const localeFile = join(import.meta.dirname, 'locale-uk-UA.xml');
/** The language by whose words DSTU names pages and further authors. */
const locales: Record<string, string> = {
  uk: 'uk-UA',
  ru: 'uk-UA',
  en: 'en-US',
  de: 'de-DE',
  pl: 'pl-PL',
  fr: 'fr-FR',
};

/**
 * Cites publications by a CSL processor. Citations of the same publication in the same styles come from the
 * cache file, without loading the processor.
 * @returns the citations by the id of their publication
 */
export async function formatCitations(
  references: readonly Reference[],
  cachePath: string,
): Promise<Map<string, Citations>> {
  const style = readFileSync(styleFile, 'utf8');
  const locale = readFileSync(localeFile, 'utf8');
  const memo = new Memo(cachePath, digest('citations 6', style, locale));
  const keyed = references.map((reference) => ({ reference, key: valueHash([reference.own, reference.latin]) }));
  const isNew = keyed.some(({ reference, key }) => !memo.isKept(reference.id, key));
  const cite = isNew ? await loadCiting(style, locale) : undefined;
  const made = keyed.map(({ reference, key }): [id: string, Citations] => [
    reference.id,
    memo.keep(reference.id, key, () => cite?.(reference) as Citations),
  ]);
  memo.save();
  return new Map(made);
}

async function loadCiting(style: string, locale: string): Promise<(reference: Reference) => Citations> {
  const { Cite, plugins } = await loadCite();
  const { styles, locales: known } = plugins.config.get('@csl');
  styles.add('dstu-8302-2015', style);
  known.add('uk-UA', locale);
  // The style has the words of Polish itself; the processor has to know the language.
  known.add('pl-PL', known.get('en-US').replace('xml:lang="en-US"', 'xml:lang="pl-PL"'));
  const html = (item: object, template: string, lang: string) =>
    entryOf(new Cite([item]).format('bibliography', { template, lang, format: 'html' }));
  return ({ own, latin }) => {
    const dstu = html(withHeading(withDay(own)), 'dstu-8302-2015', locales[own.language] ?? 'en-US');
    const [known = dstu, seen] = dstu.split(/(?= \([^(]*11\.11\.1111\)\.$)/);
    return {
      dstu: known,
      apa: html(latin, 'apa', 'en-US'),
      ...(seen && { seen: seen.replace('11.11.1111', '{{day}}') }),
    };
  };
}

function withDay(item: CslItem): CslItem {
  return item.URL && !item.DOI ? { accessed: { 'date-parts': [someDay] }, ...item } : item;
}

/** Four and more authors follow the title: the style has another name for them (see there). */
function withHeading({ author, ...item }: CslItem): object {
  return author.length > 3 ? { ...item, 'original-author': author } : { ...item, author };
}

/** The entry itself, without what the processor puts around it. Italics that are turned off end and begin again. */
function entryOf(bibliography: string): string {
  const [, entry = ''] = /<div[^>]*class="csl-entry">(.*?)<\/div>/s.exec(bibliography) ?? [];
  const plain = entry.replace(/<span style="font-style:normal;">(.*?)<\/span>/g, '</i>$1<i>');
  // The processor raises what is a sign of its own: 10⁹ would be copied as 109.
  const signed = plain.replace(/<sup>(.)<\/sup>/gu, (_, raised: string) =>
    inSigns(raised, { isRaised: true, next: '' }),
  );
  // The processor puts spaces around the punctuation of titles, as French does.
  return signed.replaceAll('<i></i>', '').replaceAll('\u202f', '\u00a0').trim();
}

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

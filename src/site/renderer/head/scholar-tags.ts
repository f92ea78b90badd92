import { type LanguageCode, languageOf } from '../../../lib/language/languages.ts';
import type { PageFacts } from './page-facts.ts';
import { thesisFile, thesisUrl } from './works.ts';

/**
 * The tags by which Google Scholar and reference managers recognize a dissertation (Highwire Press tags, as Google Scholar's
 * inclusion guidelines name them). Only pages about one work have them.
 */
export function scholarTags(facts: PageFacts): [name: string, content: string][] {
  if (facts.manifest.component !== 'DefencePage') return [];
  const { candidate, date, documents } = facts.own<'defence/{id}'>();
  const file = thesisFile(documents);
  if (!file) return [];
  return [
    ['citation_title', facts.manifest.title],
    ['citation_author', authorName(facts.manifest.language, candidate.label)],
    ['citation_publication_date', date.replaceAll('-', '/')],
    ['citation_dissertation_institution', facts.namespace('labels').logo.text],
    ['citation_language', languageOf(file.language).tag],
    ['citation_pdf_url', thesisUrl(facts)],
    ['citation_public_url', facts.url],
  ];
}

/** A name as programs take it apart: a surname that comes first, as it does in Ukrainian, ends with a comma. */
function authorName(language: LanguageCode, name: string): string {
  return language === 'ua' ? name.replace(/[ \u00a0]+/, ', ') : name;
}

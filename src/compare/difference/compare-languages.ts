import type { SiteFolder, SitePage } from '../read/site-folder.ts';
import type { SiteLanguage } from '../read/site-languages.ts';

/** The pages of a language that only one of two sites has. */
export interface LanguagePages {
  tag: string;
  home: SitePage | undefined;
  pages: readonly SitePage[];
}

/** Finds the languages that a site has and another one has not. */
export function languagesOnlyIn(site: SiteFolder, other: SiteFolder): LanguagePages[] {
  return site.languages
    .filter(({ tag }) => !hasLanguage(other, tag))
    .map(({ tag, prefix }: SiteLanguage) => ({
      tag,
      home: site.pages.get(prefix || '/'),
      pages: [...site.pages.values()].filter((page) => page.tag === tag),
    }));
}

/** A site with the pages of those languages alone that another one has, too. */
export function withSharedLanguages(site: SiteFolder, other: SiteFolder): SiteFolder {
  return { ...site, pages: new Map([...site.pages].filter(([, { tag }]) => hasLanguage(other, tag))) };
}

function hasLanguage({ languages }: SiteFolder, tag: string): boolean {
  return languages.some((language) => language.tag === tag);
}

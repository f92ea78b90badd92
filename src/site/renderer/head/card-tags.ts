import type { PageName } from '../../../content/pages.ts';
import { type LanguageCode, languageOf, languages } from '../../../lib/language/languages.ts';
import type { PageFacts } from './page-facts.ts';

/** The tags from which social networks and messengers make a card where the page is linked to (ogp.me). */
export function cardTags(facts: PageFacts): [property: string, content: string][] {
  const { manifest, card, url } = facts;
  const { component, language, path, title, description } = manifest;
  const name = facts.namespace('labels').logo.text;
  const others = languages.filter(({ code }) => code !== language);
  const types: Partial<Record<PageName, string>> = { NewsItemPage: 'article', PersonPage: 'profile' };
  return [
    ['og:type', types[component] ?? 'website'],
    ['og:site_name', name],
    ['og:title', path === '/' ? name : title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', localeOf(language)],
    ...others.map(({ code }): [string, string] => ['og:locale:alternate', localeOf(code)]),
    ...(component === 'NewsItemPage'
      ? [['article:published_time', facts.own<'news/{id}'>().date] as [string, string]]
      : []),
    ...(card
      ? ([
          ['og:image', facts.absolute(card.url)],
          ['og:image:width', String(card.width)],
          ['og:image:height', String(card.height)],
          ['og:image:alt', card.alt],
        ] as [string, string][])
      : []),
  ];
}

/** A language with its country as Open Graph writes them: `uk_UA`. */
function localeOf(language: LanguageCode): string {
  return languageOf(language).locale.replace('-', '_');
}

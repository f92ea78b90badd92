import type { SiteData } from '../../content/model/site-data.ts';
import type { Migration } from './migration.ts';

/** The names of the networks whose icons were known by an id. */
const names: Readonly<Record<string, string>> = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

/** The site of the form before: networks were three, by their ids; currency and licence were in the code. */
type SiteBefore = Omit<SiteData, 'socials' | 'currency' | 'dataLicence'> & {
  socials: { id: string; href: string }[];
};

/** Networks are an open list, and currency and licence of the open data are facts of the site. */
export const factsOfSite: Migration = {
  to: 3,
  says: {
    en: 'Social networks have names; currency and licence of the open data are facts of site.json.',
    uk: 'Соціальні мережі мають назви; валюта й ліцензія відкритих даних — у site.json.',
  },
  migrate(content) {
    const site = content.read<SiteBefore>('data/site.json');
    if (!site) return;
    const { operatorCodes, socials, mapHref, ...first } = site;
    content.write('data/site.json', {
      ...first,
      currency: 'UAH',
      dataLicence: 'https://creativecommons.org/licenses/by/4.0/',
      operatorCodes,
      socials: socials.map(({ id, href }) => ({ name: names[id] ?? id, href })),
      mapHref,
    } satisfies SiteData);
  },
};

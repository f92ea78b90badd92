import type { SiteData } from '../../content/model/site-data.ts';
import type { Migration } from './migration.ts';

/** The names of the networks whose icons were known by an id. */
const names: Readonly<Record<string, string>> = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

/** The site of the form before: networks were three, by their ids; time zone, currency, licence and the form of numbers were in the code. */
type SiteBefore = Omit<SiteData, 'socials' | 'timeZone' | 'currency' | 'dataLicence' | 'phonePlan'> & {
  operatorCodes: string[];
  socials?: { id: string; href: string }[];
};

/** Networks are an open list; time zone, currency, licence of the open data and the form of telephone numbers are facts of the site. */
export const factsOfSite: Migration = {
  to: 3,
  says: {
    en: 'Social networks have names; time zone, currency, licence of the open data and the form of telephone numbers are in site.json.',
    uk: 'Соціальні мережі мають назви; часовий пояс, валюта, ліцензія відкритих даних і форма номерів телефону — у site.json.',
  },
  migrate(content) {
    const site = content.read<SiteBefore>('data/site.json');
    // With facts of its own already: the content lost its number alone.
    if (!site || 'phonePlan' in site) return;
    const { operatorCodes, socials = [], mapHref, ...first } = site;
    content.write('data/site.json', {
      ...first,
      timeZone: 'Europe/Kyiv',
      currency: 'UAH',
      dataLicence: 'https://creativecommons.org/licenses/by/4.0/',
      phonePlan: { format: '+38 (0##) ###-##-##', prefixes: ['80', '0'], operatorCodes },
      socials: socials.map(({ id, href }) => ({ name: names[id] ?? id, href })),
      mapHref,
    } satisfies SiteData);
  },
};

import type { SiteData } from '../../content/model/site-data.ts';
import { isPointerWithin, pointerParts } from '../content/json/json-pointer.ts';
import { asList, asObject, isObject } from '../content/unknown-value.ts';
import type { Migration } from './migration.ts';
import { movedExceptions } from './moved-exceptions.ts';

/** The names of the networks whose icons were known by an id. */
const names: Readonly<Record<string, string>> = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

/** The site of the form before: networks were three, by their ids; time zone, currency, licence and the form of numbers were in the code. */
type SiteBefore = Omit<SiteData, 'socials' | 'timeZone' | 'currency' | 'dataLicence' | 'phonePlan'> &
  Partial<Pick<SiteData, 'timeZone' | 'currency' | 'dataLicence' | 'phonePlan'>> & {
    operatorCodes?: unknown;
    socials?: unknown;
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
    if (!site) return;
    // What is there already is of people who began by hand.
    const {
      operatorCodes,
      timeZone = 'Europe/Kyiv',
      currency = 'UAH',
      dataLicence = 'https://creativecommons.org/licenses/by/4.0/',
      phonePlan,
      socials = [],
      mapHref,
      ...first
    } = site;
    content.write('data/site.json', {
      ...first,
      ...movedExceptions(site, (at) => movedPlace(at, site)),
      timeZone,
      currency,
      dataLicence,
      phonePlan: phonePlan ?? { format: '+38 (0##) ###-##-##', prefixes: ['80', '0'], operatorCodes },
      // Beside a form of numbers they are for people to judge.
      ...(phonePlan && { operatorCodes }),
      socials: Array.isArray(socials) ? socials.map(namedNetwork) : socials,
      mapHref,
    });
  },
};

/** A network by its name; anything else stays as it is. */
function namedNetwork(network: unknown): unknown {
  if (!isObject(network) || !('id' in network)) return network;
  const { id, ...others } = network;
  return { name: names[String(id)] ?? id, ...others };
}

/** Where something of the site is now: networks have no ids any more by which places name them. */
function movedPlace(at: string, { phonePlan, socials }: SiteBefore): string {
  if (!phonePlan && isPointerWithin(at, '/operatorCodes')) return `/phonePlan${at}`;
  const [list, id, ...below] = pointerParts(at);
  const index = list === 'socials' ? asList(socials).findIndex((network) => asObject(network).id === id) : -1;
  return index < 0 ? at : ['', list, index, ...below].join('/');
}

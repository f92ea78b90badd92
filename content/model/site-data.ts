import type { Email, Href, Phone } from './formats.ts';

/** Facts about the institute that have no language. File: data/site.json. */
export interface SiteData {
  /** The path to this file's schema; do not change it. */
  $schema: string;
  /**
   * The address at which the site is published, without a slash at the end.
   * @format url
   * @pattern ^https://[^/]+$
   * @examples ["https://example.org"]
   */
  origin: string;
  /** The telephone number shown in the footer and on the contacts page. */
  phone: Phone;
  /** The office's e-mail address. */
  email: Email;
  /**
   * The first year of the copyright line.
   * @minimum 1900
   * @maximum 2100
   * @TJS-type integer
   */
  copyrightFrom: number;
  /**
   * The currency of all amounts, as ISO 4217 has it.
   * @pattern ^[A-Z]{3}$
   * @examples ["UAH", "EUR"]
   */
  currency: string;
  /**
   * The terms on which the open data may be used: the address of a licence.
   * @format url
   * @pattern ^https://
   * @examples ["https://creativecommons.org/licenses/by/4.0/"]
   */
  dataLicence: string;
  /**
   * The codes of Ukrainian mobile operators that the question form accepts, each with its leading zero.
   * @items.type string
   * @items.pattern ^0\d{2}$
   * @minItems 1
   * @uniqueItems true
   */
  operatorCodes: string[];
  /** The social networks shown as icons in the footer. An empty address shows the icon without a link. */
  socials: Social[];
  /** The map of the institute's address; an empty string until there is one. */
  mapHref: OptionalHref;
}

/** @format optional-url */
export type OptionalHref = Href;

/** One social network. */
export interface Social {
  /**
   * The name of the network: the usual ones have their icon, all others a globe.
   * @examples ["Facebook", "Instagram", "YouTube", "LinkedIn", "Telegram", "X"]
   */
  name: string;
  /** The institute's page there, with https://, or an empty string. */
  href: OptionalHref;
}

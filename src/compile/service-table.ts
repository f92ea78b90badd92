import type { ServiceData, ServiceLabels, ServicesData, ServicesTexts } from '../../content/model/services.ts';
import type { Section, ServiceGroup } from '../../content/model/text-page.ts';
import { writeFact } from '../content/named-facts/named-facts.ts';
import type { CompileContext, PageLink } from './compile-context.ts';

/** The cells of a service, in the order of the columns. */
const cells = ['standard', 'range', 'term', 'accreditation', 'price', 'researchPrice'] as const;

/** A cell of the table of services beside their names. */
export type ServiceCell = (typeof cells)[number];

/** A service as a row: its name, and what is said in each column. */
interface ServiceRow extends Partial<Record<ServiceCell, string>> {
  id: string;
  name: string;
  /** The quantity that the price is for. */
  per?: string;
}

/** Services with their prices as pages show them. */
export interface ServiceTable {
  /** The name of the first column, and of those in which some service has something. */
  name: string;
  columns: { cell: ServiceCell; label: string }[];
  /** The services of each kind, with a link to its page where there is more than one kind. */
  groups: { link?: PageLink; rows: ServiceRow[] }[];
}

/** Makes the table of the services of a kind, or of the few on the price board; undefined if the content has none. */
export function serviceTable(
  { content, language, href }: CompileContext,
  shown: NonNullable<Section['services']>,
): ServiceTable | undefined {
  if (!content.has('data/services.json')) return undefined;
  const { labels, groups: links } = content.texts<ServicesTexts>(language, 'services');
  const texts = content.textsById<ServicesTexts['items'][number]>(language, 'services');
  const { currency } = content.site;
  const money = (value: number) => writeFact({ type: 'money', value, currency }, { language });
  const amount = (value: number) => writeFact({ type: 'number', value }, { language });
  const isShown = ({ group, onBoard }: ServiceData) => (shown === 'board' ? onBoard === true : group === shown);
  const services = content.data<ServicesData>('services').items.filter(isShown);
  if (services.length === 0) return undefined;
  const rowOf = (service: ServiceData): ServiceRow => {
    const { id, name, standard, range, term, per } = texts(service.id);
    const { days, accredited, researchPrice } = service;
    const row = {
      standard: shown === 'board' ? undefined : standard,
      range,
      term: term ?? (days && labels.days.replace('{{days}}', String(days))),
      accreditation: shown === 'board' ? undefined : accreditationOf(accredited, labels),
      price: priceOf(service, labels, money, amount),
      researchPrice: researchPrice === undefined ? undefined : money(researchPrice),
    };
    const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
    return { id, name, ...said, ...(per && service.price !== undefined && { per }) };
  };
  const rowsOf = (group: ServiceGroup) => services.filter((each) => each.group === group).map(rowOf);
  const groups = [...new Set(services.map(({ group }) => group))].map((group) => ({
    ...(shown === 'board' && { link: { href: href(links[group].href), label: links[group].label } }),
    rows: rowsOf(group),
  }));
  const rows = groups.flatMap((group) => group.rows);
  const columns = cells
    .filter((cell) => rows.some((row) => row[cell]))
    .map((cell) => ({ cell, label: labels[cell] }));
  return { name: labels.name, columns, groups };
}

function accreditationOf(accredited: boolean | undefined, labels: ServiceLabels): string | undefined {
  if (accredited === undefined) return undefined;
  return accredited ? labels.accredited : labels.notAccredited;
}

function priceOf(
  { price, priceTo, isFrom }: ServiceData,
  labels: ServiceLabels,
  money: (value: number) => string,
  amount: (value: number) => string,
): string {
  if (price === undefined) return labels.onRequest;
  // The currency stands once, where the language has it.
  if (priceTo !== undefined) return money(price).replace(amount(price), `${amount(price)}–${amount(priceTo)}`);
  return isFrom ? labels.from.replace('{{price}}', money(price)) : money(price);
}

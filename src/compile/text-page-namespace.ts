import type { ServiceData, ServiceLabels, ServicesData, ServicesTexts } from '../../content/model/services.ts';
import type { Fact, Section, ServiceGroup, TextPageTexts } from '../../content/model/text-page.ts';
import { figureNumbers } from '../content/figures/named-figures.ts';
import { writeFact } from '../content/named-facts/named-facts.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';

/** A page of texts in sections; each section with the documents whose `shownIn` names it. */
export function textPageNamespace<Texts extends TextPageTexts = TextPageTexts>(
  context: CompileContext,
  name: string,
) {
  const {
    $schema: _,
    sections,
    items: __,
    essentials,
    ...texts
  } = context.content.texts<Texts & { items?: unknown }>(context.language, name);
  const numbers = figureNumbers(sections.map(({ text = '' }) => text));
  return {
    ...texts,
    ...(essentials && { essentials: compileFacts(context, essentials) }),
    sections: sections.map((section) => compileSection(context, name, section, numbers)),
  };
}

/** Facts whose values are HTML. */
export type CompiledFacts = ReturnType<typeof compileFacts>;

function compileFacts({ html }: CompileContext, facts: readonly Fact[]) {
  return facts.map(({ name, value }) => ({ name, value: html(value) }));
}

/** A section of a page, with the documents that name it. */
export type CompiledSection = ReturnType<typeof compileSection>;

function compileSection(
  context: CompileContext,
  name: string,
  section: Section,
  numbers: ReadonlyMap<string, number>,
) {
  const { content, html, href } = context;
  const { text, picture, facts, steps, services, links, ...plain } = section;
  const table = services && serviceTable(context, services);
  const documents = content.documentsShownIn(`${name}/${section.id}`);
  return {
    ...plain,
    ...(text && { text: html(text, numbers) }),
    ...(picture && { picture: captionedPicture(context, picture.src, picture.alt) }),
    ...(facts && { facts: compileFacts(context, facts) }),
    ...(steps && { steps: steps.map(({ text: words, ...step }) => ({ ...step, text: html(words) })) }),
    ...(table && { services: table }),
    ...(links && {
      links: links.map(({ link, text: words }) => ({
        link: { href: href(link.href), label: link.label },
        text: words,
      })),
    }),
    ...(documents.length > 0 && { documents: documents.map(({ id }) => context.documentEntry(id)) }),
  };
}

/** The page of services: its words for tables are in those. */
export function servicesNamespace(context: CompileContext) {
  const { labels: _, groups: __, ...page } = textPageNamespace<ServicesTexts>(context, 'services');
  return page;
}

/** The cells of a service, in the order of the columns. */
const cells = ['standard', 'range', 'term', 'accreditation', 'price', 'researchPrice'] as const;

type ServiceCell = (typeof cells)[number];

interface ServiceRow extends Partial<Record<ServiceCell, string>> {
  id: string;
  name: string;
  /** The quantity that the price is for. */
  per?: string;
}

/** Services with their prices as pages show them. */
export type ServiceTable = NonNullable<ReturnType<typeof serviceTable>>;

/** Makes the table of the services of a kind, or of the few on the price board; undefined if the content has none. */
export function serviceTable({ content, language, href }: CompileContext, shown: NonNullable<Section['services']>) {
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
  // The name is that of the first column; of the others, those in which some service has something.
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

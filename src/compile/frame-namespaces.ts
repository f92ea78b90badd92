import type { FooterTexts, HeaderTexts } from '../../content/model/frame-texts.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { NavigationItem } from '../../content/model/navigation-data.ts';
import type { NoticesData, NoticesTexts } from '../../content/model/notices.ts';
import type { RoutesTexts } from '../../content/model/routes-texts.ts';
import { digest } from '../lib/cache/digest.ts';
import { type LanguageCode, languageCodes } from '../lib/language/languages.ts';
import { monthNames } from '../lib/language/month-names.ts';
import type { CompileContext } from './compile-context.ts';
import { networkIcon } from './network-icons.ts';

/** How many items the list of latest news shows (specification, section 9). */
const latestCount = 4;

/** An entry of the menu with its label. */
export interface NavigationEntry {
  id: string;
  label: string;
  /** A page of this site, in the page's language. */
  href?: string;
  /** Another site. */
  link?: string;
  items?: NavigationEntry[];
}

/** The header: the menu of the data with the labels of the language, and the notices above it. */
export function headerNamespace(context: CompileContext) {
  const { searchPlaceholder, navigation: labels } = context.content.texts<HeaderTexts>(context.language, 'header');
  const entry = ({ id, href, link, items }: NavigationItem): NavigationEntry => ({
    id,
    label: labels[id] ?? id,
    ...(href && { href: context.href(href) }),
    ...(link && { link }),
    ...(items && { items: items.map(entry) }),
  });
  const search = context.content.pathOf('SearchPage');
  const notices = noticesOf(context);
  return {
    searchPlaceholder,
    ...(search && { searchHref: context.href(search) }),
    navigation: context.content.navigation.map(entry),
    ...(notices && { notices }),
  };
}

/** The notices, the urgent ones first, and what tells them from those of another day, in whichever language; undefined if there are none. */
function noticesOf(context: CompileContext) {
  const { content, language } = context;
  const { items } = content.has('data/notices.json') ? content.data<NoticesData>('notices') : { items: [] };
  if (items.length === 0) return undefined;
  const textsIn = (code: LanguageCode) => content.textsById<NoticesTexts['items'][number]>(code, 'notices');
  const texts = textsIn(language);
  const ordered = [...items].sort((one, other) => Number(other.urgent ?? false) - Number(one.urgent ?? false));
  return {
    key: digest(JSON.stringify(languageCodes.map((code) => items.map(({ id }) => textsIn(code)(id))))),
    items: ordered.map(({ id, urgent = false }) => {
      const { title, text } = texts(id);
      return { id, urgent, title, ...(text && { text: context.html(text) }) };
    }),
  };
}

/** The words of the interface, with the months, so that no page has to ask the browser for them. */
export function labelsNamespace(context: CompileContext) {
  const { content, language } = context;
  // Citations and figures are made while compiling.
  const { $schema: _, citation, figures: _figures, ...texts } = content.texts<LabelsTexts>(language, 'labels');
  const { genres: _genres, ...citationLabels } = citation;
  return {
    ...texts,
    logo: { ...texts.logo, ...(content.logo && { image: context.image(content.logo) }) },
    citation: citationLabels,
    months: monthNames(language),
  };
}

/** The footer: its texts, the facts of the site, the pages that the route table flags for it, and the year of the build. */
export function footerNamespace(context: CompileContext) {
  const { content, language } = context;
  const { $schema: _, ...texts } = content.texts<FooterTexts>(language, 'footer');
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { origin, phone, email, mapHref, copyrightFrom, socials } = content.site;
  return {
    ...texts,
    aboutSiteText: context.html(texts.aboutSiteText),
    site: {
      origin,
      phone,
      email,
      mapHref,
      copyrightFrom,
      socials: socials.map((social) => ({ ...social, icon: networkIcon(social) })),
    },
    siteMapLinks: content.routes
      .filter(({ showIn }) => showIn === 'Footer')
      .map(({ id, path }) => ({ href: context.href(path), label: routes[id]?.title ?? id })),
    year: new Date().getUTCFullYear(),
  };
}

/** The question form: its texts, and the facts that it shows. */
export function modalNamespace({ content, language }: CompileContext) {
  const { $schema: _, ...texts } = content.texts<ModalTexts>(language, 'modal');
  const { phonePlan, email } = content.site;
  return { ...texts, phonePlan, email };
}

/** The newest news. */
export function latestNewsNamespace(context: CompileContext) {
  const all = context.content.pathOf('NewsArchivePage');
  const cards = context.content.newestNews(latestCount + 1).map((item) => context.newsCard(item));
  const next = cards[latestCount];
  return {
    items: cards.slice(0, latestCount),
    // Beside the page of one of the items, it takes the place of that.
    ...(next && { next }),
    ...(all && { allHref: context.href(all) }),
  };
}

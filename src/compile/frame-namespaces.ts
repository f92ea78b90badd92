import type { FooterTexts, HeaderTexts, NoticesData, NoticesTexts } from '../../content/model/frame-texts.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { NavigationItem, RoutesTexts } from '../../content/model/routes.ts';
import type { Social } from '../../content/model/site-data.ts';
import { digest } from '../lib/cache/file-hashes.ts';
import { monthNames } from '../lib/language/date-forms.ts';
import { type LanguageCode, languageCodes } from '../lib/language/languages.ts';
import { todayIn, zonedTime } from '../lib/text/days.ts';
import type { CompileContext } from './compile-context.ts';

/** The shapes of the icons of the usual networks: paths of lines, 24 units square. Our own drawings, no trade marks. */
const icons: Readonly<Record<string, string>> = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.8-4h-3.8V9c0-.6.2-1 .5-1Z',
  github: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17 7h.01',
  linkedin:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8 11v6M8 7h.01M12 17v-6M12 14a2.5 2.5 0 0 1 5 0v3',
  researchgate: 'M4 18V6h3.5a3 3 0 0 1 0 6H4M7 12l4 6M20 8a3.5 3.5 0 0 0-7 1v6a3.5 3.5 0 0 0 7 0v-2h-3',
  telegram: 'M21 4 3 11l6 3v6l3-4 6 4ZM9 14l12-10',
  x: 'm4 4 16 16M20 4 4 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
};

const otherIcon = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18Z';

/** Hosts that are not named like their network. */
const otherHosts: Readonly<Record<string, string>> = {
  'fb.com': 'facebook',
  't.me': 'telegram',
  'youtu.be': 'youtube',
};

/** The path with which the icon of a network is drawn, known by its name or its address; a globe for all but the usual ones. */
export function networkIcon({ name, href }: Social): string {
  return icons[name.toLowerCase()] ?? icons[networkOf(href)] ?? otherIcon;
}

/** The network to which an address leads: `facebook` for `https://uk-ua.facebook.com/institute`. */
function networkOf(href: string): string {
  if (!URL.canParse(href)) return '';
  const [network = '', ending = ''] = new URL(href).hostname.split('.').slice(-2);
  return otherHosts[`${network}.${ending}`] ?? network;
}

const latestCount = 4;

/** An entry of the menu with its label. */
export interface NavigationEntry {
  id: string;
  label: string;
  /** A page of this site, in the page's language. */
  href?: string;
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
  const search = context.content.routeOf('SearchPage')?.path;
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
  const { origin, phone, email, mapHref, copyrightFrom, timeZone, socials } = content.site;
  const year = todayIn(timeZone).slice(0, 4);
  return {
    ...texts,
    aboutSiteText: context.html(texts.aboutSiteText),
    site: {
      origin,
      phone,
      email,
      mapHref,
      copyrightFrom,
      timeZone,
      socials: socials.map((social) => ({ ...social, icon: networkIcon(social) })),
    },
    siteMapLinks: content.routes
      .filter(({ showIn }) => showIn === 'Footer')
      .map(({ id, path }) => ({ href: context.href(path), label: routes[id]?.title ?? id })),
    year: Number(year),
    // Where the institute is.
    yearEnds: new Date(zonedTime(`${year}-12-31`, '23:59', timeZone)).toISOString().replace(':00.000', ''),
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
  const all = context.content.routeOf('NewsArchivePage')?.path;
  const cards = context.content.askNews('newest', latestCount + 1).map((item) => context.newsCard(item));
  const next = cards[latestCount];
  return {
    items: cards.slice(0, latestCount),
    // Beside the page of one of the items, it takes the place of that.
    ...(next && { next }),
    ...(all && { allHref: context.href(all) }),
  };
}

import type { ContentTree } from '../../../content/content-tree.ts';
import type { Place } from '../../../content/place.ts';
import { profileHref, profileKindAt } from '../../../content/researcher-profiles.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { isWebAddress, meantAddress, withoutTracking } from '../../../lib/text/web-address.ts';
import { writeInstead } from '../../diagnostic.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';

/** The fields whose values are addresses of other sites. */
function addressFields(tree: ContentTree) {
  return ['url', 'optional-url'].flatMap((format) => valuesOfFormat(tree, format));
}

export const urlForm = defineRule<Suggested>('url-form', 'error', 'content', {
  en: {
    asks: 'The address of another site is complete.',
    why: 'Without https:// the browser looks for it on this site.',
    message: ({ found }) => `"${found}" is not a valid address.`,
    hint: ({ suggestion }) => writeInstead.en(suggestion, 'Copy the address from the browser.'),
  },
  uk: {
    asks: 'Адреса іншого сайту повна.',
    why: 'Без https:// браузер шукатиме її на цьому сайті.',
    message: ({ found }) => `"${found}" — неправильна адреса.`,
    hint: ({ suggestion }) => writeInstead.uk(suggestion, 'Скопіюйте адресу з браузера.'),
  },
  check: each(addressFields, ({ file, pointer, value, format }, report) => {
    if (isWebAddress(value) || (format === 'optional-url' && value === '')) return;
    report({ file, pointer }, { found: value, suggestion: meantAddress(value) });
  }),
});

/** Every address of another site, in fields of their own and in texts. */
function outsideAddresses(tree: ContentTree): { place: Place; href: string }[] {
  // In the one form: how a profile is written is the business of a rule of its own.
  const profiles = valuesOfFormat(tree, 'profile').map((profile) => ({
    ...profile,
    value: profileHref(profileKindAt(profile.pointer), profile.value) ?? '',
  }));
  return [
    ...[...addressFields(tree), ...profiles].map(({ file, pointer, value }) => ({
      place: { file, pointer },
      href: value,
    })),
    ...linkTargets(tree).flatMap(({ link, target }) =>
      target.to === 'outside' ? [{ place: link, href: link.href }] : [],
    ),
  ];
}

export const urlInsecure = defineRule<{ suggestion: string }>('url-insecure', 'warning', 'content', {
  en: {
    asks: 'Addresses of other sites start with https://.',
    why: 'Others can read and change what is sent over http.',
    note: 'Some old sites support only http: write an exception with the reason.',
    message: 'The address starts with http://, which is not secure.',
    hint: ({ suggestion }) => `Write "${suggestion}" if it opens in the browser.`,
  },
  uk: {
    asks: 'Адреси інших сайтів починаються з https://.',
    why: 'Що передають через http, інші можуть прочитати й змінити.',
    note: 'Деякі старі сайти вміють лише http: напишіть виняток і причину.',
    message: 'Адреса починається з http://: таке з’єднання незахищене.',
    hint: ({ suggestion }) => `Напишіть "${suggestion}", якщо вона відкривається в браузері.`,
  },
  check: each(outsideAddresses, ({ place, href }, report) => {
    if (href.startsWith('http://')) report(place, { suggestion: href.replace('http://', 'https://') });
  }),
});

export const urlTracking = defineRule<{ suggestion: string }>('url-tracking', 'warning', 'content', {
  en: {
    asks: 'Addresses contain no tracking parameters, and lead straight to their page.',
    why: 'Parameters like utm_source come from newsletters and social networks and tell them who clicked. Addresses copied from a search engine, a mail program or a social network may lead through it first.',
    message: 'The address contains tracking parameters, or leads through another site.',
    hint: ({ suggestion }) => `Write "${suggestion}".`,
  },
  uk: {
    asks: 'В адресах немає параметрів відстеження, і ведуть вони просто на свою сторінку.',
    why: 'Параметри на зразок utm_source додають розсилки й соцмережі: за ними видно, хто перейшов за посиланням. Адреси, скопійовані з пошукової системи, пошти чи соцмережі, можуть спершу вести через неї.',
    message: 'Адреса містить параметри відстеження або веде через інший сайт.',
    hint: ({ suggestion }) => `Напишіть "${suggestion}".`,
  },
  check: each(outsideAddresses, ({ place, href }, report) => {
    const suggestion = withoutTracking(href);
    if (suggestion !== href) report(place, { suggestion });
  }),
});

type PassingKind = 'shortened' | 'shared';

/** Services that lead on from a short address. */
const shorteners = new Set('bit.ly cutt.ly goo.gl is.gd t.co t.ly tiny.cc tinyurl.com surl.li'.split(' '));

/** Files of somebody's account, shown to who has the link: not forms, calendars and maps, which have no other place. */
const sharedFile =
  /^(?:drive\.google\.com\/(?:file|drive|open|uc)\b|docs\.google\.com\/(?:document|spreadsheets|presentation|file)\/|(?:www\.)?dropbox\.com\/(?:s|scl|sh)\/|1drv\.ms\/|onedrive\.live\.com\/|[\w-]+\.sharepoint\.com\/:|we\.tl\/|(?:www\.)?icloud\.com\/iclouddrive\/|mega\.nz\/(?:file|folder)\/)/i;

export const urlPassing = defineRule<{ kind: PassingKind }>('url-passing', 'warning', 'content', {
  en: {
    asks: 'Addresses last: none is shortened, and none leads to a file in somebody’s account.',
    why: 'A short address hides where it leads, and leads nowhere once its service ends. A file that somebody shares can be changed, closed or deleted with the account, is not found by the search of the site, and may ask visitors to sign in.',
    note: 'A folder that another organization keeps may have no other address: write an exception with the reason.',
    message: ({ kind }) =>
      kind === 'shortened'
        ? 'The address is shortened: it leads to its page through a service.'
        : 'The address leads to a file that somebody shares from their own account.',
    hint: ({ kind }, content) =>
      kind === 'shortened'
        ? 'Open it in the browser, and write the address of the page that it leads to.'
        : `Put the document into ${content}files/ and link to it there, or link to the page of the site that publishes it.`,
  },
  uk: {
    asks: 'Адреси довговічні: жодної скороченої й жодної, що веде на файл у чиємусь обліковому записі.',
    why: 'Коротка адреса приховує, куди веде, а коли її служба закриється, не веде нікуди. Файл, яким хтось поділився, можуть змінити, закрити чи видалити разом з обліковим записом; пошук сайту його не знаходить, а відвідувачів можуть попросити увійти.',
    note: 'Тека, яку веде інша установа, може не мати іншої адреси: напишіть виняток і причину.',
    message: ({ kind }) =>
      kind === 'shortened'
        ? 'Це скорочена адреса: на свою сторінку вона веде через сторонню службу.'
        : 'Адреса веде на файл, яким хтось поділився зі свого облікового запису.',
    hint: ({ kind }, content) =>
      kind === 'shortened'
        ? 'Відкрийте її в браузері й напишіть адресу сторінки, на яку вона веде.'
        : `Покладіть документ у ${content}files/ і посилайтеся на нього або на сторінку сайту, який його оприлюднив.`,
  },
  check: each(outsideAddresses, ({ place, href }, report) => {
    const kind = passingKind(href);
    if (kind) report(place, { kind });
  }),
});

function passingKind(href: string): PassingKind | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname } = new URL(href);
  if (shorteners.has(hostname) && pathname !== '/') return 'shortened';
  return sharedFile.test(hostname + pathname) ? 'shared' : undefined;
}

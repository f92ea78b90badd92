import { defineRule } from '../../rule.ts';
import { outsideAddresses } from './url-form.ts';

type Kind = 'shortened' | 'shared';

/** Services that lead on from a short address. */
const shorteners = new Set([
  'bit.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'surl.li',
]);

/** Files of somebody's account, shown to who has the link: not forms, calendars and maps, which have no other place. */
const share =
  /^(?:drive\.google\.com\/(?:file|drive|open|uc)\b|docs\.google\.com\/(?:document|spreadsheets|presentation|file)\/|(?:www\.)?dropbox\.com\/(?:s|scl|sh)\/|1drv\.ms\/|onedrive\.live\.com\/|[\w-]+\.sharepoint\.com\/:|we\.tl\/|(?:www\.)?icloud\.com\/iclouddrive\/|mega\.nz\/(?:file|folder)\/)/i;

export const urlPassing = defineRule<{ kind: Kind }>({
  code: 'url-passing',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Addresses last: none is shortened, and none leads to a file in somebody’s account.',
    uk: 'Адреси довговічні: жодної скороченої й жодної, що веде на файл у чиємусь обліковому записі.',
  },
  why: {
    en: 'A short address hides where it leads, and leads nowhere once its service ends. A file that somebody shares can be changed, closed or deleted with the account, is not found by the search of the site, and may ask visitors to sign in.',
    uk: 'Коротка адреса приховує, куди веде, а коли її служба закриється, не веде нікуди. Файл, яким хтось поділився, можуть змінити, закрити чи видалити разом з обліковим записом; пошук сайту його не знаходить, а відвідувачів можуть попросити увійти.',
  },
  exceptions: {
    en: 'A folder that another organization keeps may have no other address: write an exception with the reason.',
    uk: 'Тека, яку веде інша установа, може не мати іншої адреси: напишіть виняток і причину.',
  },
  words: {
    en: ({ kind }, content) =>
      kind === 'shortened'
        ? {
            message: 'The address is shortened: it leads to its page through a service.',
            hint: 'Open it in the browser, and write the address of the page that it leads to.',
          }
        : {
            message: 'The address leads to a file that somebody shares from their own account.',
            hint: `Put the document into ${content}files/ and link to it there, or link to the page of the site that publishes it.`,
          },
    uk: ({ kind }, content) =>
      kind === 'shortened'
        ? {
            message: 'Це скорочена адреса: на свою сторінку вона веде через сторонню службу.',
            hint: 'Відкрийте її в браузері й напишіть адресу сторінки, на яку вона веде.',
          }
        : {
            message: 'Адреса веде на файл, яким хтось поділився зі свого облікового запису.',
            hint: `Покладіть документ у ${content}files/ і посилайтеся на нього або на сторінку сайту, який його оприлюднив.`,
          },
  },
  check(tree, report) {
    for (const { place, href } of outsideAddresses(tree)) {
      const kind = kindOf(href);
      if (kind) report(place, { kind });
    }
  },
});

function kindOf(href: string): Kind | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname } = new URL(href);
  if (shorteners.has(hostname) && pathname !== '/') return 'shortened';
  return share.test(hostname + pathname) ? 'shared' : undefined;
}

import type { ContentTree } from '../../../content/content-tree.ts';
import { itemFiles, itemPointer } from '../../../content/items.ts';
import { isPointerWithin } from '../../../content/json/json-pointer.ts';
import { itemKinds, kindOfFile } from '../../../content/kind-table.ts';
import { isWritten } from '../../../content/machine-files.ts';
import { intendedPaths, pageOfItem, pagesByPath, type SitePage, sitePages } from '../../../content/page-list.ts';
import { headingSlug, namespaceOf } from '../../../content/pages.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { suggestAsset } from '../../../content/views/asset-references.ts';
import { type LinkProblem, linkTarget, linkTargets } from '../../../content/views/links.ts';
import {
  areAnchorsSure,
  listsDocument,
  namesPageOfDocument,
  pageAnchors,
} from '../../../content/views/page-anchors.ts';
import { languageCodes } from '../../../lib/language/languages.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { areRoutesKnown, joinByTarget } from '../../consequences.ts';
import { didYouMean, writeInstead } from '../../diagnostic.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';

/** True if a path is that of no page. Without the whole table of routes any would seem so, and none is. */
function isMissingPage(tree: ContentTree, path: string): boolean {
  return path !== '' && areRoutesKnown(tree) && !pagesByPath(tree).has(path) && !intendedPaths(tree).has(path);
}

/** The mistake in a link and what to do. `content` precedes the paths below the content folder. */
type LinkProblemWords = [message: string, hint: (suggestion: string | undefined, content: string) => string];

const linkProblemsEn: Record<LinkProblem, LinkProblemWords> = {
  script: ['runs a script', () => 'Link to a page or an address with https:// instead.'],
  scheme: [
    'does not start with https://, mailto: or tel:',
    (suggestion) => writeInstead.en(suggestion, 'Write the full address, starting with https://.'),
  ],
  'own-site': ['leads to a page of this site by its full address', (suggestion) => `Write "${suggestion}".`],
  'own-computer': [
    'leads to your own computer',
    (suggestion, content) =>
      writeInstead.en(suggestion, `Put the document into ${content}files/, and link to it as "/files/…".`),
  ],
  'own-network': [
    'leads into a local network, which visitors cannot reach',
    (_, content) => `Link to an address that everybody reaches, or put the document into ${content}files/.`,
  ],
  relative: ['is not a full path', (suggestion) => `Start it with a slash: "${suggestion}".`],
  space: ['contains a space', (suggestion) => `Write "${suggestion}".`],
  slash: ["differs from the page's own address", (suggestion) => `Write "${suggestion}".`],
  address: ['is not a valid address', () => 'Copy the address from the browser.'],
};

const linkProblemsUk: Record<LinkProblem, LinkProblemWords> = {
  script: ['запускає скрипт', () => 'Посилайтеся на сторінку або на адресу з https://.'],
  scheme: [
    'не починається з https://, mailto: чи tel:',
    (suggestion) => writeInstead.uk(suggestion, 'Напишіть повну адресу, починаючи з https://.'),
  ],
  'own-site': ['веде на сторінку цього сайту повною адресою', (suggestion) => `Напишіть "${suggestion}".`],
  'own-computer': [
    'веде на ваш власний комп’ютер',
    (suggestion, content) =>
      writeInstead.uk(suggestion, `Покладіть документ у ${content}files/ і посилайтеся на нього як "/files/…".`),
  ],
  'own-network': [
    'веде в локальну мережу, недоступну для відвідувачів',
    (_, content) => `Посилайтеся на адресу, доступну всім, або покладіть документ у ${content}files/.`,
  ],
  relative: ['— неповний шлях', (suggestion) => `Почніть його зі скісної риски: "${suggestion}".`],
  space: ['містить пробіл', (suggestion) => `Напишіть "${suggestion}".`],
  slash: ['відрізняється від адреси самої сторінки', (suggestion) => `Напишіть "${suggestion}".`],
  address: ['— неправильна адреса', () => 'Скопіюйте адресу з браузера.'],
};

type LinkFormParameters = { href: string; problem: LinkProblem; suggestion?: string };

export const linkForm = defineRule<LinkFormParameters>('link-form', 'error', 'content', {
  en: {
    asks: 'A link has a valid format.',
    why: 'Paths of this site start with a slash and do not end with one; links to other sites start with https://. Links that run scripts are not allowed.',
    message: ({ href, problem }) => `The link "${href}" ${linkProblemsEn[problem][0]}.`,
    hint: ({ problem, suggestion }, content) => linkProblemsEn[problem][1](suggestion, content),
  },
  uk: {
    asks: 'Посилання має правильний вигляд.',
    why: 'Шляхи цього сайту починаються скісною рискою й не закінчуються нею; посилання на інші сайти починаються з https://. Посилання, що запускають скрипти, заборонено.',
    message: ({ href, problem }) => `Посилання "${href}" ${linkProblemsUk[problem][0]}.`,
    hint: ({ problem, suggestion }, content) => linkProblemsUk[problem][1](suggestion, content),
  },
  check: each(linkTargets, ({ link, target }, report) => {
    if (target.to !== 'nowhere') return;
    const { problem, suggestion } = target;
    report(link, { href: link.href, problem, ...(suggestion !== undefined && { suggestion }) });
  }),
});

type LinkLanguageParameters = { href: string; suggestion?: string; missing?: string };

export const linkLanguage = defineRule<LinkLanguageParameters>('link-language', 'error', 'content', {
  en: {
    asks: 'Links contain no prefix of a language.',
    why: 'The site opens the page in the language of the visitor. A link with /en/ would switch everyone to English.',
    message: ({ href }) => `The link ${href} contains the prefix of a language.`,
    hint: ({ suggestion, missing }) =>
      missing === undefined
        ? `Write "${suggestion}": the site opens the page in the language of the visitor.`
        : `Even without it, there is no page ${missing}. ${didYouMean.en(suggestion, 'Use the path of an existing page.')}`,
  },
  uk: {
    asks: 'У посиланнях немає префікса мови.',
    why: 'Сайт відкриває сторінку мовою відвідувача. Посилання з /en/ перемкнуло б на англійську всіх.',
    message: ({ href }) => `Посилання ${href} містить префікс мови.`,
    hint: ({ suggestion, missing }) =>
      missing === undefined
        ? `Напишіть "${suggestion}": сайт сам відкриє сторінку мовою відвідувача.`
        : `І без нього сторінки ${missing} немає. ${didYouMean.uk(suggestion, 'Вкажіть шлях наявної сторінки.')}`,
  },
  check: each(linkTargets, ({ link, target }, report, tree) => {
    if (target.to !== 'language') return;
    const { href } = link;
    const { suggestion } = target;
    const own = linkTarget(suggestion, undefined);
    if (own.to !== 'page' || !isMissingPage(tree, own.path)) report(link, { href, suggestion });
    else {
      const meant = closest(own.path, pagesByPath(tree).keys());
      report(link, { href, missing: own.path, ...(meant !== undefined && { suggestion: meant }) });
    }
  }),
});

export const linkDead = defineRule<Suggested>('link-dead', 'error', 'content', {
  en: {
    asks: 'A link within this site leads to an existing page.',
    why: 'Visitors would see “Page not found”.',
    message: ({ found }) => `The page ${found} does not exist.`,
    hint: ({ suggestion }) =>
      didYouMean.en(suggestion, 'Use the path of an existing page, as the browser shows it after the domain.'),
  },
  uk: {
    asks: 'Посилання в межах сайту веде на сторінку, яка існує.',
    why: 'Відвідувачі побачили б «Сторінку не знайдено».',
    message: ({ found }) => `Сторінки ${found} не існує.`,
    hint: ({ suggestion }) =>
      didYouMean.uk(suggestion, 'Вкажіть шлях наявної сторінки — так, як його показує браузер після домену.'),
  },
  check(tree, report) {
    const dead = linkTargets(tree).flatMap(({ link, target }) => {
      if (target.to === 'machine-file')
        return isWritten(tree, target.path) ? [] : [{ target: target.path, place: link }];
      return target.to === 'page' && isMissingPage(tree, target.path) ? [{ target: target.path, place: link }] : [];
    });
    for (const { target: path, place, related } of joinByTarget(dead)) {
      const document = /\.pdf$/i.test(path) ? suggestAsset(path, tree.documents) : undefined;
      const suggestion = document === undefined ? closest(path, pagesByPath(tree).keys()) : `/files/${document}`;
      report(place, { found: place.href, suggestion }, related);
    }
  },
  // A page of an item that does not exist is reported with the references to the item.
  follows({ parameters: { found } }) {
    const path = found.replace(/[?#].*$/, '');
    return `no item ${path.slice(path.lastIndexOf('/') + 1)}`;
  },
});

type AnchorDeadParameters = { anchor: string; page: string; document?: string; suggestion?: string };

export const anchorDead = defineRule<AnchorDeadParameters>('anchor-dead', 'error', 'content', {
  en: {
    asks: 'A link to a part of a page leads to a part that exists.',
    why: 'Otherwise the page opens at its top, and visitors have to look for the place themselves. The anchor of a heading is its romanized text: «Перша лабораторія» becomes `persha-laboratoriia`, and the anchors of the English page are those of its English headings. A heading with the anchor of a part that pages have of their own, such as `staff`, gets a number: `staff-2`. Where a page lists documents, `#document=ID` opens one of them; on the page of a document, `#page-3` is where its third page begins.',
    message: ({ anchor, page, document }) =>
      document === undefined
        ? `The page ${page} has no part with the anchor #${anchor}.`
        : `The page ${page} does not list the document "${document}".`,
    hint: ({ document, suggestion }) =>
      document !== undefined
        ? 'Link to a page that lists it, or to the document itself: /files/….'
        : suggestion === undefined
          ? 'Link to the page itself, or to one of its headings or other parts.'
          : `Did you mean "#${suggestion}"?`,
  },
  uk: {
    asks: 'Посилання на частину сторінки веде до частини, яка існує.',
    why: 'Інакше сторінка відкриється згори, і потрібне місце доведеться шукати самому. Якір заголовка — це його текст латиницею: «Перша лабораторія» стає `persha-laboratoriia`, а якорі англійської сторінки — це якорі її англійських заголовків. Якщо якір заголовка збігається з якорем частини, яку сторінка має сама, як-от `staff`, він дістає номер: `staff-2`. На сторінці з документами `#document=ID` відкриває один із них, а на сторінці самого документа `#page-3` — це початок його третьої сторінки.',
    message: ({ anchor, page, document }) =>
      document === undefined
        ? `На сторінці ${page} немає частини з якорем #${anchor}.`
        : `На сторінці ${page} документа "${document}" немає.`,
    hint: ({ document, suggestion }) =>
      document !== undefined
        ? 'Посилайтеся на сторінку, де він є, або на сам документ: /files/….'
        : suggestion === undefined
          ? 'Посилайтеся на саму сторінку, на її заголовок чи іншу її частину.'
          : `Можливо, "#${suggestion}"?`,
  },
  check: each(linkTargets, ({ link, target }, report, tree) => {
    if (target.to !== 'page' || !target.anchor) return;
    const page = target.path === '' ? ownPage(tree, link) : pagesByPath(tree).get(target.path);
    if (!page) return;
    const document = new URLSearchParams(target.anchor).get('document');
    if (document !== null && listsDocument(tree, page, document)) return;
    if (namesPageOfDocument(tree, page, target.anchor)) return;
    const languages = link.file.language ? [link.file.language] : languageCodes;
    const anchors = languages.map((language) => pageAnchors(tree, page)(language));
    if (anchors.every((ids) => ids.has(target.anchor as string))) return;
    if (!languages.every((language) => areAnchorsSure(tree, page, language))) return;
    if (document !== null) {
      report(link, { anchor: target.anchor, page: page.path, document });
      return;
    }
    // A heading may have been written as it is read.
    const meant = headingSlug(target.anchor);
    const [ids = new Set<string>()] = anchors;
    const suggestion = ids.has(meant) ? meant : closest(meant, ids);
    report(link, { anchor: target.anchor, page: page.path, ...(suggestion && { suggestion }) });
  }),
});

/** The page that shows a text, for links within the same page. */
function ownPage(tree: ContentTree, { file, pointer }: ValuePlace): SitePage | undefined {
  const owner = kindOfFile(file.kind);
  const kind = itemKinds.find((each) => each === owner);
  const items = kind && itemFiles(tree, kind).find((each) => each.file === file)?.items;
  const item = items?.find((each) => isPointerWithin(pointer, itemPointer(each)));
  const page = kind && item && pageOfItem(tree, kind, item.id);
  const name = namespaceOf(file) ?? (kind?.items.namespace === null ? item?.id : undefined);
  return page ?? sitePages(tree).find(({ namespaces }) => name !== undefined && namespaces.includes(name));
}

import { isWritten } from '../../../content/machine-files.ts';
import { pagesByPath } from '../../../content/page-list.ts';
import { suggestAsset } from '../../../content/views/asset-references.ts';
import { linkTargets } from '../../../content/views/links.ts';
import { closest } from '../../../text/closest.ts';
import { joinByTarget } from '../../consequences.ts';
import { isMissingPage } from '../../missing-page.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const linkDead = defineRule<{ href: string; suggestion?: string }>({
  code: 'link-dead',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A link within this site leads to an existing page.',
    uk: 'Посилання в межах сайту веде на сторінку, яка існує.',
  },
  why: { en: 'Visitors would see “Page not found”.', uk: 'Відвідувачі побачили б «Сторінку не знайдено».' },
  words: {
    en: ({ href, suggestion }) => ({
      message: `The page ${href} does not exist.`,
      hint: didYouMean.en(suggestion, 'Use the path of an existing page, as the browser shows it after the domain.'),
    }),
    uk: ({ href, suggestion }) => ({
      message: `Сторінки ${href} не існує.`,
      hint: didYouMean.uk(suggestion, 'Вкажіть шлях наявної сторінки — так, як його показує браузер після домену.'),
    }),
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
      report(place, { href: place.href, ...(suggestion && { suggestion }) }, related);
    }
  },
  // A page of an item that does not exist is reported with the references to the item.
  follows({ parameters: { href } }) {
    const path = href.replace(/[?#].*$/, '');
    return `no item ${path.slice(path.lastIndexOf('/') + 1)}`;
  },
});

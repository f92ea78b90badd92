import { join } from 'node:path';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';

/** Narrower than this, a picture is blurred on the smallest phone; portraits are shown smaller. */
const narrowest = 320;
const narrowestPortrait = 160;
/** Larger than this, something went wrong when the picture was saved; in bytes. */
const heaviest = { drawing: 300_000, picture: 4_000_000 };
/** More pixels in a row than any screen has. */
const widest = 6000;

/** More pixels in all than sharp, which makes the smaller versions, reads: a few kilobytes can be gigabytes of them. */
const most = 0x3fff ** 2;

const kilobytes = (bytes: number) => Math.round(bytes / 1000);
const millions = (pixels: number) => Math.round(pixels / 1_000_000);

export const imageSize = defineRule<{ problem: 'heavy' | 'small' | 'wide' | 'many'; found: number; bound: number }>({
  code: 'image-size',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: 'A picture is neither too small nor too large.',
  why: 'A small picture looks blurred; a large file makes every copy of the project large. The site itself makes smaller versions for phones; it cannot read a picture of more than 268 million pixels, which is an error.',
  exceptions: 'Name the file: `"at": "images/news/old-photo.webp"`.',
  words: {
    en: ({ problem, found, bound }) => ({
      message: {
        heavy: `The file is too large: ${kilobytes(found)} kB, at most ${kilobytes(bound)} kB.`,
        small: `The picture is too small: ${found} pixels wide, expected at least ${bound}.`,
        wide: `The picture is too large: ${found} pixels wide, at most ${bound}.`,
        many: `The picture cannot be read: it has ${millions(found)} million pixels, at most ${millions(bound)} million.`,
      }[problem],
      hint: {
        heavy: 'Compress it, or scale it down.',
        small: 'Use a larger one, preferably 1600 pixels wide: this one would look blurred.',
        wide: 'Scale it down: no screen is that wide.',
        many: 'Scale it down: no screen is that large.',
      }[problem],
    }),
    uk: ({ problem, found, bound }) => ({
      message: {
        heavy: `Файл завеликий: ${kilobytes(found)} кБ, а можна щонайбільше ${kilobytes(bound)} кБ.`,
        small: `Зображення замале: ширина ${found} пікс., а потрібно щонайменше ${bound}.`,
        wide: `Зображення завелике: ширина ${found} пікс., а можна щонайбільше ${bound}.`,
        many: `Зображення не вдасться прочитати: у ньому ${millions(found)} млн пікселів, а можна щонайбільше ${millions(bound)} млн.`,
      }[problem],
      hint: {
        heavy: 'Стисніть його або зменште.',
        small: 'Візьміть більше, найкраще 1600 пікселів завширшки: це буде розмитим.',
        wide: 'Зменште його: таких широких екранів немає.',
        many: 'Зменште його: таких великих екранів немає.',
      }[problem],
    }),
  },
  check(tree, report) {
    for (const path of tree.images) {
      const { size, picture, wrong } = assetFacts(join(tree.dir, 'images', path));
      if (wrong) continue;
      const place = { path: `images/${path}` };
      const limit = /\.svg$/i.test(path) ? heaviest.drawing : heaviest.picture;
      const least = /^(?:people|portraits|photos)\//.test(path) ? narrowestPortrait : narrowest;
      const pixels = picture ? picture.width * picture.height : 0;
      if (pixels > most) report(place, { problem: 'many', found: pixels, bound: most }, [], 'error');
      else if (size > limit) report(place, { problem: 'heavy', found: size, bound: limit });
      else if (picture && picture.width < least)
        report(place, { problem: 'small', found: picture.width, bound: least });
      else if (picture && picture.width > widest)
        report(place, { problem: 'wide', found: picture.width, bound: widest });
    }
  },
});

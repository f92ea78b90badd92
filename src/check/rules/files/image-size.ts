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

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

export const imageSize = defineRule<{ problem: 'heavy' | 'small' | 'wide'; found: number; bound: number }>({
  code: 'image-size',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: 'A picture is neither too small nor too large.',
  why: 'A small picture looks blurred; a large file makes every copy of the project large. The site itself makes smaller versions for phones.',
  exceptions: 'Name the file: `"at": "images/news/old-photo.webp"`.',
  words: {
    en: ({ problem, found, bound }) => ({
      message: {
        heavy: `The file is too large: ${kilobytes(found)} kB, at most ${kilobytes(bound)} kB.`,
        small: `The picture is too small: ${found} pixels wide, expected at least ${bound}.`,
        wide: `The picture is too large: ${found} pixels wide, at most ${bound}.`,
      }[problem],
      hint: {
        heavy: 'Compress it, or scale it down.',
        small: 'Use a larger one, preferably 1600 pixels wide: this one would look blurred.',
        wide: 'Scale it down: no screen is that wide.',
      }[problem],
    }),
    uk: ({ problem, found, bound }) => ({
      message: {
        heavy: `Файл завеликий: ${kilobytes(found)} кБ, а можна щонайбільше ${kilobytes(bound)} кБ.`,
        small: `Зображення замале: ширина ${found} пікс., а потрібно щонайменше ${bound}.`,
        wide: `Зображення завелике: ширина ${found} пікс., а можна щонайбільше ${bound}.`,
      }[problem],
      hint: {
        heavy: 'Стисніть його або зменште.',
        small: 'Візьміть більше, найкраще 1600 пікселів завширшки: це буде розмитим.',
        wide: 'Зменште його: таких широких екранів немає.',
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
      if (size > limit) report(place, { problem: 'heavy', found: size, bound: limit });
      else if (picture && picture.width < least)
        report(place, { problem: 'small', found: picture.width, bound: least });
      else if (picture && picture.width > widest)
        report(place, { problem: 'wide', found: picture.width, bound: widest });
    }
  },
});

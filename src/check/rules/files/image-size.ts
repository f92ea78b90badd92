import { join } from 'node:path';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { defineRule } from '../../rule.ts';
import { isFrameImage } from './asset-unused.ts';

/** Narrower than this, a picture is blurred on the smallest telephone; portraits are shown smaller. */
const narrowest = 320;
const narrowestPortrait = 160;
/** Heavier than this, something went wrong when the picture was saved; in bytes. */
const heaviest = { drawing: 300_000, picture: 4_000_000 };
/** More pixels in a row than any screen has. */
const widest = 6000;

const kilobytesEn = (bytes: number) => Math.round(bytes / 1000);

const kilobytesUk = (bytes: number) => Math.round(bytes / 1000);

export const imageSize = defineRule<{ problem: 'heavy' | 'small' | 'wide'; found: number; bound: number }>({
  code: 'image-size',
  severity: 'warning',
  scope: 'content',
  summary: 'A picture is large enough to be seen and small enough to be kept.',
  why: 'Too small, it is blurred; too heavy, it makes every copy of the project heavy. The site itself makes smaller copies for telephones.',
  exceptions: 'Name the file: `"at": "images/news/old-photo.webp"`.',
  words: {
    en: ({ problem, found, bound }) => ({
      message: {
        heavy: `The picture weighs ${kilobytesEn(found)} kB.`,
        small: `The picture is ${found} pixels wide: it will look blurred.`,
        wide: `The picture is ${found} pixels wide, more than any screen.`,
      }[problem],
      hint: {
        heavy: `Save it smaller, up to ${kilobytesEn(bound)} kB.`,
        small: `Take one that is at least ${bound} pixels wide, better 1600.`,
        wide: `Make it smaller, up to ${bound} pixels.`,
      }[problem],
    }),
    uk: ({ problem, found, bound }) => ({
      message: {
        heavy: `Зображення важить ${kilobytesUk(found)} кБ.`,
        small: `Ширина зображення — ${found} пікселів: воно буде розмите.`,
        wide: `Ширина зображення — ${found} пікселів, більше за будь-який екран.`,
      }[problem],
      hint: {
        heavy: `Збережіть його меншим, до ${kilobytesUk(bound)} кБ.`,
        small: `Візьміть зображення завширшки щонайменше ${bound} пікселів, краще 1600.`,
        wide: `Зменште його до ${bound} пікселів.`,
      }[problem],
    }),
  },
  check(tree, report) {
    for (const path of tree.images) {
      if (isFrameImage(path)) continue;
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

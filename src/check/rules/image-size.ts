import { join } from 'node:path';
import { assetFacts } from '../../content/files/asset-facts.ts';
import type { Rule } from '../rule.ts';
import { isFrameImage } from './asset-unused.ts';

/** Narrower than this, a picture is blurred on the smallest telephone; portraits are shown smaller. */
const narrowest = 320;
const narrowestPortrait = 160;
/** Heavier than this, something went wrong when the picture was saved; in bytes. */
const heaviest = { drawing: 300_000, picture: 4_000_000 };
/** More pixels in a row than any screen has. */
const widest = 6000;

/** A picture is large enough to be seen and small enough to be kept. */
export const rule: Rule<'image-size'> = {
  code: 'image-size',
  severity: 'warning',
  check({ tree }, report) {
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
};

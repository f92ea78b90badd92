import type { PrivateKind } from '../../../content/files/metadata/exif-and-xmp.ts';
import { pictureWidths } from '../../../lib/namespaces/breakpoints.ts';
import { defineRule, each } from '../../rule.ts';
import { pictures } from './assets.ts';

/** Narrower than this, a picture is blurred on the smallest phone; portraits are shown smaller. */
const narrowest = 320;
const narrowestPortrait = 160;

/** True if a picture shows a person, by its folder. */
export function isPortrait(path: string): boolean {
  return /^images\/(?:people|portraits|photos)\//.test(path);
}

/** Larger than this, something went wrong when the picture was saved; in bytes. */
export const heaviest = { drawing: 300_000, picture: 4_000_000 };
/** More pixels in a row than any screen has. */
const widest = 6000;

/** More pixels in all than sharp, which makes the smaller versions, reads: a few kilobytes can be gigabytes of them. */
const mostPixels = 0x3fff ** 2;

/** The height of the largest version, which is WebP: the format has no room for more. */
const tallest = 0x3fff;

const kilobytes = (bytes: number) => Math.round(bytes / 1000);
const tooHeavy = {
  en: (found: number, bound: number) =>
    `The file is too large: ${kilobytes(found)} kB, at most ${kilobytes(bound)} kB allowed.`,
  uk: (found: number, bound: number) =>
    `Файл завеликий: ${kilobytes(found)} кБ, а можна щонайбільше ${kilobytes(bound)} кБ.`,
};
const millions = (pixels: number) => Math.round(pixels / 1_000_000);

interface ImageSizeParameters {
  problem: 'heavy' | 'heavy-drawing' | 'small' | 'wide' | 'tall' | 'many';
  found: number;
  bound: number;
}

export const imageSize = defineRule<ImageSizeParameters>('image-size', 'warning', 'content', {
  en: {
    asks: 'A picture is neither too small nor too large.',
    why: 'A small picture looks blurred; a large file makes every copy of the project large. The site itself makes smaller versions for phones; it cannot make them of a picture of more than 268 million pixels, or taller than 16,383, which is an error.',
    note: 'Name the file: `"at": "images/news/old-photo.webp"`.',
    message: ({ problem, found, bound }) =>
      ({
        heavy: tooHeavy.en(found, bound),
        'heavy-drawing': tooHeavy.en(found, bound),
        small: `The picture is too small: ${found} pixels wide, expected at least ${bound}.`,
        wide: `The picture is too large: ${found} pixels wide, at most ${bound} allowed.`,
        tall: `The picture is too tall: ${found} pixels, at most ${bound} allowed.`,
        many: `The picture cannot be read: it has ${millions(found)} million pixels, at most ${millions(bound)} million allowed.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        heavy: 'Compress it, or scale it down.',
        'heavy-drawing': 'Save it with less detail and without embedded pictures, or as WebP or PNG.',
        small: 'Use a larger picture, preferably 1600 pixels wide: this one would look blurred.',
        wide: 'Scale it down: no screen is that wide.',
        tall: 'Crop it, or divide it into several pictures.',
        many: 'Scale it down: no screen is that large.',
      })[problem],
  },
  uk: {
    asks: 'Зображення не замале й не завелике.',
    why: 'Мале зображення розмите; великий файл робить великою кожну копію проєкту. Менші варіанти для телефонів сайт робить сам, але не із зображення понад 268 мільйонів пікселів чи вищого за 16 383: це помилка.',
    note: 'Назвіть файл: `"at": "images/news/old-photo.webp"`.',
    message: ({ problem, found, bound }) =>
      ({
        heavy: tooHeavy.uk(found, bound),
        'heavy-drawing': tooHeavy.uk(found, bound),
        small: `Зображення замале: ширина ${found} пікс., а потрібно щонайменше ${bound}.`,
        wide: `Зображення завелике: ширина ${found} пікс., а можна щонайбільше ${bound}.`,
        tall: `Зображення зависоке: висота ${found} пікс., а можна щонайбільше ${bound}.`,
        many: `Зображення не вдасться прочитати: у ньому ${millions(found)} млн пікселів, а можна щонайбільше ${millions(bound)} млн.`,
      })[problem],
    hint: ({ problem }) =>
      ({
        heavy: 'Стисніть його або зменште.',
        'heavy-drawing':
          'Збережіть його з меншою кількістю деталей і без вбудованих зображень або у форматі WebP чи PNG.',
        small: 'Візьміть більше зображення, найкраще 1600 пікселів завширшки: це виглядатиме розмитим.',
        wide: 'Зменште його: таких широких екранів немає.',
        tall: 'Обріжте його або поділіть на кілька зображень.',
        many: 'Зменште його: таких великих екранів немає.',
      })[problem],
  },
  check: each(pictures, ({ place, size, picture, wrong }, report) => {
    if (wrong) return;
    const isDrawing = /\.svg$/i.test(place.path);
    const { width = narrowest, height = 0 } = picture ?? {};
    const highest = tallestFor(width);
    const pixels = width * height;
    const limit = isDrawing ? heaviest.drawing : heaviest.picture;
    const least = isPortrait(place.path) ? narrowestPortrait : narrowest;
    if (pixels > mostPixels) report(place, { problem: 'many', found: pixels, bound: mostPixels }, [], 'error');
    else if (height > highest) report(place, { problem: 'tall', found: height, bound: highest }, [], 'error');
    else if (size > limit)
      report(place, { problem: isDrawing ? 'heavy-drawing' : 'heavy', found: size, bound: limit });
    else if (width < least) report(place, { problem: 'small', found: width, bound: least });
    else if (width > widest) report(place, { problem: 'wide', found: width, bound: widest });
  }),
});

/** The height up to which all versions can be made of a picture of a width: the wider, the more it is scaled down. */
function tallestFor(width: number): number {
  return Math.floor(tallest * Math.max(1, width / Math.max(...pictureWidths)));
}

export const imageAnimated = defineRule<object>('image-animated', 'warning', 'content', {
  en: {
    asks: 'A picture is not animated.',
    why: 'The site makes smaller versions of each picture, and these have one frame: nobody sees the others.',
    note: 'Name the file: `"at": "images/news/rolling.webp"`.',
    message: 'The picture is animated, but the site shows only one frame of it.',
    hint: 'Save the frame that says the most as a still picture. A text can link to a video.',
  },
  uk: {
    asks: 'Зображення не анімоване.',
    why: 'Сайт робить менші варіанти кожного зображення, а в них один кадр: решти ніхто не побачить.',
    note: 'Назвіть файл: `"at": "images/news/rolling.webp"`.',
    message: 'Зображення анімоване, а сайт показує лише один його кадр.',
    hint: 'Збережіть найважливіший кадр як звичайне зображення. На відео можна послатися в тексті.',
  },
  check: each(pictures, ({ place, animated }, report) => {
    if (animated) report(place, {});
  }),
});

const privateKinds: Readonly<Record<'en' | 'uk', Readonly<Record<PrivateKind, string>>>> = {
  en: {
    position: 'where it was taken (GPS)',
    owner: "the owner's name",
    serial: 'a serial number',
    notes: "data of the camera's or program's maker",
    thumbnail: 'a thumbnail',
    tail: 'a video or other data after its end',
  },
  uk: {
    position: 'місце зйомки (GPS)',
    owner: 'ім’я власника',
    serial: 'серійний номер',
    notes: 'службові дані камери чи програми',
    thumbnail: 'мініатюра',
    tail: 'відео чи інші дані після кінця зображення',
  },
};

export const imageMetadata = defineRule<{ found: readonly PrivateKind[] }>('image-metadata', 'error', 'content', {
  en: {
    asks: 'A picture contains no private data.',
    why: 'Cameras and telephones write into a picture where it was taken, whose they are and their serial number; a thumbnail may show what was cropped. Everybody can read it in the repository. The desk and `npm run check -- --fix` remove it. Orientation, colour profile, creator and copyright stay, and the picture is not encoded again. What was committed once stays in the history of Git.',
    message: ({ found }) =>
      `The picture contains private data: ${found.map((kind) => privateKinds.en[kind]).join(', ')}.`,
    hint: 'Remove it; the picture itself does not change.',
  },
  uk: {
    asks: 'У зображенні немає приватних даних.',
    why: 'Камери й телефони записують у зображення, де його знято, чиї вони та який мають серійний номер; мініатюра може показати те, що обрізано. У репозиторії це прочитає кожен. Стіл редактора й `npm run check -- --fix` ці дані видаляють. Орієнтація, колірний профіль, автор і права лишаються, а саме зображення не перекодовується. Що вже записано в коміт, лишається в історії Git.',
    message: ({ found }) => `У зображенні є приватні дані: ${found.map((kind) => privateKinds.uk[kind]).join(', ')}.`,
    hint: 'Видаліть їх; саме зображення не зміниться.',
  },
  isFixable: true,
  check: each(pictures, ({ place, privateData }, report) => {
    if (privateData) report(place, { found: privateData });
  }),
});

import { join } from 'node:path';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import type { PrivateKind } from '../../../content/files/metadata/picture-parts.ts';
import { defineRule } from '../../rule.ts';

const kinds: Readonly<Record<'en' | 'uk', Readonly<Record<PrivateKind, string>>>> = {
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

export const imageMetadata = defineRule<{ found: readonly PrivateKind[] }>({
  code: 'image-metadata',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A picture contains no private data.', uk: 'У зображенні немає приватних даних.' },
  why: {
    en: 'Cameras and telephones write into a picture where it was taken, whose they are and their serial number; a thumbnail may show what was cropped. Everybody can read it in the repository. The desk and `npm run new` remove it. Orientation, colour profile, creator and copyright stay, and the picture is not encoded again. What was committed once stays in the history of Git.',
    uk: 'Камери й телефони записують у зображення, де його знято, чиї вони та який мають серійний номер; мініатюра може показати те, що обрізано. У репозиторії це прочитає кожен. Стіл редактора й `npm run new` ці дані видаляють. Орієнтація, колірний профіль, автор і права лишаються, а саме зображення не перекодовується. Що вже записано в коміт, лишається в історії Git.',
  },
  words: {
    en: ({ found }) => ({
      message: `The picture contains private data: ${found.map((kind) => kinds.en[kind]).join(', ')}.`,
      hint: 'Remove it; the picture itself does not change.',
      isFixable: true,
    }),
    uk: ({ found }) => ({
      message: `У зображенні є приватні дані: ${found.map((kind) => kinds.uk[kind]).join(', ')}.`,
      hint: 'Видаліть їх; саме зображення не зміниться.',
      isFixable: true,
    }),
  },
  check(tree, report) {
    for (const path of tree.images) {
      const { privateData } = assetFacts(join(tree.dir, 'images', path));
      if (privateData) report({ path: `images/${path}` }, { found: privateData });
    }
  },
});

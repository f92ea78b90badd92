import { assetReferences, pathBelowFolder, suggestAsset } from '../../../content/views/asset-references.ts';
import { isOnOwnComputer } from '../../../text/own-computer-path.ts';
import { explainsComparisonsOf, joinByTarget } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

const isElsewhere = (path: string) => /^(?:https?:)?\/\//i.test(path);

export const assetMissing = defineRule<{
  path: string;
  folder: string;
  suggestion?: string;
  /** Whether the path begins with the folder in which it is looked for. */
  repeatsFolder?: true;
}>({
  code: 'asset-missing',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A picture or document that content refers to exists.',
    uk: 'Зображення чи документ, на який посилається вміст, існує.',
  },
  why: {
    en: 'The page would show a broken picture, or a link that leads nowhere. Paths start below `content/images` or `content/files` and are case-sensitive.',
    uk: 'Сторінка показала б зіпсоване зображення або посилання в нікуди. Шляхи починаються від `content/images` або `content/files`; великі й малі літери в них різняться.',
  },
  paths: ['folder'],
  words: {
    en: ({ path, folder, suggestion, repeatsFolder }) => {
      if (!path)
        return {
          message: 'The path of the file is empty.',
          hint: `Write the path of a file in ${folder}, or delete the key.`,
        };
      if (repeatsFolder)
        return { message: `The path "${path}" repeats the folder ${folder}.`, hint: `Write "${suggestion}".` };
      if (isElsewhere(path))
        return {
          message: `This is the address of another site, not a file: ${path}`,
          hint: `Download it, put it into ${folder}, and write its path in that folder.`,
        };
      if (isOnOwnComputer(path))
        return {
          message: `This file is on your own computer, where visitors cannot reach it: ${path}`,
          hint: didYouMean.en(suggestion, `Copy it into ${folder}, and write its path in that folder.`),
        };
      return {
        message: `The file ${folder}/${path} does not exist.`,
        hint: didYouMean.en(suggestion, 'Add the file, or fix the path; capital and small letters differ.'),
      };
    },
    uk: ({ path, folder, suggestion, repeatsFolder }) => {
      if (!path)
        return {
          message: 'Шлях до файлу порожній.',
          hint: `Вкажіть шлях до файлу в теці ${folder} або видаліть ключ.`,
        };
      if (repeatsFolder)
        return { message: `Шлях "${path}" повторює теку ${folder}.`, hint: `Напишіть "${suggestion}".` };
      if (isElsewhere(path))
        return {
          message: `Це адреса іншого сайту, а не файл: ${path}`,
          hint: `Завантажте його, покладіть у теку ${folder} і вкажіть шлях у ній.`,
        };
      if (isOnOwnComputer(path))
        return {
          message: `Цей файл — на вашому комп’ютері, відвідувачі його не побачать: ${path}`,
          hint: didYouMean.uk(suggestion, `Скопіюйте його в теку ${folder} і вкажіть шлях у ній.`),
        };
      return {
        message: `Файл ${folder}/${path} не знайдено.`,
        hint: didYouMean.uk(suggestion, 'Додайте файл або виправте шлях; великі й малі літери в ньому різняться.'),
      };
    },
  },
  check(tree, report) {
    for (const folder of ['images', 'files'] as const) {
      const existing = new Set(folder === 'images' ? tree.images : tree.documents);
      const missing = assetReferences(tree).filter((asset) => asset.folder === folder && !existing.has(asset.path));
      for (const { path, place, related } of joinByTarget(
        missing.map((asset) => ({ ...asset, target: asset.path })),
      )) {
        const suggestion = suggestAsset(path, [...existing]);
        const below = pathBelowFolder(path);
        const repeatsFolder = below !== path && existing.has(below) && ({ repeatsFolder: true } as const);
        const isAsWritten = repeatsFolder || isOnOwnComputer(path);
        const parameters = { path: isAsWritten ? path : below, folder, ...(suggestion && { suggestion }) };
        report(place, { ...parameters, ...repeatsFolder }, related);
      }
    }
  },
  explains: (own) => explainsComparisonsOf(own, ['invisible-character']),
});

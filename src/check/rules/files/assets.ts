import { basename } from 'node:path';
import { assetPaths, type ContentTree, keptOfAsset } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { assetReferences, pathBelowFolder, suggestAsset } from '../../../content/views/asset-references.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { isOnOwnComputer } from '../../../lib/text/web-address.ts';
import { explainsComparisonsOf, joinByTarget } from '../../consequences.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule, each, type Suggested } from '../../rule.ts';

/** The pictures and documents of the content, with what is known of them. */
const assets = oncePer((tree: ContentTree) =>
  assetPaths(tree).map((path) => ({ place: { path }, ...keptOfAsset(tree, 'asset', path, assetFacts) })),
);

/** The pictures alone. */
export const pictures = (tree: ContentTree) => assets(tree).filter(({ place }) => place.path.startsWith('images/'));

type PathProblem = 'empty' | 'repeats-folder' | 'elsewhere' | 'own-computer' | 'missing';

type MissingAsset = { problem: PathProblem; path: string; folder: string; suggestion: string | undefined };

export const assetMissing = defineRule<MissingAsset>('asset-missing', 'error', 'content', {
  en: {
    asks: 'A picture or document that content refers to exists.',
    why: 'The page would show a broken picture, or a link that leads nowhere. Paths start below `content/images` or `content/files` and are case-sensitive.',
    message: ({ problem, path, folder }) =>
      ({
        empty: 'The path of the file is empty.',
        'repeats-folder': `The path "${path}" repeats the folder ${folder}.`,
        elsewhere: `This is the address of another site, not a file: ${path}`,
        'own-computer': `This file is on your own computer, where visitors cannot reach it: ${path}`,
        missing: `The file ${folder}/${path} does not exist.`,
      })[problem],
    hint: ({ problem, folder, suggestion }) =>
      ({
        empty: `Write the path of a file in ${folder}, or delete the key.`,
        'repeats-folder': `Write "${suggestion}".`,
        elsewhere: `Download it, put it into ${folder}, and write its path in that folder.`,
        'own-computer': didYouMean.en(suggestion, `Copy it into ${folder}, and write its path in that folder.`),
        missing: didYouMean.en(suggestion, 'Add the file, or fix the path; capital and small letters differ.'),
      })[problem],
  },
  uk: {
    asks: 'Зображення чи документ, на який посилається вміст, існує.',
    why: 'Сторінка показала б зіпсоване зображення або посилання в нікуди. Шляхи починаються від `content/images` або `content/files`; великі й малі літери в них різняться.',
    message: ({ problem, path, folder }) =>
      ({
        empty: 'Шлях до файлу порожній.',
        'repeats-folder': `Шлях "${path}" повторює теку ${folder}.`,
        elsewhere: `Це адреса іншого сайту, а не файл: ${path}`,
        'own-computer': `Цей файл — на вашому комп’ютері, відвідувачі його не побачать: ${path}`,
        missing: `Файл ${folder}/${path} не знайдено.`,
      })[problem],
    hint: ({ problem, folder, suggestion }) =>
      ({
        empty: `Вкажіть шлях до файлу в теці ${folder} або видаліть ключ.`,
        'repeats-folder': `Напишіть "${suggestion}".`,
        elsewhere: `Завантажте його, покладіть у теку ${folder} і вкажіть шлях у ній.`,
        'own-computer': didYouMean.uk(suggestion, `Скопіюйте його в теку ${folder} і вкажіть шлях у ній.`),
        missing: didYouMean.uk(suggestion, 'Додайте файл або виправте шлях; великі й малі літери в ньому різняться.'),
      })[problem],
  },
  paths: ['folder'],
  check(tree, report) {
    const existing = { images: new Set(tree.images), files: new Set(tree.documents) };
    const missing = assetReferences(tree).filter(({ folder, path }) => !existing[folder].has(path));
    const targets = missing.map((asset) => ({ ...asset, target: `${asset.folder}/${asset.path}` }));
    for (const { folder, path, place, related } of joinByTarget(targets)) {
      const below = pathBelowFolder(path);
      const repeatsFolder = below !== path && existing[folder].has(below);
      const shown = repeatsFolder || isOnOwnComputer(path) ? path : below;
      const problem = repeatsFolder ? 'repeats-folder' : pathProblem(shown);
      report(place, { problem, path: shown, folder, suggestion: suggestAsset(path, [...existing[folder]]) }, related);
    }
  },
  explains: (own) => explainsComparisonsOf(own, ['invisible-character']),
});

function pathProblem(path: string): PathProblem {
  if (!path) return 'empty';
  if (/^(?:https?:)?\/\//i.test(path)) return 'elsewhere';
  return isOnOwnComputer(path) ? 'own-computer' : 'missing';
}

export const assetUnused = defineRule<{ path: string }>('asset-unused', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'Every picture and document is used.',
    why: 'Unused files are forgotten, yet downloaded with every copy of the project. The warning appears only while there are no errors.',
    message: ({ path }) => `The file ${path} is not used.`,
    hint: 'Use it, or delete it.',
  },
  uk: {
    asks: 'Кожне зображення й кожен документ використано.',
    why: 'Про невикористані файли забувають, а завантажують їх із кожною копією проєкту. Зауваження з’являється, лише коли помилок немає.',
    message: ({ path }) => `Файл ${path} ніде не використано.`,
    hint: 'Використайте його або видаліть.',
  },
  paths: ['path'],
  check(tree, report) {
    const used = new Set(assetReferences(tree).map(({ folder, path }) => `${folder}/${path}`));
    for (const path of assetPaths(tree)) if (!used.has(path)) report({ path }, { path });
  },
  unused: ({ place }) => [place],
});

/** The extensions of the formats that pages can show. */
const endings: Readonly<Record<string, string>> = {
  PNG: '.png',
  JPEG: '.jpg',
  WebP: '.webp',
  SVG: '.svg',
};

type OtherFormat = Suggested & { expected: string };

export const assetNotWhatItSays = defineRule<OtherFormat>('asset-not-what-it-says', 'error', 'content', {
  en: {
    asks: 'The content of a file matches its extension.',
    why: 'A web page saved as PDF, a PNG named .webp or a truncated file cannot be shown.',
    message: ({ expected, found }) =>
      found === 'empty'
        ? 'The file is empty.'
        : found === 'cut-off'
          ? 'The file is truncated.'
          : `The extension is .${expected}, but the content is ${found === 'unknown' ? 'of another format' : found}.`,
    hint: ({ found, suggestion }) =>
      found === 'HTML' || found === 'cut-off' || found === 'empty'
        ? 'Download or save the file again.'
        : suggestion
          ? `Rename it to "${suggestion}", also wherever it is referred to.`
          : 'Save it again in the right format.',
  },
  uk: {
    asks: 'Вміст файлу відповідає розширенню.',
    why: 'Вебсторінку, збережену як PDF, PNG з назвою .webp чи обірваний файл показати неможливо.',
    message: ({ expected, found }) =>
      found === 'empty'
        ? 'Файл порожній.'
        : found === 'cut-off'
          ? 'Файл неповний: бракує його кінця.'
          : `Розширення файлу — .${expected}, а вміст — ${found === 'unknown' ? 'іншого формату' : found}.`,
    hint: ({ found, suggestion }) =>
      found === 'HTML' || found === 'cut-off' || found === 'empty'
        ? 'Завантажте або збережіть файл ще раз.'
        : suggestion
          ? `Перейменуйте його на "${suggestion}" і виправте всі посилання на нього.`
          : 'Збережіть файл ще раз у потрібному форматі.',
  },
  check: each(assets, ({ place, wrong }, report) => {
    if (!wrong) return;
    const ending = endings[wrong.found];
    report(place, { ...wrong, suggestion: ending && basename(place.path).replace(/\.[^.]*$/, ending) });
  }),
});

export const pdfUnreadable = defineRule<{ problem: 'encrypted' | 'broken' }>('pdf-unreadable', 'error', 'content', {
  en: {
    asks: 'A PDF opens in every viewer, without a password.',
    why: 'An encrypted PDF cannot be read aloud or searched; a damaged one does not open at all.',
    message: ({ problem }) =>
      problem === 'encrypted'
        ? 'The PDF is encrypted: screen readers and search engines cannot read it.'
        : 'The PDF is damaged: viewers do not find its pages (the cross-reference table is not where the file says).',
    hint: ({ problem }) =>
      problem === 'encrypted'
        ? 'Save it without a password and without restrictions.'
        : 'Save or download it again, and make sure that it opens.',
  },
  uk: {
    asks: 'PDF відкривається в будь-якій програмі, без пароля.',
    why: 'Зашифрований PDF не озвучити й не знайти пошуком; пошкоджений не відкриється взагалі.',
    message: ({ problem }) =>
      problem === 'encrypted'
        ? 'PDF зашифровано: програми екранного читання й пошукові системи його не прочитають.'
        : 'PDF пошкоджено: програми не знайдуть його сторінок (таблиця перехресних посилань не там, де вказано у файлі).',
    hint: ({ problem }) =>
      problem === 'encrypted'
        ? 'Збережіть його без пароля й без обмежень.'
        : 'Збережіть або завантажте його ще раз і перевірте, чи він відкривається.',
  },
  check: each(assets, ({ place, pdf }, report) => {
    if (pdf) report(place, { problem: pdf });
  }),
});

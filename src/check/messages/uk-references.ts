import type { LinkProblem } from '../../content/link-target.ts';
import type { MessagesFor } from './parameters.ts';
import { ofKind } from './uk-languages.ts';

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`;

const linkProblems: Record<LinkProblem, (suggestion?: string) => [message: string, hint: string]> = {
  script: () => ['запускає скрипт', 'Посилайтеся на сторінку або на адресу з https://.'],
  scheme: (suggestion) => [
    'не починається з https://, mailto: чи tel:',
    suggestion ? `Напишіть "${suggestion}".` : 'Напишіть усю адресу, починаючи з https://.',
  ],
  'own-site': (suggestion) => ['веде на сторінку цього сайту повною адресою', `Напишіть "${suggestion}".`],
  'own-computer': (suggestion) => ['веде на комп’ютер, на якому його написано', `Напишіть "${suggestion}".`],
  relative: (suggestion) => ['— неповний шлях', `Почніть його зі скісної риски: "${suggestion}".`],
  space: (suggestion) => ['містить пробіл', `Напишіть "${suggestion}".`],
  slash: (suggestion) => ['записано не так, як адресу самої сторінки', `Напишіть "${suggestion}".`],
  address: () => ['— неправильна адреса', 'Порівняйте її з адресою, яку показує браузер.'],
};

/** Ukrainian words for ids, dates, links, pictures and files. */
export const references: MessagesFor<
  | 'file-missing'
  | 'file-unexpected'
  | 'namespace-unused'
  | 'file-name'
  | 'duplicate-id'
  | 'duplicate-path'
  | 'date-form'
  | 'date-not-real'
  | 'date-wrong-year'
  | 'redirect-broken'
  | 'reference-unknown'
  | 'link-dead'
  | 'link-language'
  | 'link-form'
  | 'anchor-dead'
  | 'asset-missing'
  | 'asset-unused'
  | 'asset-not-what-it-says'
  | 'image-alt'
  | 'navigation-shape'
> = {
  'file-missing': ({ path }) => ({
    message: `Немає ${path}.`,
    hint: path.endsWith('/') ? 'Створіть теку з її файлами.' : 'Створіть файл за зразком такого ж файлу іншої мови.',
  }),
  'file-unexpected': ({ path, folder, suggestion }) => ({
    message: folder ? `${path} — файл, якого сайт не вміє показати.` : `${path} — файл, якого сайт не знає.`,
    hint: {
      images: 'Збережіть зображення у форматі WebP, SVG, PNG чи JPEG, а цей файл видаліть.',
      files: 'Збережіть документ у форматі PDF, а цей файл видаліть.',
      machine: 'Видаліть його: програма створила його для себе.',
      elsewhere: didYouMean(
        suggestion,
        'Перенесіть або видаліть його: зображення лежать в images/, документи — у files/.',
      ),
    }[folder ?? 'elsewhere'],
  }),
  'namespace-unused': ({ name }) => ({
    message: `Текстів "${name}" не показує жодна сторінка.`,
    hint: `Додайте "${name}" до "namespaces" потрібної сторінки в data/routes.json або видаліть цей файл.`,
  }),
  'file-name': ({ name, problem, suggestion }) => ({
    message: {
      case: `У назві "${name}" є великі літери.`,
      letters: `У назві "${name}" є літери, що не належать до простої латиниці.`,
      form: `У назві "${name}" є інші знаки, ніж літери, цифри й дефіси.`,
      twin: `Назва "${name}" відрізняється від іншої лише великими й малими літерами.`,
      year: `"${name}" — не рік.`,
    }[problem],
    hint:
      problem === 'year'
        ? 'Назвіть його роком новин, наприклад "2026.json", або видаліть.'
        : suggestion === undefined
          ? 'Перейменуйте файл.'
          : `Перейменуйте на "${suggestion}" — і всюди, де його названо.`,
  }),
  'duplicate-id': ({ id, kind }) => ({
    message: `Id "${id}" уже зайнято (двох однакових id для ${ofKind[kind]} не буває).`,
    hint: 'Дайте одному з двох інший id або видаліть його.',
  }),
  'duplicate-path': ({ path }) => ({
    message: `Шлях ${path} уже має інший маршрут.`,
    hint: 'Дайте одному з двох інший шлях або видаліть його.',
  }),
  'redirect-broken': ({ problem, from, to, suggestion }) => ({
    message: {
      repeated: `Стара адреса ${from} стоїть тут двічі.`,
      shadows: `За адресою ${from} є сторінка або документ цього сайту.`,
      chain: `${to} — теж стара адреса.`,
      loop: `${from} веде назад до себе.`,
      dead: `${to} не веде ні на сторінку, ні на документ.`,
    }[problem],
    hint: {
      repeated: 'Видаліть один із двох записів.',
      shadows: 'Видаліть цей запис: він ніколи нікого не переспрямує.',
      chain: suggestion ? `Ведіть одразу на "${suggestion}".` : 'Ведіть одразу на сторінку.',
      loop: 'Назвіть сторінку, яку мають побачити відвідувачі.',
      dead: didYouMean(suggestion, 'Назвіть сторінку цього сайту без мови або документ: /files/….'),
    }[problem],
  }),
  'date-form': ({ found, suggestion }) => ({
    message: `"${found}" — не дата у формі ДД.ММ.РРРР.`,
    hint: suggestion === undefined ? 'Пишіть день, місяць і рік так: 05.03.2026.' : `Напишіть "${suggestion}".`,
  }),
  'date-not-real': ({ found, reason, days }) => ({
    message: `Дати ${found} не існує.`,
    hint: reason === 'month' ? 'Місяць — число від 01 до 12.' : `День у цьому місяці — число від 01 до ${days}.`,
  }),
  'date-wrong-year': ({ found, file }) => ({
    message: `Дата ${found} — не того року, що цей файл.`,
    hint: `Виправте дату або перенесіть новину з текстами до ${file}.`,
  }),
  'reference-unknown': ({ id, kind, suggestion }) => ({
    message: `Немає ${ofKind[kind]} з id "${id}".`,
    hint: didYouMean(
      suggestion,
      `Напишіть id, що існує, або спершу створіть файли чи записи для ${ofKind[kind]} з цим id.`,
    ),
  }),
  'link-dead': ({ href, suggestion }) => ({
    message: `Сторінки ${href} немає.`,
    hint: didYouMean(suggestion, 'Напишіть шлях сторінки, що існує, як його показує браузер після назви сайту.'),
  }),
  'link-language': ({ href, suggestion }) => ({
    message: `У посиланні ${href} названо мову.`,
    hint: `Напишіть "${suggestion}": сайт сам відкриє сторінку мовою відвідувача.`,
  }),
  'link-form': ({ href, problem, suggestion }) => {
    const [message, hint] = linkProblems[problem](suggestion);
    return { message: `Посилання "${href}" ${message}.`, hint };
  },
  'anchor-dead': ({ anchor, page, suggestion }) => ({
    message: `На сторінці ${page} немає заголовка для #${anchor}.`,
    hint:
      suggestion === undefined
        ? 'Посилайтеся на сторінку без # або на один з її заголовків.'
        : `Можливо, "#${suggestion}"?`,
  }),
  'asset-missing': ({ path, folder, suggestion }) => ({
    message: path ? `Файлу ${folder}/${path} немає.` : 'Файл тут не названо.',
    hint: !path
      ? `Напишіть його шлях у теці ${folder} або видаліть ключ.`
      : didYouMean(suggestion, 'Покладіть файл туди або виправте шлях; великі й малі літери різняться.'),
  }),
  'asset-unused': ({ path, folder }) => ({
    message: `Файлу ${folder}/${path} ніде не названо.`,
    hint: 'Використайте його або видаліть.',
  }),
  'asset-not-what-it-says': ({ expected, found, suggestion }) => ({
    message:
      found === 'empty'
        ? 'Файл порожній.'
        : found === 'cut-off'
          ? 'Бракує кінця файлу.'
          : `Файл називається .${expected}, а всередині ${found === 'unknown' ? 'щось інше' : found}.`,
    hint:
      found === 'HTML' || found === 'cut-off' || found === 'empty'
        ? 'Завантажте або збережіть сам файл ще раз.'
        : suggestion
          ? `Перейменуйте на "${suggestion}" — і всюди, де його названо.`
          : 'Збережіть файл ще раз у потрібному форматі.',
  }),
  'image-alt': ({ pictures, texts }) => ({
    message:
      texts === 0
        ? 'Зображення не має тексту для тих, хто його не бачить.'
        : `Зображень ${pictures}, а текстів для тих, хто їх не бачить, — ${texts}.`,
    hint:
      pictures === 0
        ? 'Видаліть "imageAlt" з текстів або назвіть зображення в "imageUrl".'
        : 'Напишіть "imageAlt" для кожного зображення в тому самому порядку; порожній текст позначає прикрасу.',
  }),
  'navigation-shape': ({ keys }) => ({
    message: keys.length ? `Пункт меню не може мати водночас ${keys.join(' і ')}.` : 'Цей пункт меню нікуди не веде.',
    hint: 'Дайте йому рівно одне з: "href" (сторінка), "link" (інший сайт), "items" (група).',
  }),
};

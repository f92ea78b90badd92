import type { MarkdownBlockKind } from '../../content/markdown-blocks.ts';
import type { MessagesFor } from './parameters.ts';

const blocks: Record<MarkdownBlockKind | 'end', string> = {
  paragraph: 'абзац',
  heading: 'заголовок',
  entry: 'елемент списку',
  row: 'рядок таблиці',
  quote: 'цитата',
  picture: 'зображення',
  code: 'код',
  end: 'кінець тексту',
};

/** A short text as one can type it: a space alone gets its name. */
const shown = (text: string) =>
  text === ' ' ? 'один пробіл' : text === '\u00a0' ? 'нерозривний пробіл' : text.replaceAll('\u00a0', '⍽');

/** Ukrainian words for the texts themselves. */
export const texts: MessagesFor<
  | 'text-empty'
  | 'markup-not-allowed'
  | 'markup-broken'
  | 'phone-form'
  | 'email-form'
  | 'url-form'
  | 'url-insecure'
  | 'url-tracking'
  | 'svg-active'
  | 'russian-letter'
  | 'mixed-script'
  | 'invisible-character'
  | 'not-composed'
  | 'typography'
  | 'heading-order'
  | 'link-text'
  | 'table-header'
  | 'exception-unneeded'
  | 'russian-word'
  | 'place-name'
  | 'name-romanized'
  | 'structure-differs'
> = {
  'text-empty': () => ({
    message: 'Текст порожній.',
    hint: 'Напишіть його або видаліть ключ, якщо він необов’язковий.',
  }),
  'markup-not-allowed': ({ found, markdown }) => ({
    message: markdown
      ? `HTML тут не допускається: ${found}`
      : `Розмітку тут буде видно так, як її написано: ${found}`,
    hint: markdown
      ? 'Пишіть Markdown: **жирне**, *курсив*, [слова](адреса), - для списків.'
      : 'Пишіть простий текст.',
  }),
  'markup-broken': ({ fault, found }) => ({
    message: `Відвідувачі побачать це так, як написано: ${found}`,
    hint: {
      'link-space': `Напишіть без пробілу: "${found.replace(/\][ \u00a0]+\(/, '](')}".`,
      'link-open': `Закрийте дужку: "${found})".`,
      'heading-space': `Поставте пробіл після знаків: "${found.replace(/^#+/, '$& ')}".`,
      'bold-open': 'Поставте ** перед першим і після останнього з виділених слів.',
      'bold-space': `Напишіть без пробілів: "${found.replace(/^\*\*\s+|\s+\*\*$/g, '**')}".`,
    }[fault],
  }),
  'phone-form': ({ found }) => ({
    message: `"${found}" — не номер телефону в міжнародній формі.`,
    hint: 'Пишіть так: "+38 (044) 123-45-67".',
  }),
  'email-form': ({ found }) => ({
    message: `"${found}" — не адреса електронної пошти.`,
    hint: 'Пишіть так: "name@example.org", без пробілів.',
  }),
  'url-form': ({ found, suggestion }) => ({
    message: `"${found}" — неправильна адреса.`,
    hint: suggestion === undefined ? 'Скопіюйте адресу з браузера.' : `Напишіть "${suggestion}".`,
  }),
  'url-insecure': ({ suggestion }) => ({
    message: 'Адреса починається з http://: дорогою її можуть читати й змінювати інші.',
    hint: `Напишіть "${suggestion}", якщо вона відкривається в браузері.`,
  }),
  'url-tracking': ({ suggestion }) => ({
    message: 'Адреса містить мітки для стеження за відвідувачем.',
    hint: `Напишіть "${suggestion}".`,
  }),
  'svg-active': ({ found }) => ({
    message: `У рисунку є ${found}: це може щось запустити або завантажити.`,
    hint: 'Збережіть рисунок без скриптів, подій і зовнішніх посилань.',
  }),
  'russian-letter': ({ word, letter }) => ({
    message: `Літери «${letter}» зі слова «${word}» немає в українській абетці.`,
    hint: 'Напишіть слово українською.',
  }),
  'mixed-script': ({ word, letters, suggestion }) => ({
    message: `У слові «${word}» змішано схожі латинські й кириличні літери: ${letters}`,
    hint: `Наберіть слово ще раз: «${suggestion}».`,
  }),
  'invisible-character': ({ name }) => ({
    message: `Тут стоїть невидимий символ: ${name}.`,
    hint: 'Видаліть його.',
  }),
  'not-composed': ({ word, suggestion }) => ({
    message: `Слово «${word}» записано з окремими надрядковими знаками.`,
    hint: `Наберіть слово ще раз: «${suggestion}».`,
  }),
  typography: ({ problem, suggestion }) => ({
    message: {
      quotes: 'Прямі лапки або лапки іншої мови.',
      apostrophe: 'Прямий апостроф або інший знак замість апострофа.',
      dash: 'Дефіс замість тире або тире без пробілів.',
      range: 'Дефіс між роками.',
      minus: 'Дефіс замість мінуса.',
      spaces: 'Два пробіли поспіль або пробіл на краю тексту.',
      dots: 'Пробіл перед розділовим знаком.',
      ellipsis: 'Три крапки замість одного знака «три крапки».',
      'no-break': 'Звичайний пробіл, на якому може розірватися те, що стоїть разом.',
      'unit-space': 'Одиниця без пробілу після числа.',
      'unit-language': 'Одиниця не українською.',
      decimal: 'Десятковий знак іншої мови.',
    }[problem],
    hint: `Напишіть ${shown(suggestion)}; «npm run check -- --fix» зробить це за вас.`,
  }),
  'heading-order': ({ level, expected }) => ({
    message: `Тут заголовок рівня ${level}, а має бути рівень ${expected}.`,
    hint: `Почніть рядок з ${'#'.repeat(expected)}: назва сторінки — рівень 1, далі рівні йдуть поспіль.`,
  }),
  'link-text': ({ text }) => ({
    message: `Текст посилання «${text}» не каже, куди воно веде.`,
    hint: 'Назвіть сторінку чи документ, куди веде посилання.',
  }),
  'exception-unneeded': ({ rule, at, exists }) => ({
    message: exists ? `Правило ${rule} у місці ${at} вже нічого не знаходить.` : `Місця ${at} немає.`,
    hint: 'Видаліть виняток або виправте його місце.',
  }),
  'table-header': () => ({
    message: 'У таблиці є стовпці без заголовка.',
    hint: 'Напишіть заголовок над кожним стовпцем.',
  }),
  'russian-word': ({ word, suggestion }) => ({
    message: `«${word}» — російське слово.`,
    hint: suggestion === undefined ? 'Напишіть слово українською.' : `Українською: «${suggestion}».`,
  }),
  'place-name': ({ found, suggestion }) => ({
    message: `«${found}» — назва українського міста чи річки з російської.`,
    hint: `Напишіть «${suggestion}».`,
  }),
  'name-romanized': ({ found, suggestions }) => ({
    message: `«${found}» — не українське ім’я латинкою за постановою КМУ № 55.`,
    hint: `Напишіть ${suggestions.map((each) => `«${each}»`).join(' чи ')}; якщо людина пише ім’я інакше, додайте виняток.`,
  }),
  'structure-differs': ({ found, expected, sizes, file }) => ({
    message: sizes
      ? `${found === 'row' ? 'Клітинок у цьому рядку' : 'Рівень цього заголовка'}: тут ${sizes[0]}, у ${file} — ${sizes[1]}.`
      : `Текст побудовано не так, як у ${file}: тут ${blocks[found]}, там ${blocks[expected]}.`,
    hint: 'Зробіть в обох мовах ті самі абзаци, заголовки, списки й таблиці в тому самому порядку.',
  }),
};

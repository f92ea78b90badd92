import type { MessagesFor } from './parameters.ts';

/** Ukrainian words for the texts themselves. */
export const texts: MessagesFor<
  | 'text-empty'
  | 'markup-not-allowed'
  | 'phone-form'
  | 'email-form'
  | 'url-form'
  | 'url-insecure'
  | 'url-tracking'
  | 'orcid'
  | 'svg-active'
  | 'russian-letter'
  | 'mixed-script'
  | 'invisible-character'
  | 'not-composed'
  | 'typography'
  | 'heading-order'
  | 'link-text'
  | 'table-header'
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
  orcid: ({ found, expected }) => ({
    message: `ORCID iD ${found} неправильний: останнім знаком мав би бути ${expected}.`,
    hint: 'Порівняйте його зі сторінкою особи на orcid.org.',
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
      quotes: 'У тексті прямі лапки.',
      apostrophe: 'Прямий апостроф або інший знак замість апострофа.',
      dash: 'Дефіс замість тире.',
      spaces: 'Два пробіли поспіль або пробіл на краю тексту.',
      dots: 'Пробіл перед розділовим знаком.',
    }[problem],
    hint: `Напишіть ${suggestion}.`,
  }),
  'heading-order': ({ level, expected }) => ({
    message: `Тут заголовок рівня ${level}, а має бути рівень ${expected}.`,
    hint: `Почніть рядок з ${'#'.repeat(expected)}: назва сторінки — рівень 1, далі рівні йдуть поспіль.`,
  }),
  'link-text': ({ text }) => ({
    message: `Текст посилання «${text}» не каже, куди воно веде.`,
    hint: 'Назвіть сторінку чи документ, куди веде посилання.',
  }),
  'table-header': () => ({
    message: 'У таблиці є стовпці без заголовка.',
    hint: 'Напишіть заголовок над кожним стовпцем.',
  }),
};

import type { MessagesFor } from './parameters.ts';

/** Ukrainian words for facts: numbers of all kinds, periods, pictures and documents. */
export const facts: MessagesFor<
  | 'orcid'
  | 'isbn'
  | 'issn'
  | 'doi'
  | 'phone-operator'
  | 'link-differs'
  | 'date-range'
  | 'pdf-unreadable'
  | 'image-size'
  | 'alt-useless'
> = {
  orcid: ({ found, expected }) => ({
    message: `ORCID iD ${found} неправильний: останнім знаком мав би бути ${expected}.`,
    hint: 'Порівняйте його зі сторінкою особи на orcid.org.',
  }),
  isbn: ({ found, expected }) => ({
    message:
      expected === undefined
        ? `«${found}» — не ISBN: у ньому 10 або 13 цифр.`
        : `ISBN ${found} неправильний: останнім знаком мав би бути ${expected}.`,
    hint: 'Порівняйте його з вихідними даними книги.',
  }),
  issn: ({ found, expected }) => ({
    message:
      expected === undefined
        ? `«${found}» — не ISSN: його форма — 1234-5679.`
        : `ISSN ${found} неправильний: останнім знаком мав би бути ${expected}.`,
    hint: 'Порівняйте його з вихідними даними журналу.',
  }),
  doi: ({ found, suggestion }) => ({
    message: `«${found}» — не DOI.`,
    hint: suggestion === undefined ? 'Пишіть так: "10.1234/abc.5", починаючи з «10.».' : `Напишіть "${suggestion}".`,
  }),
  'phone-operator': ({ code }) => ({
    message: `Жодне місто й жоден оператор України не має коду ${code}.`,
    hint: 'Порівняйте номер із джерелом.',
  }),
  'link-differs': ({ shown, href, suggestion }) => ({
    message: `Посилання показує «${shown}», а веде на ${href}.`,
    hint: `Спрямуйте його на "${suggestion}" або виправте те, що воно показує.`,
  }),
  'date-range': ({ problem, from, to }) => ({
    message:
      problem === 'order'
        ? `Період закінчується (${to}) раніше, ніж починається (${from}).`
        : `Рік у даті ${from} не з нашого часу.`,
    hint: problem === 'order' ? 'Поміняйте їх місцями або виправте хибну дату.' : 'Виправте рік.',
  }),
  'pdf-unreadable': ({ problem }) => ({
    message:
      problem === 'encrypted'
        ? 'PDF зашифровано: програми читання з екрана й пошукові системи його не прочитають.'
        : 'PDF пошкоджено: його зміст не там, де вказує файл.',
    hint:
      problem === 'encrypted'
        ? 'Збережіть його без пароля й без обмежень.'
        : 'Збережіть або завантажте його ще раз і відкрийте, щоб побачити, чи він цілий.',
  }),
  'image-size': ({ problem, found, bound }) => ({
    message: {
      heavy: `Зображення важить ${kilobytes(found)} кБ.`,
      small: `Ширина зображення — ${found} пікселів: воно буде розмите.`,
      wide: `Ширина зображення — ${found} пікселів, більше за будь-який екран.`,
    }[problem],
    hint: {
      heavy: `Збережіть його меншим, до ${kilobytes(bound)} кБ.`,
      small: `Візьміть зображення завширшки щонайменше ${bound} пікселів, краще 1600.`,
      wide: `Зменште його до ${bound} пікселів.`,
    }[problem],
  }),
  'alt-useless': ({ found, problem }) => ({
    message: {
      'file-name': `«${found}» — назва файлу, про зображення вона нічого не каже.`,
      'says-nothing': `«${found}» не каже, що на зображенні.`,
      title: 'Текст повторює заголовок поруч, який і так читають уголос.',
      long: 'Текст задовгий, щоб його слухати.',
      missing: 'Зображення не має тексту для тих, хто його не бачить.',
    }[problem],
    hint:
      problem === 'missing'
        ? 'Напишіть його у квадратних дужках: ![що на зображенні](…).'
        : 'Скажіть одним реченням, що видно; порожній текст позначає прикрасу.',
  }),
};

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

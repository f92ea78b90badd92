/** What Word writes for a reference whose target is gone. */
const lostReferences =
  'Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|No text of specified style in document)' +
  '|Помилка! (?:Джерело посилання не знайдено|Закладк[ау] не визначен[ао]|Неприпустимий об’єкт гіперпосилання)' +
  '|Ошибка! (?:Источник ссылки не найден|Закладка не определена|Недопустимый объект гиперссылки)';

/** What stands in a field of a form or of a slide until somebody fills it. */
const emptyFields =
  'Click (?:or tap )?(?:here )?to (?:enter (?:text|a date)|(?:add|edit) (?:title|subtitle|text|Master [a-z]+ styles?))' +
  '|(?:Клацніть|Натисніть)(?: або торкніться)?(?: тут)?, щоб (?:ввести (?:текст|дату)|додати (?:заголовок|підзаголовок|текст))';

/** The codes behind what a field shows; the quotes may have become curly ones. */
const fieldCodes =
  'HYPERLINK(?=\\s+(?:\\\\l\\s+)?["“”«„])|PAGEREF _\\w+|_(?:Toc|Ref|Hlk)\\d{6,}|TOC \\\\o|(?:SEQ \\p{L}+ )?\\\\\\* (?:ARABIC|MERGEFORMAT)|EMBED Equation\\.\\w+';

/** The number of a page, alone on its line. */
const pageNumbers = '(?<=^|\\n)(?:Сторінка|Стор\\.|Page) \\d{1,4} (?:з|із|of) \\d{1,4}(?=\\n|$)';

/** What is left in a text of the Word document that it was copied from. */
export const leftover = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lostReferences}|${emptyFields})(?!\\p{L})|(?:${fieldCodes})(?!\\p{L})|${pageNumbers}`,
  'u',
);

import type { ContentTree } from '../../../content/content-tree.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { type ByLanguage, defaultLanguage, type LanguageCode, ofLanguage } from '../../../lib/language/languages.ts';
import { unitsAfterNumbers } from '../../../lib/language/numbers.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule, each } from '../../rule.ts';

/** Every table of the Markdown texts, and where it is. */
function tablesOf(tree: ContentTree) {
  return markdownTexts(tree).flatMap(({ value, parts }) =>
    parts.tables.map((table) => ({ ...table, place: { ...value, from: table.from, to: table.to } })),
  );
}

export const tableCaption = defineRule<object>('table-caption', 'warning', 'group', {
  en: {
    asks: 'Every table of a text has a caption.',
    why: 'A caption says what the table shows, where it is found by a search or shown alone. Screen readers announce it, and name by it the box that the table scrolls in.',
    note: 'A caption is a paragraph of its own directly before the table. It begins with a colon: `: Results of six heats`.',
    message: 'The table has no caption.',
    hint: 'Write what it shows in a paragraph before it that begins with a colon, such as ": Results of six heats".',
  },
  uk: {
    asks: 'Кожна таблиця тексту має підпис.',
    why: 'Підпис каже, що показує таблиця, коли її знайшли пошуком чи показали окремо. Екранні читачі оголошують його й називають ним рамку, у якій таблиця прокручується.',
    note: 'Підпис — це окремий абзац просто перед таблицею. Він починається двокрапкою: `: Результати шести плавок`.',
    message: 'Таблиця не має підпису.',
    hint: 'Напишіть, що вона показує, в окремому абзаці перед нею, який починається двокрапкою, наприклад ": Результати шести плавок".',
  },
  check: each(tablesOf, ({ hasCaption, place }, report) => {
    if (!hasCaption) report(place, {});
  }),
  // Without the paragraph of the caption, the text has a block fewer than in the other language.
  explains: (own) => explainsComparisonsOf(own, ['structure-differs']),
});

export const tableHeader = defineRule<object>('table-header', 'warning', 'group', {
  en: {
    asks: 'Every table column has a header.',
    why: 'Without it, nobody knows what the column means.',
    note: 'The corner cell above row headers may be empty.',
    message: 'The table has columns without a header.',
    hint: 'Add a header to every column.',
  },
  uk: {
    asks: 'Кожен стовпець таблиці має заголовок.',
    why: 'Без нього ніхто не знає, що цей стовпець означає.',
    note: 'Кутова клітинка над заголовками рядків може бути порожня.',
    message: 'У таблиці є стовпці без заголовка.',
    hint: 'Додайте заголовок до кожного стовпця.',
  },
  check: each(tablesOf, ({ header, place }, report) => {
    const isEmpty = header.map((cell) => cell.trim() === '');
    if (isEmpty.lastIndexOf(true) > 0 || isEmpty.every(Boolean)) report(place, {});
  }),
});

export const tableCells = defineRule<{ cells: number; columns: number }>('table-cells', 'error', 'group', {
  en: {
    asks: 'Every row of a table has as many cells as the table has columns.',
    why: 'Markdown leaves out what stands behind the last column, and fills a short row with empty cells: where a | was lost, two cells are one, and the rest stand in the wrong columns. A line directly below a table is a row of it, too.',
    note: 'An empty cell is written as one: `| 1949 | |`. A vertical line that is meant to be seen in a cell is written `\\\\|`.',
    message: ({ cells, columns }) =>
      cells > columns
        ? `The row has more cells (${cells}) than the table has columns (${columns}): visitors do not see the rest.`
        : `The row has fewer cells (${cells}) than the table has columns (${columns}).`,
    hint: ({ cells, columns }) =>
      cells > columns
        ? 'Delete the extra |, or add a column to the table.'
        : 'Add the missing |; write an empty cell as "| |". If it is no row, leave an empty line before it.',
  },
  uk: {
    asks: 'Кожен рядок таблиці має стільки клітинок, скільки в ній стовпців.',
    why: 'Markdown відкидає те, що стоїть за останнім стовпцем, а короткий рядок доповнює порожніми клітинками: де загублено |, дві клітинки стають однією, а решта опиняється не у своїх стовпцях. Рядок просто під таблицею — теж її рядок.',
    note: 'Порожню клітинку так і пишуть: `| 1949 | |`. Вертикальну риску, яка має бути видна в клітинці, пишуть `\\\\|`.',
    message: ({ cells, columns }) =>
      cells > columns
        ? `У рядку більше клітинок (${cells}), ніж у таблиці стовпців (${columns}): решти відвідувачі не побачать.`
        : `У рядку менше клітинок (${cells}), ніж у таблиці стовпців (${columns}).`,
    hint: ({ cells, columns }) =>
      cells > columns
        ? 'Приберіть зайву риску | або додайте до таблиці стовпець.'
        : 'Додайте риску |, якої бракує; порожню клітинку пишіть як «| |». Якщо це не рядок таблиці, залиште перед ним порожній рядок.',
  },
  check: each(tablesOf, ({ header, unevenRows, place }, report) => {
    for (const { cells, from, to } of unevenRows) report({ ...place, from, to }, { cells, columns: header.length });
  }),
});

const number = '[−–±<>≤≥≈~]?\\s?\\d[\\d\\s.,±×–−]*';
/** Quantities that always have a unit, as heads of columns begin. Shares, grades, ratios and counts are none of them. */
const quantities: ByLanguage<string> = {
  ua: 'температура|тиск|маса|сила|зусилля|напруження|границя (?:міцності|текучості)|тимчасовий опір|товщина|ширина|діаметр|ціна|вартість',
  en: 'temperature|pressure|mass|force|stress|(?:yield|tensile) strength|thickness|width|diameter|price|cost',
};
const patternsOf = memoize((language: LanguageCode) => {
  const units = unitsAfterNumbers(language);
  return {
    bare: new RegExp(`^${number}$`, 'u'),
    withUnit: new RegExp(`^${number}?\\s(${units}|[НN]/[мm]{2}²|HB|HV|HRC|UAH)$`, 'u'),
    named: new RegExp(`(?:^|[^\\p{L}])(?:${units})(?![\\p{L}])`, 'u'),
    quantity: new RegExp(`^(?:${ofLanguage(quantities, language)})(?![\\p{L}])`, 'iu'),
  };
});

export const tableUnit = defineRule<{ head: string; unit: string }>('table-unit', 'warning', 'group', {
  en: {
    asks: 'The header of a column of quantities has their unit.',
    why: 'A number without its unit says nothing, and a unit that each cell repeats keeps the numbers from standing below each other and from being read by a chart. The header names quantity and unit once: `Force, kN`.',
    note: 'Years, counts, grades, shares and ratios need no unit. The rule looks at columns whose header begins with a quantity that always has one (temperature, pressure, strength, thickness, price …), and at those that repeat one unit in each cell. A unit in the first cell of each row is enough.',
    message: ({ head, unit }) =>
      unit ? `Each cell of the column "${head}" repeats the unit.` : `The column "${head}" has no unit.`,
    hint: ({ head, unit }) =>
      `Write the unit in the header of the column after a comma, such as "${head}, ${unit || '°C'}", and numbers alone in the cells.`,
  },
  uk: {
    asks: 'Заголовок стовпця з величинами має їхню одиницю.',
    why: 'Число без одиниці нічого не каже, а через одиницю, повторену в кожній клітинці, числа не стоять одне під одним і діаграма не може їх прочитати. Заголовок називає величину й одиницю один раз: `Сила, кН`.',
    note: 'Роки, кількості, марки, частки й відношення одиниці не потребують. Правило розглядає стовпці, заголовок яких починається величиною, що завжди має одиницю (температура, тиск, міцність, товщина, ціна…), і ті, що повторюють одну одиницю в кожній клітинці. Досить одиниці в першій клітинці кожного рядка.',
    message: ({ head, unit }) =>
      unit ? `Кожна клітинка стовпця «${head}» повторює одиницю.` : `Стовпець «${head}» не має одиниці.`,
    hint: ({ head, unit }) =>
      `Напишіть одиницю в заголовку стовпця після коми, наприклад «${head}, ${unit || '°C'}», а в клітинках лише числа.`,
  },
  check: each(tablesOf, ({ header, rows, place }, report) => {
    let at = place.from;
    for (const [column, head] of header.entries()) {
      at = Math.max(place.value.indexOf(head, at), place.from);
      const unit = missingUnit(head, column, rows, place.file.language ?? defaultLanguage);
      if (unit !== undefined) report({ ...place, from: at, to: at + head.length }, { head, unit });
      at += head.length;
    }
  }),
  // Heads and cells will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'structure-differs']),
});

/** The unit that the cells of a column repeat; an empty text if its head lacks one that the table does not tell. */
function missingUnit(head: string, column: number, rows: readonly string[][], language: LanguageCode) {
  const { bare, withUnit, named, quantity } = patternsOf(language);
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => /\d/.test(cell));
  if (cells.length < 2 || head === '') return undefined;
  const units = new Set(cells.map((cell) => withUnit.exec(cell)?.[1]));
  const [repeated] = units;
  if (units.size === 1 && repeated) return repeated;
  // After a comma stands a unit, be it one that is not listed, or what makes the head no plain quantity.
  if (!quantity.test(head) || /[,(]/.test(head) || named.test(head)) return undefined;
  const isNamedByRows = column > 0 && rows.every(([first = '']) => named.test(first));
  return !isNamedByRows && cells.every((cell) => bare.test(cell)) ? '' : undefined;
}

import { markdownTexts } from '../../../content/views/links.ts';
import { type ByLanguage, type LanguageCode, languages, ofLanguage } from '../../../language/languages.ts';
import { unitsAfterNumbers } from '../../../language/number-units.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

const number = '[−–±<>≤≥≈~]?\\s?\\d[\\d\\s.,±×–−]*';
/** Quantities that always have a unit, as heads of columns begin. Shares, grades, ratios and counts are none of them. */
const quantities: ByLanguage<string> = {
  ua: 'температура|тиск|маса|сила|зусилля|напруження|границя (?:міцності|текучості)|тимчасовий опір|товщина|ширина|діаметр|ціна|вартість',
  en: 'temperature|pressure|mass|force|stress|(?:yield|tensile) strength|thickness|width|diameter|price|cost',
};
const patterns = new Map(languages.map(({ code }) => [code, patternsOf(code)]));

function patternsOf(language: LanguageCode) {
  const units = unitsAfterNumbers(language);
  return {
    bare: new RegExp(`^${number}$`, 'u'),
    withUnit: new RegExp(`^${number}?\\s(${units}|[НN]/[мm]{2}²|HB|HV|HRC|UAH)$`, 'u'),
    named: new RegExp(`(?:^|[^\\p{L}])(?:${units})(?![\\p{L}])`, 'u'),
    quantity: new RegExp(`^(?:${ofLanguage(quantities, language)})(?![\\p{L}])`, 'iu'),
  };
}

export const tableUnit = defineRule<{ head: string; unit?: string }>({
  code: 'table-unit',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'The header of a column of quantities has their unit.',
    uk: 'Заголовок стовпця з величинами має їхню одиницю.',
  },
  why: {
    en: 'A number without its unit says nothing, and a unit that each cell repeats keeps the numbers from standing below each other and from being read by a chart. The header names quantity and unit once: `Force, kN`.',
    uk: 'Число без одиниці нічого не каже, а через одиницю, повторену в кожній клітинці, числа не стоять одне під одним і діаграма не може їх прочитати. Заголовок називає величину й одиницю один раз: `Сила, кН`.',
  },
  exceptions: {
    en: 'Years, counts, grades, shares and ratios need no unit. The rule looks at columns whose header begins with a quantity that always has one (temperature, pressure, strength, thickness, price …), and at those that repeat one unit in each cell. A unit in the first cell of each row is enough.',
    uk: 'Роки, кількості, марки, частки й відношення одиниці не потребують. Правило розглядає стовпці, заголовок яких починається величиною, що завжди має одиницю (температура, тиск, міцність, товщина, ціна…), і ті, що повторюють одну одиницю в кожній клітинці. Досить одиниці в першій клітинці кожного рядка.',
  },
  words: {
    en: ({ head, unit }) => ({
      message: unit ? `Each cell of the column "${head}" repeats the unit.` : `The column "${head}" has no unit.`,
      hint: `Write the unit in the header of the column after a comma, such as "${head}, ${unit ?? '°C'}", and numbers alone in the cells.`,
    }),
    uk: ({ head, unit }) => ({
      message: unit ? `Кожна клітинка стовпця «${head}» повторює одиницю.` : `Стовпець «${head}» не має одиниці.`,
      hint: `Напишіть одиницю в заголовку стовпця після коми, наприклад «${head}, ${unit ?? '°C'}», а в клітинках лише числа.`,
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      const { file, pointer, value: text } = value;
      if (!file.language) continue;
      for (const { header, rows, from } of parts.tables) {
        let at = from;
        for (const [column, head] of header.entries()) {
          at = Math.max(text.indexOf(head, at), from);
          const unit = missingUnit(head, column, rows, file.language);
          const place = { file, pointer, from: at, to: at + head.length };
          if (unit !== undefined) report(place, { head, ...(unit && { unit }) });
          at += head.length;
        }
      }
    }
  },
  // Heads and cells will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'structure-differs']),
});

/** The unit that the cells of a column repeat; an empty text if its head lacks one that the table does not tell. */
function missingUnit(
  head: string,
  column: number,
  rows: readonly string[][],
  language: LanguageCode,
): string | undefined {
  const { bare, withUnit, named, quantity } = patterns.get(language) ?? patternsOf(language);
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

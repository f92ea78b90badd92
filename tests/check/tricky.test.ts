import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { inOwnLanguages, SharedFixtures } from './fixture.ts';

const shared = new SharedFixtures();
afterAll(() => shared.remove());
/** The base content as it was read before a text was put into it. */
const { tree: base } = await checkContent(shared.dir);

/** Texts that are right, although a careless rule would report them. */
const right: [ukrainian: string, english: string][] = [
  ['IT-компанія, e-mail-розсилка, pH-метр, Wi-Fi, SMSка', 'an IT company, an e-mail list, a pH meter, Wi-Fi'],
  ['XXI століття, Карл XII, Cr–Mo–V', 'the 21st century, Charles XII, Cr–Mo–V'],
  [
    '20\u00a0°C, 10⁻³ Па, 5\u00a0µм, 3×10⁸, ±0,5\u00a0%, −40\u00a0°C',
    '20\u00a0°C, 10⁻³ Pa, 5\u00a0µm, 3×10⁸, ±0.5\u00a0%, −40\u00a0°C',
  ],
  ['з’являється, Лук’янівка, O’Reilly, д’Артаньян', 'it’s O’Reilly’s, the makers’ mark'],
  ['сталь 09Г2С, 12Х18Н10Т, AISI 316L, 40Cr, Ст3сп', 'steel 09G2S, 12Kh18N10T, AISI 316L, 40Cr, St3sp'],
  ['FeO + C = Fe + CO, CaO·Al₂O₃, α-Fe, a < b > c', 'FeO + C = Fe + CO, CaO·Al₂O₃, α-Fe, a < b > c'],
  ['R&D, AT&T, C++, C#, .NET, №\u00a05', 'R&D, AT&T, C++, C#, .NET, No.\u00a05'],
  ['1 234 567,89\u00a0грн, 12 500\u00a0т, 1939–1941\u00a0рр.', 'UAH 1,234,567.89, 12,500\u00a0t, 1939–1941'],
  ['п. 3.2.1, ДСТУ ISO 9001:2015, 24/7, 50/50', 'item 3.2.1, DSTU ISO 9001:2015, 24/7, 50/50'],
  ['👩‍🔬 досліджує 🇺🇦 сталь', '👩‍🔬 studies 🇺🇦 steel'],
  ['— Хто там? — Я… — «А „ви“ хто?»', '“Who is it?” “Me …” “And ‘you’?”'],
  ['функція f(x) = 2x, [0; 1], {a, b}, 2 * 3 * 4', 'the function f(x) = 2x, [0, 1], {a, b}, 2 * 3 * 4'],
  [
    'Рейкова сталь К76Ф, колісна сталь 2, катанка С70Д та 80Р, дріт Ø\u00a05,5\u00a0мм, труба 530×8\u00a0мм',
    'rail steel K76F, wheel steel 2, wire rods S70D and 80R, wire Ø\u00a05.5\u00a0mm, pipe 530×8\u00a0mm',
  ],
  [
    'ДСТУ 4344:2004, ДСТУ EN 10025-2:2007, ГОСТ 1050-88, ISO/IEC 17025:2017, ТУ У 27.1-26416904-148:2019',
    'DSTU 4344:2004, DSTU EN 10025-2:2007, GOST 1050-88, ISO/IEC 17025:2017, TU U 27.1-26416904-148:2019',
  ],
  [
    'Mg + [S] = (MgS); [%S] < 0,005; (CaO)/(SiO₂) = 1,2; ΔG° = −RT·ln K; Al₂O₃–SiO₂–CaO',
    'Mg + [S] = (MgS); [%S] < 0.005; (CaO)/(SiO₂) = 1.2; ΔG° = −RT·ln K; Al₂O₃–SiO₂–CaO',
  ],
  [
    'γ→α-перетворення, ε-карбід, M₂₃C₆, (Fe,Cr)₇C₃, FeO·Fe₂O₃, CO₂, H₂O, NOₓ',
    'the γ→α transformation, ε-carbide, M₂₃C₆, (Fe,Cr)₇C₃, FeO·Fe₂O₃, CO₂, H₂O, NOₓ',
  ],
  [
    'σ₀,₂ = 355\u00a0МПа, KCV⁻⁴⁰ ≥ 34\u00a0Дж/см², HRC 58–62, 240\u00a0HB, Ra 0,8',
    'σ₀.₂ = 355\u00a0MPa, KCV⁻⁴⁰ ≥ 34\u00a0J/cm², HRC 58–62, 240\u00a0HB, Ra 0.8',
  ],
  [
    'Витрата 5,5\u00a0м³/(т·хв), 10\u00a0К/с, 0,1–0,3\u00a0%, 1450–1470\u00a0°C, 3,2\u00a0·\u00a010⁻⁴\u00a0м²/с',
    'A flow of 5.5\u00a0m³/(t·min), 10\u00a0K/s, 0.1–0.3\u00a0%, 1450–1470\u00a0°C, 3.2\u00a0·\u00a010⁻⁴\u00a0m²/s',
  ],
  [
    'Діаграма Fe–Fe₃C, точки Ac₁, Ac₃ й Ar₃, лінія GS, евтектика при 1147\u00a0°C і 4,3\u00a0% C',
    'The Fe–Fe₃C diagram, the points Ac₁, Ac₃ and Ar₃, the line GS, the eutectic at 1147\u00a0°C and 4.3\u00a0% C',
  ],
  [
    'Видмантеттова структура, закон Ґулдберґа–Вааґе, мікроскоп Zeiss, метод Рітвелда, комірка Кнудсена',
    'The Widmanstätten structure, the law of Guldberg and Waage, a Zeiss microscope, the Rietveld method, a Knudsen cell',
  ],
  [
    'В’ячеслав Лук’яненко, Дем’ян Солов’яненко, Жанна д’Арк, Мак-Кензі, О’Коннор, ім’я, об’єм, п’ять',
    'Viacheslav Lukianenko, Demian Soloviainenko, Joan of Arc, McKenzie, O’Connor, five',
  ],
  [
    'Він сказав: «Стаття „Сталь і „чавун“ XXI століття“ готова»; журнал «Metallurgist’s “Heat”»',
    'He said: “The paper ‘Steel and iron in the 21st century’ is ready”; the journal “Metallurgist’s Heat”',
  ],
  [
    'Пишіть на guest@example.org, iron-refining@example.net або телефонуйте +38 (044) 123-45-67, дод.\u00a012',
    'Write to guest@example.org, iron-refining@example.net or call +38 (044) 123-45-67, ext.\u00a012',
  ],
  [
    'Т.\u00a0XII, вип.\u00a03 (№\u00a07), с.\u00a015–21; розд.\u00a0IV, §\u00a02; II ступінь акредитації; І місце; V і VI класи',
    'Vol.\u00a0XII, issue\u00a03 (No.\u00a07), pp.\u00a015–21; ch.\u00a0IV, §\u00a02; accreditation level II; first place; years V and VI',
  ],
  [
    'Кошторис — 1,2\u00a0млн\u00a0грн (28\u00a0600\u00a0€), внесок 150\u00a0₴, грант $\u00a050\u00a0000, курс 41,95\u00a0грн/€',
    'A budget of UAH\u00a01.2\u00a0million (€\u00a028,600), a fee of ₴150, a grant of $50,000, a rate of 41.95\u00a0UAH/€',
  ],
  [
    'НАН України, МОН, ЗВО, к.\u00a0т.\u00a0н., д-р техн. наук, PhD, ІЧМ, УДК 669.162, тощо; див. рис.\u00a02а та табл.\u00a01',
    'The NAS of Ukraine, the Ministry, universities, a PhD, DSc, UDC 669.162, etc.; see Fig.\u00a02a and Table\u00a01',
  ],
  [
    'DOI 10.1000/182, ISBN 978-3-16-148410-0, ISSN 0317-8471, ORCID 0000-0002-1825-0097',
    'DOI 10.1000/182, ISBN 978-3-16-148410-0, ISSN 0317-8471, ORCID 0000-0002-1825-0097',
  ],
  [
    'Обробка в LAMMPS, MATLAB R2024b, Thermo-Calc 2024a та ImageJ; файли .csv, C:\\\\data, x_max, 3D-модель, ШІ',
    'Processing in LAMMPS, MATLAB R2024b, Thermo-Calc 2024a and ImageJ; files .csv, C:\\\\data, x_max, a 3D model, AI',
  ],
  [
    'EBSD-карта, ЕДС-аналіз, X-промені, α- і β-фази, 2θ = 44,7°, Kα-лінія, крок 0,5\u00a0мкм',
    'An EBSD map, EDS analysis, X-rays, α and β phases, 2θ = 44.7°, the Kα line, a step of 0.5\u00a0µm',
  ],
  [
    'З 9:00 до 17:30, пн–пт; ауд.\u00a0304; 20–22 травня 2026\u00a0р.; у 1990-х роках; 85-річчя; 2025/26 н.\u00a0р.',
    '9:00 to 17:30, Mon–Fri; room\u00a0304; 20–22 May 2026; in the 1990s; the 85th anniversary; 2025/26',
  ],
  [
    'Вул. Січеславська, 12/3, м.\u00a0Дніпро, 49000; Кам’янське, Кривий Ріг, Запоріжжя, Маріуполь, Київ',
    '12/3 Sicheslavska Street, Dnipro 49000; Kamianske, Kryvyi Rih, Zaporizhzhia, Mariupol, Kyiv',
  ],
  [
    'Чи є «та» піч? Є! — Отже, та, що… Ні, ця: «ДП-9». Усе, як-от: кокс, руда, вапно й ін. (а не «все інше»).',
    'Is “that” furnace there? It is! So it is the one … No, this: “DP-9”. All of it: coke, ore, lime and so on (not “the rest”).',
  ],
  [
    'Ливарний чавун Л1–Л6, переробний П1, ферохром ФХ100А, кокс М25/М10, шлам ДП, агломерат АМ-1',
    'Foundry iron L1–L6, pig iron P1, ferrochrome FKh100A, coke M25/M10, blast-furnace sludge, sinter AM-1',
  ],
  ['за́мок і замо́к, Ґонта, їжак', 'naïve, façade, Zürich, Malmö'],
];

test.each(right)('%s', async (ukrainian, english) => {
  const replace: [string, string, string][] = [
    ['ua/news/2025.json', 'Піч зупинено.', ukrainian],
    ['en/news/2025.json', 'The furnace has been stopped.', english],
    ['ua/history.json', 'Повернення до Рудоброду.', ukrainian],
    ['en/history.json', 'The return to Rudobrid.', english],
  ];
  const { diagnostics } = await shared.with({ name: ukrainian, replace }, () =>
    checkContent(shared.dir, { previous: base }),
  );
  const found = inOwnLanguages(diagnostics);
  expect(found.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([]);
});

/** The same of longer texts: tables, lists, bibliographies. */
const rightTexts: [name: string, ukrainian: string, english: string][] = [
  [
    'a table with numbers, ranges and empty cells',
    ': Хімічний склад і міцність\n\n| Марка | C, % | Mn, % | σ\\_в, МПа |\n|---|---|---|---|\n| Ст3сп | 0,14–0,22 | 0,40–0,65 | 370–490 |\n| 09Г2С | ≤ 0,12 | 1,3–1,7 | — |',
    ': Composition and strength\n\n| Grade | C, % | Mn, % | σ\\_u, MPa |\n|---|---|---|---|\n| St3sp | 0.14–0.22 | 0.40–0.65 | 370–490 |\n| 09G2S | ≤ 0.12 | 1.3–1.7 | — |',
  ],
  [
    'a numbered list of cited works',
    '1. Smith J., O’Brien K. Steel desulphurisation. *Ironmaking & Steelmaking*. 2021. Vol. 48, No. 3. P. 215–224.\n2. Коваль О. І. Чавун : монографія. Київ : Наукова думка, 2019. 312 с.',
    '1. Smith J., O’Brien K. Steel desulphurisation. *Ironmaking & Steelmaking*. 2021. Vol. 48, No. 3. P. 215–224.\n2. Koval O. I. Cast iron: a monograph. Kyiv: Naukova dumka, 2019. 312 p.',
  ],
  [
    'code, an address and a name of a file',
    'Дані — у `slag_T1450.csv`, адреса <https://data.example.net/x?id=5&y=1>; **увага**: a\\*b\\*c і snake_case_name.',
    'The data are in `slag_T1450.csv`, the address is <https://data.example.net/x?id=5&y=1>; **note**: a\\*b\\*c and snake_case_name.',
  ],
];

test.each(rightTexts)('%s', async (name, ukrainian, english) => {
  const literal = (text: string) => JSON.stringify(`\n\n${text}`).slice(1, -1);
  const replace: [string, string, string][] = [
    ['ua/history.json', 'Повернення до Рудоброду.', `Повернення до Рудоброду.${literal(ukrainian)}`],
    ['en/history.json', 'The return to Rudobrid.', `The return to Rudobrid.${literal(english)}`],
  ];
  const { diagnostics } = await shared.with({ name, replace }, () => checkContent(shared.dir, { previous: base }));
  const found = inOwnLanguages(diagnostics);
  expect(found.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([]);
});

import { expect, test } from 'vitest';
import { putNoBreakSpaces, withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';

/** A text with `~` for each no-break space that it should get. */
const ukrainian = [
  'Чавун~— це сплав',
  'Чавун~– а~сталь~—',
  'між «А»~— і~(Б)~— так',
  'а~в~печі і~з~нею, й~о~третій; У~цеху, я~знаю, є~доменна',
  'та по над для із піч',
  'Стаття В.~Петренко і~В.~О.~Петренко, Є.~О’Ніл, Дж.~Сміт',
  'Петренко~В.~О., Коваль-Ґудзь~І.~П.',
  'За ред. О’Ніл~Дж. і~Коваль~І., Коваль~І.~П. (2026)',
  'Коваль І.~П.~Назва. Коваль І.~Назва',
  'ДСТУ 1.2 Назва. Далі',
  'піч №~5, §~2, №~А-7',
  '5~мм, 0,5~МПа, 12 500~т, 40~%, 20~°C, 5~мм², 10⁻³~Па, 5~м. Потім',
  '12~тис.~т, 1,2~млн~грн, 240~HB, 3~год. 20~млн годин',
  '5 метрів, сталь 20Х м, 09Г2С т',
  '2026~р., 2004–2006~рр., XX~ст., 120~с. і~2026~року',
  'до 19~грудня, 1~жовтня 2026, за 2025~рік, 12 січнів, 12025 рік',
  'корпус~1, у~корпусі~2, Корпусу~3, корпуси міста, автокорпус 4',
  'Марка сталі~: набір даних, так: ні',
  'α- і~β-фази, 1-а плавка, п’я та, з-під землі',
  'т. з. а',
  'уже\u00a0— є\u00a0',
  'в\nцеху',
  '',
];
const english = [
  'Steel~– a sheet~— of iron',
  'By O.~Koval and O.~L.~Koval, J.~O’Neil, Yu.~V.~Koval',
  'Koval,~O.~L., Koval~Yu.~V., Smith,~J. (2026). Kyiv, O.~Koval',
  'furnace No.~5, Nos.~6 and 7, §~2',
  '5~mm, 0.5~MPa, 12,500~t, 40~%, 20~°C, 5~mm²',
  '5 metres, steel 20X m',
  'from UAH~350, EUR~12.50 or (USD~3) a page; UAH only, KUAH 3, UAH 21.6 million',
  'from 18~December 2026 to 1~May, 5 may, 2026 March',
  'I saw a furnace. No. It was old.',
  'а в печі',
  'a range 2–3, x - y',
];

test.each([
  ...ukrainian.map((expected) => ['ua', expected] as const),
  ...english.map((expected) => ['en', expected] as const),
])('in %s %j is typeset', (language, expected) => {
  const written = expected.replaceAll('~', ' ');
  const typeset = putNoBreakSpaces(written, language);
  expect(typeset).toBe(expected.replaceAll('~', '\u00a0'));
  expect(withPlainSpaces(typeset)).toBe(withPlainSpaces(written));
  expect(putNoBreakSpaces(typeset, language)).toBe(typeset);
});

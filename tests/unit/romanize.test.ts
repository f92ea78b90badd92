import { expect, test } from 'vitest';
import { headingSlug, headingSlugs } from '../../src/content/pages.ts';
import { romanize, toSlug } from '../../src/lib/text/romanize.ts';

/** The examples of the resolution itself. */
const official = `
Алушта Alushta, Андрій Andrii, Борщагівка Borshchahivka, Борисенко Borysenko, Вінниця Vinnytsia, Володимир Volodymyr,
Гадяч Hadiach, Богдан Bohdan, Згурський Zghurskyi, Ґалаґан Galagan, Ґорґани Gorgany, Донецьк Donetsk, Дмитро Dmytro,
Рівне Rivne, Олег Oleh, Есмань Esman, Єнакієве Yenakiieve, Гаєвич Haievych, Короп’є Koropie, Житомир Zhytomyr,
Жанна Zhanna, Жежелів Zhezheliv, Закарпаття Zakarpattia, Казимирчук Kazymyrchuk, Медвин Medvyn, Михайленко Mykhailenko,
Іванків Ivankiv, Іващенко Ivashchenko, Їжакевич Yizhakevych, Кадиївка Kadyivka, Мар’їне Marine, Йосипівка Yosypivka,
Стрий Stryi, Олексій Oleksii, Київ Kyiv, Коваленко Kovalenko, Лебедин Lebedyn, Леонід Leonid, Миколаїв Mykolaiv,
Маринич Marynych, Ніжин Nizhyn, Наталія Nataliia, Одеса Odesa, Онищенко Onyshchenko, Полтава Poltava, Петро Petro,
Решетилівка Reshetylivka, Рибчинський Rybchynskyi, Суми Sumy, Соломія Solomiia, Тернопіль Ternopil, Троць Trots,
Ужгород Uzhhorod, Уляна Uliana, Фастів Fastiv, Філіпчук Filipchuk, Харків Kharkiv, Христина Khrystyna,
Стеценко Stetsenko, Чернівці Chernivtsi, Шевченко Shevchenko, Шостка Shostka, Кишеньки Kyshenky, Щербухи Shcherbukhy,
Гоща Hoshcha, Гаращенко Harashchenko, Юрій Yurii, Корюківка Koriukivka, Яготин Yahotyn, Ярошенко Yaroshenko,
Костянтин Kostiantyn, Знам’янка Znamianka, Феодосія Feodosiia, Згорани Zghorany, Розгон Rozghon`;

test.each(official.split(',').map((pair) => pair.trim().split(' ') as [string, string]))('%s → %s', (name, latin) => {
  expect(romanize(name)).toBe(latin);
});

test('capitals, digits and other letters', () => {
  expect(romanize('ЩАСТЯ')).toBe('SHCHASTIA');
  expect(romanize('Я бачу сталь 09Г2С, URL')).toBe('Ya bachu stal 09H2S, URL');
});

test('the id of a heading', () => {
  expect(headingSlug('Сталь і чавун: 1939–1941')).toBe('stal-i-chavun-1939-1941');
  expect(headingSlug('The **first** [laboratory](/news/x)')).toBe('the-first-laboratory');
  expect(headingSlug('Résumé')).toBe('resume');
  expect(headingSlug('…')).toBe('section');
});

test('headings of the same words are numbered', () => {
  const slug = headingSlugs();
  expect(['Мета', 'Мета 2', 'Мета', 'Мета'].map(slug)).toEqual(['meta', 'meta-2', 'meta-3', 'meta-4']);
});

test('a heading whose id the page may have is numbered', () => {
  expect(['Content', 'Staff', 'Staffing'].map(headingSlugs())).toEqual(['content-2', 'staff-2', 'staffing']);
});

test('ids come from words of either language', () => {
  expect(toSlug('Пуск печі № 5!')).toBe('pusk-pechi-5');
  expect(toSlug('A new furnace')).toBe('a-new-furnace');
  expect(toSlug('Müller, Józef Wałęsa, Weiß, Ærø')).toBe('muller-jozef-walesa-weiss-aero');
});

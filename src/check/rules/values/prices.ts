import type { ServiceData } from '../../../../content/model/services.ts';
import { itemPointer, itemsCalled, itemValue } from '../../../content/items.ts';
import { joinPointer } from '../../../content/json/json-pointer.ts';
import { defineRule } from '../../rule.ts';

/** A mistake in a price: the highest is not above the lowest, or a part of it is there without the price. */
type PriceParameters = { price: number; priceTo: number } | { key: string };

export const priceRange = defineRule<PriceParameters>('price-range', 'error', 'group', {
  en: {
    asks: 'A price from one amount to another rises, and no part of a price stands alone.',
    why: 'Customers would read a range that begins with its higher end, or “on request” where a price is meant.',
    words: (found) =>
      'key' in found
        ? { message: `There is "${found.key}", but no "price".`, hint: `Add "price", or remove "${found.key}".` }
        : {
            message: `The highest price, ${found.priceTo}, is not above the lowest, ${found.price}.`,
            hint: 'Swap the two, or fix the one that is wrong.',
          },
  },
  uk: {
    asks: 'Ціна від однієї суми до іншої зростає, і жодна її частина не стоїть сама.',
    why: 'Замовники прочитали б межі, що починаються з більшої, або «на запит» там, де мали на увазі ціну.',
    words: (found) =>
      'key' in found
        ? { message: `Є «${found.key}», але немає «price».`, hint: `Додайте «price» або приберіть «${found.key}».` }
        : {
            message: `Найвища ціна, ${found.priceTo}, не більша за найнижчу, ${found.price}.`,
            hint: 'Поміняйте їх місцями або виправте помилкове значення.',
          },
  },
  check(tree, report) {
    for (const item of itemsCalled(tree, 'service')) {
      const service = itemValue(item) as Partial<ServiceData>;
      const { price, priceTo } = service;
      const at = (key: string) => ({ file: item.file, pointer: joinPointer(itemPointer(item), key) });
      for (const key of ['priceTo', 'isFrom', 'researchPrice'] as const)
        if (price === undefined && service[key] !== undefined) report(at(key), { key });
      if (typeof price === 'number' && typeof priceTo === 'number' && priceTo <= price)
        report(at('priceTo'), { price, priceTo });
    }
  },
});

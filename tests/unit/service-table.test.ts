import { expect, test } from 'vitest';
import type { ServiceData } from '../../content/model/services.ts';
import type { CompileContext } from '../../src/compile/compile-context.ts';
import { serviceTable } from '../../src/compile/text-page-namespace.ts';

const labels = {
  name: 'Service',
  term: 'Term',
  days: '{{days}} days',
  price: 'Price',
  from: 'from {{price}}',
  onRequest: 'on request',
};

/** The rows of the table of some services, whose names are their ids, and its columns. */
function tableOf(...items: Partial<ServiceData>[]) {
  const content = {
    site: { currency: 'UAH' },
    has: () => true,
    data: () => ({ items: items.map((item, index) => ({ id: `s${index}`, group: 'testing', ...item })) }),
    texts: () => ({ labels, groups: {} }),
    textsById: () => (id: string) => ({ id, name: id }),
  };
  const context = { content, language: 'en', href: (path: string) => path } as unknown as CompileContext;
  const { columns = [], groups = [] } = serviceTable(context, 'testing') ?? {};
  return {
    columns: columns.map(({ cell }) => cell),
    prices: groups.flatMap(({ rows }) => rows.map(({ price }) => price)),
  };
}

test('a price is an amount, a range, the least of several, or told on request', () => {
  const { prices } = tableOf({ price: 350 }, { price: 28000, priceTo: 90000 }, { price: 45000, isFrom: true }, {});
  expect(prices.map((price) => price?.replace(/[^\w–. ]/g, ''))).toEqual([
    expect.not.stringContaining('from'),
    expect.stringMatching(/28.?000–90.?000/),
    expect.stringMatching(/^from /),
    'on request',
  ]);
});

test('a column is there where one service has something to say in it', () => {
  expect(tableOf({ price: 350, days: 2 }, { price: 420 }).columns).toEqual(['term', 'price']);
  expect(tableOf({ price: 350 }).columns).toEqual(['price']);
});

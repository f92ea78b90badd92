import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fold } from '../../src/site/parts/fold.tsx';

const idsOf = (id?: string) => {
  const fold = createElement(Fold, { ...(id && { id }), title: 'Older news', children: 'Steel' });
  return [...renderToStaticMarkup(fold).matchAll(/ id="([^"]*)"/g)].map(([, found]) => found);
};

test('a fold without an id names nothing: a page may have several', () => {
  expect(idsOf()).toEqual([]);
});

test('the title of a fold with an id can name what is in it', () => {
  expect(idsOf('fees')).toEqual(['fees-title', 'fees']);
});

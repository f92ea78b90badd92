import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DepartmentData } from '../../content/model/units.ts';
import { temperColours } from '../../src/build/publish/cards/draw-card.ts';
import type { UnitCard } from '../../src/compile/unit-namespaces.ts';
import { MetalWay, stationDrawings } from '../../src/site/parts/metal-way.tsx';

const folder = join(import.meta.dirname, '../../content/data/departments');
const departments = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DepartmentData)
  .filter(({ kind }) => kind === 'scientific')
  .sort((a, b) => a.order - b.order);

const unit: UnitCard = {
  ...{ href: '/pig-iron', label: 'Ironmaking', name: 'Department of Ironmaking', lead: '', colour: 'bronze' },
  ...{ drawing: { src: '/drawing.svg', width: 8, height: 5 }, head: { href: '/head', label: 'Head' } },
};
const way = (units: UnitCard[]) => renderToStaticMarkup(createElement(MetalWay, { units }));

test('the departments take the colours of the scale in its order, each once', () => {
  expect(departments.map(({ colour }) => colour)).toEqual(Object.keys(temperColours));
});

test('the way of metal shows every station once', () => {
  expect(departments.map(({ station }) => station)).toEqual(Object.keys(stationDrawings));
});

test('a station is a link with its drawing, its name, and the department in its colour', () => {
  const html = way([{ ...unit, station: 'blast-furnace', stationName: 'Blast furnace' }]);
  expect(html).toContain('<li data-colour="bronze"><a href="/pig-iron">');
  expect(html).toContain(stationDrawings['blast-furnace'].line);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Ironmaking Blast furnace');
});

test('a department without a station is a link on the way, without a drawing', () => {
  const html = way([unit]);
  expect(html).not.toContain('<svg');
  expect(html.replace(/<[^>]+>/g, '')).toBe('Ironmaking');
});

test('without departments there is no way', () => {
  expect(way([])).toBe('');
});

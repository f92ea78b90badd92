import { expect, test } from 'vitest';
import { digest } from '../../src/cache/digest.ts';
import { microstructures } from '../../src/structures/microstructures.ts';
import { seededRandom } from '../../src/structures/random.ts';
import { drawStructure, structurePath, structureVersion } from '../../src/structures/structure-picture.ts';

const draw = (id: string) => drawStructure(structurePath('people', id, 'blue')) ?? '';

test('each id has a structure of its own, which is always the same', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `person-${index}`);
  const drawn = ids.map(draw);
  expect(new Set(drawn).size).toBe(ids.length);
  expect(ids.map(draw)).toEqual(drawn);
});

test.each(Object.entries(microstructures))('%s fills the picture with whole numbers only', (_name, structure) => {
  const size = { width: 640, height: 400 };
  const { pale, deep, lines, bounds } = structure(size, seededRandom('seed'));
  expect(bounds).not.toBe('');
  expect(pale + deep + lines + bounds).toMatch(/^[MLZ\d\s-]+$/);
});

test('a structure is a small file without styles', () => {
  const svg = draw('somebody');
  expect(svg.length).toBeLessThan(40_000);
  expect(svg).not.toMatch(/style|class|NaN|undefined/);
});

test('paths of other pictures name no structure', () => {
  expect(drawStructure('news/bainite.webp')).toBeUndefined();
});

test('drawings that change have a new version, or browsers would keep the old ones', () => {
  const drawn = Array.from({ length: 40 }, (_, index) => draw(`person-${index}`));
  expect({ version: structureVersion, hash: digest(drawn.join('')) }).toEqual({
    version: 1,
    hash: '28177abb2d93d5e8cd0721f1',
  });
});

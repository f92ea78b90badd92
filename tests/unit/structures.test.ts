import { expect, test } from 'vitest';
import { microstructures } from '../../src/structures/microstructures.ts';
import { seededRandom } from '../../src/structures/random.ts';
import { structurePath, structurePicture } from '../../src/structures/structure-picture.ts';

const draw = (id: string) => structurePicture(structurePath('people', id, 'blue'))?.svg ?? '';

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
  expect(structurePicture('news/bainite.webp')).toBeUndefined();
});

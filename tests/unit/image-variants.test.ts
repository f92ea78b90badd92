import { expect, test } from 'vitest';
import { compiledImage, imageVariants } from '../../src/compile/captioned-picture.ts';
import { pictureWidths } from '../../src/lib/namespaces/breakpoints.ts';

const widths = pictureWidths.flatMap((width) => [width - 1, width, width + 1]);
const facts = (width: number) => ({ path: 'news/hearth.jpg', width, height: width, hash: '0123456789abcdef' });

test.each(widths)('a picture %i pixels wide is offered once in each width, never wider than it is', (width) => {
  const image = compiledImage(facts(width) as never);
  for (const list of [image.srcset, image.avif]) {
    const offered = (list ?? '').split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
    expect(offered).toEqual([...new Set(offered)].sort((a, b) => a - b));
    expect(offered.at(-1)).toBe(Math.min(width, Math.max(...pictureWidths)));
    for (const candidate of (list ?? '').split(', ')) {
      const [url = '', size = ''] = candidate.split(' ');
      expect(url).toContain(`-${size.replace('w', '')}.`);
    }
  }
  const made = imageVariants(facts(width) as never).map(({ url }) => url);
  expect(new Set(made).size).toBe(made.length);
  expect(made).toContain(image.src);
});

test('what knows nothing of widths gets a picture 960 pixels wide, or the widest of a smaller one', () => {
  expect(compiledImage(facts(2560) as never).src).toMatch(/-960\.webp$/);
  expect(compiledImage(facts(700) as never).src).toContain('-700.');
});

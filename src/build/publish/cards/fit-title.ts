import type { Lettering } from './lettering.ts';

/** The sizes of a title, the largest first, and how many lines of each there is space for. */
const sizes = [
  { size: 64, most: 2 },
  { size: 52, most: 3 },
  { size: 44, most: 3 },
  { size: 36, most: 4 },
];
const smallest = { size: 30, most: 5 };

/**
 * Breaks a title into lines of the largest size at which it fits: two lines at most of the largest, five of the smallest. What
 * does not fit even then is cut off, and an ellipsis says so.
 */
export function fitTitle(
  lettering: Pick<Lettering, 'width'>,
  title: string,
  width: number,
): { size: number; lines: string[] } {
  for (const { size, most } of sizes) {
    const lines = breakLines(lettering, title, size, width);
    if (lines.length <= most) return { size, lines };
  }
  const { size, most } = smallest;
  const lines = breakLines(lettering, title, size, width);
  if (lines.length <= most) return { size, lines };
  const last = withEllipsis(lettering, lines[most - 1] ?? '', size, width);
  return { size, lines: [...lines.slice(0, most - 1), last] };
}

function breakLines(lettering: Pick<Lettering, 'width'>, title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && lettering.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Ends a line with an ellipsis, in place of as many of its words as do not fit before it. */
function withEllipsis(lettering: Pick<Lettering, 'width'>, line: string, size: number, width: number): string {
  const words = line.split(' ');
  const ended = () => `${words.join(' ').replace(/[\s.,:;–—-]+$/, '')}…`;
  while (words.length > 1 && lettering.width(ended(), size) > width) words.pop();
  return ended();
}

import { textWidth } from './chart-frame.ts';

/** Breaks a text into lines that are at most so wide, in CSS pixels; a word that is wider has a line of its own. */
export function wrapText(text: string, width: number, widthOf = textWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

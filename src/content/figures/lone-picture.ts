import type { Token } from 'markdown-it';

/** The picture that a paragraph consists of, if the token is the text of such a paragraph: only it becomes a figure. */
export function lonePicture(tokens: readonly Token[], index: number): Token | undefined {
  const [picture, ...others] = tokens[index]?.children ?? [];
  const isAlone = others.length === 0 && tokens[index - 1]?.type === 'paragraph_open';
  return isAlone && picture?.type === 'image' ? picture : undefined;
}

import type { Token } from 'markdown-it';
import { figureNumbers, figuresIn, lonePicture } from '../../content/figures/named-figures.ts';

/** Writes the figures that a text names, and its pictures. */
export interface FigureWriter {
  /** The figure itself, where it is named alone in a paragraph. */
  place: (id: string, number: number | undefined) => string;
  /** The words that refer to it. */
  refer: (id: string, number: number | undefined) => string;
  /** A picture that stands alone in a paragraph. */
  picture: (path: string, alt: string) => string;
  /** The numbers of figures, if the text is part of a longer article. */
  numbers?: ReadonlyMap<string, number> | undefined;
}

/** Replaces the names of figures in the tokens of a text by what the writer makes of them. */
export function putFigures(tokens: Token[], text: string, writer: FigureWriter): void {
  if (!text.includes('{figure/')) return;
  const numbers = writer.numbers ?? figureNumbers([text]);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline' || !token.content.includes('{figure/')) continue;
    const [alone] = figuresIn(token.content);
    if (alone?.isPlaced && tokens[index - 1]?.type === 'paragraph_open') {
      putAlone(tokens, index, token, writer.place(alone.id, numbers.get(alone.id)));
    } else {
      token.children = (token.children ?? []).flatMap((child) => referring(child, writer, numbers));
    }
  }
}

/** Makes figures of the pictures that stand alone in a paragraph. */
export function putPictures(tokens: Token[], { picture }: FigureWriter, wordsOf: (image: Token) => string): void {
  for (const [index, token] of tokens.entries()) {
    const image = lonePicture(tokens, index);
    if (!image) continue;
    putAlone(tokens, index, token, picture(String(image.attrGet('src')), wordsOf(image)));
  }
}

/** Puts HTML in place of a paragraph that has nothing else. */
function putAlone(tokens: readonly Token[], index: number, inline: Token, html: string): void {
  for (const around of [tokens[index - 1], tokens[index + 1]]) if (around) around.hidden = true;
  inline.children = [asHtml(inline, html)];
}

/** The parts of a piece of text around the figures that it refers to. */
function referring(token: Token, { refer }: FigureWriter, numbers: ReadonlyMap<string, number>): Token[] {
  const named = token.type === 'text' ? figuresIn(token.content) : [];
  if (!named.length) return [token];
  let end = 0;
  const parts = named.flatMap(({ id, from, to }) => {
    const before = withContent(token, token.content.slice(end, from));
    end = to;
    return [before, asHtml(token, refer(id, numbers.get(id)))];
  });
  return [...parts, withContent(token, token.content.slice(end))];
}

function withContent(token: Token, content: string): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, { content });
}

function asHtml(token: Token, html: string): Token {
  return Object.assign(withContent(token, html), { type: 'html_inline', tag: '', children: null });
}

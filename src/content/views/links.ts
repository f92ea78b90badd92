import { oncePer } from '../../lib/cache/once-per.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { type LinkTarget, linkTarget } from '../link-target.ts';
import { type MarkdownParts, markdownParts } from '../markdown-parts.ts';
import type { ValuePlace } from '../place.ts';
import type { TypedValue } from '../schema/schema-values.ts';
import { asObject, asText } from '../unknown-value.ts';
import { valuesOfFormat, valuesOfFormatIn } from './values.ts';

/** A link as the content has it: in a field of its own or, with `from` and `to`, in a Markdown text. */
export interface ContentLink extends ValuePlace {
  href: string;
  /** The words of a link in a text. */
  text?: string;
}

/** A Markdown text with its parts. */
export interface MarkdownText {
  value: TypedValue;
  parts: MarkdownParts;
}

/** The parts of a Markdown text that has any, with its place. */
export interface MarkedText extends Pick<ValuePlace, 'file' | 'pointer'> {
  parts: MarkdownParts;
}

const textsIn = oncePer((file: ContentFile): MarkdownText[] =>
  valuesOfFormatIn(file, 'markdown').map((value) => ({ value, parts: markdownParts(value.value) })),
);

/** Every Markdown text with its parts. */
export const markdownTexts = oncePer((tree: ContentTree): MarkdownText[] => tree.files.flatMap(textsIn));

const markedIn = oncePer((file: ContentFile): MarkedText[] => {
  const marked = file.kept('parts', () =>
    textsIn(file)
      .filter(({ parts }) => Object.values(parts).some(({ length }) => length > 0))
      .map(({ value: { pointer }, parts }) => ({ pointer, parts })),
  );
  return marked.map((text) => ({ file, ...text }));
});

/** The parts of every Markdown text that has any: what leads anywhere, is shown or heads something, without the words. */
export const markedTexts = oncePer((tree: ContentTree): MarkedText[] => tree.files.flatMap(markedIn));

const linksInTexts = oncePer((file: ContentFile): ContentLink[] =>
  markedIn(file).flatMap(({ pointer, parts }) =>
    parts.links.map(({ href, text, from, to }) => ({ file, pointer, href, text, from, to })),
  ),
);

/** Every link of the content. */
export const contentLinks = oncePer((tree: ContentTree): ContentLink[] => [
  ...valuesOfFormat(tree, 'href').map(({ file, pointer, value }) => ({ file, pointer, href: value })),
  ...tree.files.flatMap(linksInTexts),
]);

/** Every link with where it leads. */
export const linkTargets = oncePer((tree: ContentTree): { link: ContentLink; target: LinkTarget }[] => {
  const origin = asText(asObject(tree.file('site-data')?.value).origin);
  return contentLinks(tree).map((link) => ({ link, target: linkTarget(link.href, origin) }));
});

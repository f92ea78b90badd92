import { type MarkdownBlock, type MarkdownBlockKind, markdownBlocks } from '../../../content/markdown-blocks.ts';
import type { TextRange } from '../../../text/text-range.ts';

/** A bold paragraph that stands where a heading should. */
export interface BoldHeading extends TextRange {
  /** The line of the heading. */
  heading: string;
  /** Whether its level is certain: the text has no other headings. */
  isCertain: boolean;
}

/** A paragraph of one line that is bold as a whole. */
const boldLine = /^(?:\*\*([^*\n]+)\*\*|__([^_\n]+)__)[ \t]*$/;
/** The words of a heading: no sentence, no salutation, no link, no date, time or sum. */
const title = /^(?:\d{1,2}\.\s)?[«“]?\p{Lu}[^\d[\]{}<>@]*[^\d[\]{}<>@.,;!?…]$/u;
/** Words that all begin with a capital: the name of a person, who may sign what is above. */
const name = /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u;
const longest = 80;

/** What a heading is above. */
const headed: readonly (MarkdownBlockKind | undefined)[] = ['paragraph', 'entry'];

/**
 * The bold paragraphs of a Markdown text that head what is below them.
 * @param levelAbove the level of the heading that its page shows above the text
 */
export function boldHeadings(text: string, levelAbove: number): BoldHeading[] {
  if (!/^(?:\*\*|__)/m.test(text)) return [];
  const blocks = markdownBlocks(text);
  const level = blocks.find(({ kind }) => kind === 'heading')?.size;
  const marks = '#'.repeat(level ?? levelAbove + 1);
  return blocks.flatMap((block, index) => {
    const words = boldWords(text, block);
    const next = blocks[index + 1];
    if (!words || !isTitle(words) || !next || !headed.includes(next.kind) || boldWords(text, next)) return [];
    return [{ heading: `${marks} ${words}`, isCertain: level === undefined, from: block.from, to: block.to }];
  });
}

/** A Markdown text with headings instead of bold paragraphs, where their level is certain. */
export function withHeadings(text: string, levelAbove: number): string {
  const certain = boldHeadings(text, levelAbove).filter(({ isCertain }) => isCertain);
  const starts = [0, ...certain.map(({ to }) => to)];
  return (
    certain.map(({ heading, from }, index) => text.slice(starts[index], from) + heading).join('') +
    text.slice(starts.at(-1))
  );
}

function boldWords(text: string, { kind, from, to }: MarkdownBlock): string | undefined {
  const line = kind === 'paragraph' ? boldLine.exec(text.slice(from, to)) : null;
  return (line?.[1] ?? line?.[2])?.trim().replace(/\s*:$/, '');
}

function isTitle(words: string): boolean {
  return words.length <= longest && title.test(words) && !name.test(words);
}

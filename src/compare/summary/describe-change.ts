import type { CommandLanguage } from '../../command/words.ts';
import type { Block } from '../read/page-blocks.ts';
import { describeText, shorten } from './describe-text.ts';
import type { Inline } from './section.ts';
import type { Told } from './told-changes.ts';
import { words } from './words.ts';

/** So many characters are shown of a text that is new or gone, and of an address. */
const mostOfText = 200;
/** Of several, so many are shown, and so many characters of each. */
const mostBlocks = 5;
const mostOfEach = 80;

/** Describes in a line what is told. The part of the page is told by the caller. */
export function describeChange(change: Told, language: CommandLanguage): Inline[] {
  const say = words[language];
  switch (change.type) {
    case 'text': {
      const { block, pieces } = change;
      if (pieces.every(({ text, only }) => !only || text.trim() === '')) {
        return [`${say.spaces}: `, ...say.quoted([shorten(block.text, mostOfText)])];
      }
      const about = block.picture ? [`${say.pictureWords} `, nameOf(block), ': '] : kindOf(block, language);
      return [...about, ...say.quoted(describeText(pieces))];
    }
    case 'added':
      return [`${say.appeared}: `, ...blockTexts(change.blocks, change.type, language)];
    case 'removed':
      return [`${say.disappeared}: `, ...blockTexts(change.blocks, change.type, language)];
    case 'moved':
      return [`${say.placed}: `, ...blockText(change.block, undefined, language, mostOfText)];
    case 'link':
      return [
        `${say.link} `,
        ...say.quoted([shorten(change.words, mostOfEach)]),
        ': ',
        change.before ? { code: shorten(change.before, mostOfText) } : say.none,
        ' → ',
        change.after ? { code: shorten(change.after, mostOfText) } : say.none,
      ];
    case 'picture':
      return change.before === change.after
        ? [`${say.newPicture} `, { code: change.after }]
        : [`${say.newPicture}: `, { code: change.before }, ' → ', { code: change.after }];
    case 'markup':
      return [change.part === 'head' ? say.headMarkup : say.markup];
  }
}

function blockTexts(blocks: readonly Block[], mark: 'added' | 'removed', language: CommandLanguage): Inline[] {
  const most = blocks.length > 1 ? mostOfEach : mostOfText;
  const shown = blocks
    .slice(0, mostBlocks)
    .flatMap((block, at): Inline[] => [at ? ', ' : '', ...blockText(block, mark, language, most)]);
  const further = blocks.length - mostBlocks;
  return further > 0 ? [...shown, ` ${words[language].further(further)}`] : shown;
}

function blockText(
  block: Block,
  mark: 'added' | 'removed' | undefined,
  language: CommandLanguage,
  most: number,
): Inline[] {
  const text = shorten(block.text, most);
  const marked: Inline = mark === 'added' ? { added: text } : mark === 'removed' ? { removed: text } : text;
  const quoted = text ? words[language].quoted([marked]) : [];
  if (block.picture) {
    return [`${words[language].picture} `, nameOf(block), ...(text ? [' ', ...quoted] : [])];
  }
  const [link] = block.links;
  if (!text && link) return [`${words[language].link} `, { code: shorten(link.href, most) }];
  return [...kindOf(block, language), ...quoted];
}

function kindOf({ kind }: Block, language: CommandLanguage): Inline[] {
  const { kind: names } = words[language];
  return kind in names ? [`${names[kind as keyof typeof names]}: `] : [];
}

function nameOf({ picture }: Block): Inline {
  return { code: picture?.name ?? '' };
}

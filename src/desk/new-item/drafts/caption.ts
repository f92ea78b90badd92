import type { ContentTree } from '../../../content/content-tree.ts';
import { captionedImages } from '../../../content/views/pictures.ts';
import { type Answers, addParts, type Draft } from '../draft.ts';
import { optionIn } from '../option-in.ts';

/**
 * The words below a picture go with it, wherever it is shown: in the pictures' file of its folder. A picture of the content may
 * have them already.
 */
export function addCaption(tree: ContentTree, draft: Draft, image: string, answers: Answers): void {
  if (!answers.caption && captionedImages(tree).has(image)) return;
  addParts(
    draft,
    'picture',
    { facts: { image }, texts: (language) => ({ caption: answers[optionIn('caption', language)] ?? '' }) },
    { texts: { caption: 'caption' } },
    { fileId: image.split('/', 1)[0] ?? '' },
  );
}

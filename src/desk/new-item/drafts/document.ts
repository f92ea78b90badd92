import { basename } from 'node:path';
import type { ContentTree } from '../../../content/content-tree.ts';
import { readPath } from '../../../lib/command/read-path.ts';
import { defaultLanguage } from '../../../lib/language/languages.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { type Answers, addParts, assetFolder, type Draft, draftOf } from '../draft.ts';
import { keepAsset } from '../keep-asset.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';

/** A document: an entry before the others, and its PDF in the folder of its kind. */
export function draftDocument(tree: ContentTree, answers: Answers): Draft {
  const { file = '', kind = '', date = '', language = defaultLanguage } = answers;
  const draft = draftOf(answers.id || toSlug(basename(readPath(file).replaceAll('\\', '/')).replace(/\.pdf$/i, '')));
  const folder = assetFolder('document', { kind });
  const kept = file && keepAsset(draft, tree.dir, { option: 'file', given: file, root: 'files', folder });
  const shownIn = readList(answers.list);
  addParts(
    draft,
    'document',
    {
      facts: { file: kept, kind, date, language, ...(shownIn.length && { shownIn }) },
      texts: (code) => ({ title: answers[optionIn('title', code)] ?? '' }),
    },
    {
      facts: { file: 'file', kind: 'kind', date: 'date', language: 'language', list: 'shownIn' },
      texts: { title: 'title' },
    },
  );
  return draft;
}

import { basename } from 'node:path';
import type { ContentTree } from '../../content/content-tree.ts';
import { toSlug } from '../../text/slug.ts';
import { type Answers, addParts, assetFolder, type Draft, draftOf } from '../draft.ts';
import { keepAsset } from '../keep-asset.ts';
import { readList, readPath } from '../read-answers.ts';

/** A document: an entry before the others, and its PDF in the folder of its kind. */
export function draftDocument(tree: ContentTree, answers: Answers): Draft {
  const { file = '', kind = '', date = '', language = 'ua', title = '', 'title-en': titleEn = '' } = answers;
  const draft = draftOf(answers.id || toSlug(basename(readPath(file).replaceAll('\\', '/')).replace(/\.pdf$/i, '')));
  const folder = assetFolder('document', { kind });
  const kept = file && keepAsset(draft, tree.dir, { option: 'file', given: file, root: 'files', folder });
  const shownIn = readList(answers.list);
  addParts(
    draft,
    'document',
    {
      data: { file: kept, kind, date, language, ...(shownIn.length && { shownIn }) },
      ua: { title },
      en: { title: titleEn },
    },
    {
      id: [
        ['data', 'id'],
        ['ua', 'id'],
        ['en', 'id'],
      ],
      file: [['data', 'file']],
      kind: [['data', 'kind']],
      date: [['data', 'date']],
      language: [['data', 'language']],
      list: [['data', 'shownIn']],
      title: [['ua', 'title']],
      'title-en': [['en', 'title']],
    },
  );
  return draft;
}

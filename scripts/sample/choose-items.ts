import { CommandError } from '../../src/command/run-command.ts';
import type { DocumentSource } from './documents/parse/document-source.ts';
import { readSources } from './documents/read-sources.ts';
import { pictures as allPictures, type Picture } from './pictures/catalogue.ts';

/** What one run generates. */
export interface ChosenItems {
  documents: DocumentSource[];
  pictures: Picture[];
}

/**
 * Finds what the words of the command ask for: everything without any, one kind after `documents` or `pictures`, else the
 * documents with these ids and the pictures whose paths contain the words.
 */
export function chooseItems(words: readonly string[]): ChosenItems {
  const [first, ...rest] = words;
  const kind = first === 'documents' || first === 'pictures' ? first : undefined;
  const names = kind ? rest : words;
  const documents = kind === 'pictures' ? [] : readSources();
  const pictures = kind === 'documents' ? [] : allPictures;
  if (!names.length) return { documents, pictures };
  const isAsked = {
    document: (name: string) => documents.some(({ id }) => id === name),
    picture: (name: string) => pictures.some(({ path }) => path.includes(name)),
  };
  const unknown = names.filter((name) => !isAsked.document(name) && !isAsked.picture(name));
  if (unknown.length) {
    throw new CommandError(
      `No ${kind?.slice(0, -1) ?? 'document or picture'} is called ${unknown.join(', ')}. ` +
        'Documents go by the id in scripts/sample/documents/texts, pictures by their path in scripts/sample/pictures/catalogue*.ts.',
    );
  }
  return {
    documents: documents.filter(({ id }) => names.includes(id)),
    pictures: pictures.filter(({ path }) => names.some((name) => path.includes(name))),
  };
}

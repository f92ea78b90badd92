import type { CommandLanguage } from '../../command/words.ts';
import type { FileChanges, FileList } from '../difference/site-changes.ts';
import type { Inline, Item } from './section.ts';
import type { Limits } from './summary-options.ts';
import { words } from './words.ts';

/** Describes what changed beside the pages, in a line for each kind. */
export function describeFiles(files: FileChanges, language: CommandLanguage, { changes }: Limits): Item[] {
  const say = words[language];
  const names = (label: string, list: readonly string[]): Item[] => {
    if (!list.length) return [];
    const shown = list.slice(0, changes).flatMap((name, at): Inline[] => [at ? ', ' : '', { code: name }]);
    const further = list.length - changes;
    return [{ text: [`${label} (${list.length}): `, ...shown, further > 0 ? ` ${say.further(further)}` : ''] }];
  };
  const lists = (kind: 'documents' | 'pictures' | 'machines', { added, changed, gone }: FileList): Item[] => [
    ...names(say.newFiles[kind], added),
    ...names(say.changedFiles[kind], changed),
    ...names(say.goneFiles[kind], gone),
  ];
  const told = (isSo: boolean, text: string): Item[] => (isSo ? [{ text: [text] }] : []);
  const redirects = (label: string, list: FileChanges['redirects']['added']): Item[] =>
    names(
      label,
      list.map(({ from, to }) => `${from} → ${to}`),
    );
  return [
    ...lists('documents', files.documents),
    ...lists('pictures', files.pictures),
    ...told(files.styles.length > 0, say.styles),
    ...told(files.scripts, say.scripts),
    ...told(files.fonts, say.fonts),
    ...told(files.viewer, say.viewer),
    ...told(files.cards > 0, say.cards(files.cards)),
    ...redirects(say.newRedirects, files.redirects.added),
    ...redirects(say.goneRedirects, files.redirects.gone),
    ...told(files.headers, say.headers),
    ...lists('machines', files.machines),
  ];
}

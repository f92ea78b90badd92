import { asList, asObject } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';
import { inRow } from '../../words.ts';

export const navigationShape = defineRule<{ keys: string[] }>({
  code: 'navigation-shape',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'A menu entry leads to one place or opens one group.',
    uk: 'Пункт меню веде в одне місце або відкриває одну групу.',
  },
  why: {
    en: 'An entry with both a page and another site has no single target.',
    uk: 'Пункт, у якому названо і сторінку, й інший сайт, не веде нікуди певно.',
  },
  words: {
    en: ({ keys }) => ({
      message: keys.length
        ? `A menu entry cannot have ${inRow(keys, 'and')} at the same time.`
        : 'This menu entry leads nowhere.',
      hint: 'Give it exactly one of "href" (a page), "link" (another site) and "items" (a group).',
    }),
    uk: ({ keys }) => ({
      message: keys.length
        ? `Пункт меню не може мати водночас ${inRow(keys, 'і')}.`
        : 'Цей пункт меню нікуди не веде.',
      hint: 'Вкажіть щось одне: "href" (сторінка), "link" (інший сайт) або "items" (група).',
    }),
  },
  check(tree, report) {
    const file = tree.file('navigation-data');
    if (file) look(asList(asObject(file.value).items), '/items');

    function look(entries: unknown[], pointer: string): void {
      for (const [index, entry] of entries.map(asObject).entries()) {
        const keys = ['href', 'link', 'items'].filter((key) => key in entry);
        const at = `${pointer}/${index}`;
        const isEmptyGroup = keys.length === 1 && 'items' in entry && asList(entry.items).length === 0;
        if (file && (keys.length !== 1 || isEmptyGroup)) {
          report({ file, pointer: at, part: 'start' }, { keys: isEmptyGroup ? [] : keys });
        }
        look(asList(entry.items), `${at}/items`);
      }
    }
  },
});

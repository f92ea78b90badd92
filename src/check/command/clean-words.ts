import { countOf } from '../../command/count-of.ts';
import type { CommandLanguage } from '../../command/words.ts';

/** How many files and how many values of files. */
interface Counts {
  files: number;
  entries: number;
}

/** What the command says while it removes what nothing uses. */
interface CleanWords {
  /** After a check without `--fix`: how many of the mistakes it would take away. */
  offer: (count: number) => string;
  unused: string;
  question: (counts: Counts) => string;
  yes: RegExp;
  removed: string;
  left: string;
  notAsked: string;
  changed: string;
  notCommitted: string;
  noRepository: string;
}

export const cleanWords: Readonly<Record<CommandLanguage, CleanWords>> = {
  en: {
    offer: (count) =>
      `Of these, ${countOf(count, 'names', 'name')} what nothing uses: "npm run check -- --fix" removes it after asking once.`,
    unused: 'Nothing uses these:',
    question: ({ files, entries }) => `Remove them (files: ${files}, entries in files: ${entries})? [y/N] `,
    yes: /^y(?:es)?$/i,
    removed: 'Removed. Git keeps them: "git diff" shows them, and "git restore FILE" brings a file back.',
    left: 'Nothing was removed.',
    notAsked: 'Nothing was removed: there is no terminal to ask at. "npm run check -- --fix --yes" removes them.',
    changed: 'The content has changed meanwhile, so nothing was removed. Run the command again.',
    notCommitted: 'Nothing uses these. They stay, because they are not committed as they are, and would be lost:',
    noRepository:
      'Nothing uses these. They stay, because the content is in no Git repository, and they would be lost:',
  },
  uk: {
    offer: (count) =>
      `З них про те, що ніде не використано: ${count}. "npm run check -- --fix" видалить його, спитавши один раз.`,
    unused: 'Це ніде не використано:',
    question: ({ files, entries }) => `Видалити (файлів: ${files}, записів у файлах: ${entries})? [т/Н] `,
    yes: /^(?:т|так|y|yes)$/i,
    removed: 'Видалено. Усе є в Git: "git diff" покаже видалене, "git restore ФАЙЛ" поверне файл.',
    left: 'Нічого не видалено.',
    notAsked: 'Нічого не видалено: без термінала нема кого запитати. Це зробить "npm run check -- --fix --yes".',
    changed: 'Вміст тим часом змінився, тож нічого не видалено. Виконайте команду ще раз.',
    notCommitted: 'Це ніде не використано, але залишено: у Git такого ще немає, тож воно зникло б назавжди:',
    noRepository: 'Це ніде не використано, але залишено: вміст не в репозиторії Git, тож воно зникло б назавжди:',
  },
};

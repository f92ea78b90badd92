import { readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { interfacePaths } from '../../content/content-path.ts';
import { commandLanguages, languageOfEnvironment, type Words } from '../../lib/command/command-words.ts';
import { existingFolder, isWithin } from '../../lib/command/folders.ts';
import { CommandError, oneOf, UsageError } from '../../lib/command/run-command.ts';
import { fallbackLanguage, languageCodes } from '../../lib/language/languages.ts';

/** The usage of the command. */
export const usage: Words = {
  en: `Usage: npm run check -- [options]
  --content DIR                        check another folder instead of content/
  --format pretty|json|github|sarif    output format
  --lang uk|en                         language of the messages
  --watch                              check again after every change
  --fix                                first fix what is certain, and ask whether to remove what nothing uses
  --yes                                with --fix: remove what nothing uses without asking
  --drafts                             say what is still to do in drafts, too
  --reviewed [FILE...]                 mark all translations, or those of the files, as up to date
  --who KIND/ID                        list references to person/ID, news/ID, unit/ID, document/ID, images/PATH, files/PATH
  --explain CODE                       explain a rule: why, what is wrong and right by it, exceptions
  --no-cache                           check everything from scratch
  --help                               print this help`,
  uk: `Як викликати: npm run check -- [параметри]
  --content ТЕКА                       перевірити іншу теку замість content/
  --format pretty|json|github|sarif    формат виводу
  --lang uk|en                         мова повідомлень
  --watch                              перевіряти знову після кожної зміни
  --fix                                спершу виправити безсумнівне й запитати, чи видалити те, чого ніщо не використовує
  --yes                                разом із --fix: видалити невикористане без запитання
  --drafts                             показати також, що ще зробити в чернетках
  --reviewed [ФАЙЛ...]                 позначити всі переклади або переклади з файлів як переглянуті
  --who ВИД/ID                         показати, хто посилається на person/ID, news/ID, unit/ID, document/ID, images/ШЛЯХ, files/ШЛЯХ
  --explain КОД                        пояснити правило: чому, що за ним неправильно й правильно, винятки
  --no-cache                           перевірити все з нуля
  --help                               показати цю довідку`,
};

const formats = ['pretty', 'json', 'github', 'sarif'] as const;

/** The command as it was called. */
export type CheckSettings = ReturnType<typeof readCheckSettings>;

/** Reads the settings of the command. */
export function readCheckSettings(root: string) {
  const options = {
    content: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    lang: { type: 'string' },
    watch: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    reviewed: { type: 'boolean', default: false },
    who: { type: 'string' },
    explain: { type: 'string' },
    'no-cache': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { content, format, lang, drafts, reviewed, 'no-cache': noCache, ...asGiven } = values;
  const { who, yes, fix } = asGiven;
  if (positionals.length > 0 && !reviewed) {
    const given = positionals.join(' ');
    throw new UsageError({ en: `Unexpected argument: ${given}`, uk: `Зайвий аргумент: ${given}` });
  }
  if (yes && !fix) throw new UsageError({ en: '--yes goes with --fix.', uk: '--yes буває лише разом із --fix.' });
  if (who !== undefined && !/^[a-z-]+\/.+/.test(who))
    throw new UsageError({ en: `--who ${who}: expected KIND/ID.`, uk: `--who ${who}: очікується ВИД/ID.` });
  const dir = existingFolder('--content', resolve(content ?? join(root, 'content')));
  return {
    dir,
    /** The prefix of the paths below the folder in messages. */
    filePrefix: content === undefined ? `${relative(root, dir)}/` : '',
    format: oneOf('--format', format, formats),
    language: lang === undefined ? languageOfEnvironment() : oneOf('--lang', lang, commandLanguages),
    /** True if drafts are checked as all else. */
    withDrafts: drafts,
    useCache: !noCache,
    ...(isWithin(dir, join(root, 'scripts')) && { unsaved: wordsOfInterface(root) }),
    /** The files whose translations are marked as up to date; an empty list stands for all. */
    ...(reviewed && { reviewed: positionals.map((path) => textsFile(dir, path)) }),
    ...asGiven,
  };
}

/** The words that the starter of `npm run adopt` has of the project's content. */
export function wordsOfInterface(root: string): ReadonlyMap<string, string> {
  return new Map(interfacePaths.map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]));
}

/** The path below the content folder of a file of texts, as editors write it: from the project's folder, too, or with `\`. */
function textsFile(dir: string, given: string): string {
  const path = posix.normalize(given.replaceAll('\\', '/')).replace(/^content\//, '');
  if (!languageCodes.some((code) => path.startsWith(`${code}/`))) {
    const example = `${fallbackLanguage}/news/2026.json`;
    throw new CommandError({
      en: `--reviewed ${given}: expected a file of texts, such as ${example}.`,
      uk: `--reviewed ${given}: очікується файл текстів, наприклад ${example}.`,
    });
  }
  if (!statSync(join(dir, path), { throwIfNoEntry: false })?.isFile()) {
    throw new CommandError({
      en: `--reviewed ${given}: there is no such file in ${dir}`,
      uk: `--reviewed ${given}: у ${dir} немає такого файлу`,
    });
  }
  return path;
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { DefenceLabelsTexts } from '../../content/model/defences.ts';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { HomeTexts } from '../../content/model/page-texts.ts';
import type { NavigationData, NavigationItem, RoutesData, RoutesTexts } from '../../content/model/routes.ts';
import type { BrandData, SiteData } from '../../content/model/site-data.ts';
import { checkContent } from '../../src/check/check-content.ts';
import { fixText } from '../../src/check/fix/fix-text.ts';
import { interfacePaths } from '../../src/content/content-path.ts';
import { mapTexts } from '../../src/content/field-words.ts';
import { withoutSampleMark } from '../../src/content/published-content.ts';
import { recordFolder } from '../../src/content/translation-record.ts';
import { type FileChanges, writeChanges } from '../../src/content/write-changes.ts';
import { filesBelow } from '../../src/lib/cache/file-hashes.ts';
import type { CommandLanguage } from '../../src/lib/command/command-words.ts';
import {
  defaultLanguage,
  fallbackLanguage,
  type LanguageCode,
  languageCodes,
  languageOf,
} from '../../src/lib/language/languages.ts';
import { readableFormat } from '../../src/lib/question/phone.ts';
import { todayIn } from '../../src/lib/text/days.ts';
import { type Answers, isUkrainian, questions, specialtiesIn } from './ask-answers.ts';
import { chosenSections, type Section, sections } from './sections.ts';

/** Content with every section, of the institute of the examples of the questions, on its first day. */
const starter = join(import.meta.dirname, 'starter');
const firstDay = '01.01.2026';

/**
 * Makes a project that of another institute. The new content is checked before anything of the old is touched: nothing is written
 * if the check finds anything but texts that are to be translated.
 * @returns what the check found, and the names of the files of texts that are to be written first
 */
export async function adoptProject(root: string, answers: Answers, language: CommandLanguage) {
  const now = new Date();
  const changes = adoptedFiles(root, answers, now);
  const aside = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    writeChanges(aside, new Map([...changes].filter(([, text]) => text !== undefined)));
    const result = await checkContent(join(aside, 'content'), { language, filePrefix: 'content/' });
    // An English text with which one of a further language begins, or a letter of its names.
    const isWritten = result.diagnostics.every(
      ({ code, severity }) => severity === 'warning' && (code === 'same-in-both' || code === 'letter-not-in-fonts'),
    );
    if (isWritten) writeChanges(root, changes);
    const first = ['home', 'contacts', 'footer', ...chosenSections(answers.sections).flatMap((each) => each.first)];
    return { result, isWritten, first: first.map(filling(answers, defaultLanguage, now)) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The files that an adoption changes in a project. Of its content nothing stays but the introduction. */
export function adoptedFiles(root: string, answers: Answers, now: Date): FileChanges {
  const changes = new Map<string, string | Buffer | undefined>();
  for (const folder of ['data', 'images', 'files', recordFolder, ...languageCodes])
    for (const path of filesBelow(join(root, 'content', folder))) changes.set(pathFrom(root, path), undefined);
  const fill = filling(answers, defaultLanguage, now);
  for (const path of filesBelow(join(starter, 'images')))
    changes.set(`content/${pathFrom(starter, path)}`, fill(readFileSync(path, 'utf8')));
  if (answers.logo) changes.set('content/images/logo.svg', readFileSync(answers.logo));
  for (const [path, value] of adoptedContent(root, answers, now))
    changes.set(`content/${fill(path)}.json`, inJson(value));

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  changes.set('content/README.md', withoutSampleMark(read('content/README.md')));
  const [described, locked] = [JSON.parse(read('package.json')), JSON.parse(read('package-lock.json'))];
  described.description = `The website of ${answers['name-en']}`;
  for (const each of [described, locked, locked.packages['']]) each.name = answers.domain;
  return changes.set('package.json', inJson(described)).set('package-lock.json', inJson(locked));
}

/**
 * The facts and texts of the starter with the answers in place of the examples, without the sections that are not chosen; the words
 * of the interface are those of the project.
 */
function adoptedContent(root: string, answers: Answers, now: Date): Map<string, object> {
  const content = new Map<string, object>();
  for (const folder of ['data', ...languageCodes] as const) {
    const language = folder === 'data' ? defaultLanguage : folder;
    const fill = filling(answers, language, now);
    // Texts of a language that the starter does not have begin in English.
    const source = existsSync(join(starter, folder)) ? folder : fallbackLanguage;
    const words = interfacePaths.filter((path) => path.startsWith(`${source}/`));
    const files = [
      ...filesBelow(join(starter, source)).map((path) => [pathFrom(starter, path), path] as const),
      ...words.map((path) => [path, join(root, 'content', path)] as const),
    ];
    for (const [path, file] of files) {
      const name = path.slice(source.length + 1, -'.json'.length);
      const value = mapTexts(JSON.parse(readFileSync(file, 'utf8')), fill) as object;
      content.set(`${folder}/${name}`, folder === 'data' ? value : completed(name, value, language));
    }
  }
  leaveOut(content, chosenSections(answers.sections));
  giveAnswers(content, answers, now);
  return content;
}

function file<Value>(content: ReadonlyMap<string, object>, path: string): Value {
  return content.get(path) as Value;
}

/** Takes out what belongs to the sections that are not chosen: files, pages with their titles, and entries of the menu with their words. */
function leaveOut(content: Map<string, object>, chosen: readonly Section[]): void {
  const others = sections.filter((section) => !chosen.includes(section));
  const kept = chosen.flatMap(({ files }) => files);
  const gone = others.flatMap(({ files }) => files).filter((name) => !kept.includes(name));
  for (const path of [...content.keys()]) if (gone.includes(path.replace(/^\w+\//, ''))) content.delete(path);

  const ids = others.flatMap(({ routes }) => routes);
  const table = file<RoutesData>(content, 'data/routes');
  table.routes = table.routes.filter(({ id }) => !ids.includes(id));
  const home = table.routes.find(({ id }) => id === 'home');
  const away = others.flatMap((section) => section.home);
  if (home) home.namespaces = home.namespaces.filter((name) => !away.includes(name));
  const paths = new Set(table.routes.map(({ path }) => path));
  const navigation = file<NavigationData>(content, 'data/navigation');
  navigation.items = keptMenu(navigation.items, paths);

  const entries = new Set(menuIds(navigation.items));
  for (const code of languageCodes) {
    const titles = file<RoutesTexts>(content, `${code}/routes`);
    for (const id of ids) delete titles.routes[id];
    const { navigation: words } = file<HeaderTexts>(content, `${code}/header`);
    for (const id of Object.keys(words)) if (!entries.has(id)) delete words[id];
    const { defencesLink, ...texts } = file<HomeTexts>(content, `${code}/home`);
    if (defencesLink && !paths.has(defencesLink.href)) content.set(`${code}/home`, texts);
  }
}

/** The entries of a menu that lead to these pages. A group that keeps one entry becomes a link to it; one that keeps none goes. */
function keptMenu(items: readonly NavigationItem[], paths: ReadonlySet<string>): NavigationItem[] {
  return items.flatMap((item) => {
    if (!item.items) return item.href !== undefined && paths.has(item.href) ? [item] : [];
    const kept = keptMenu(item.items, paths);
    const [only] = kept;
    if (!only) return [];
    return kept.length === 1 && only.href !== undefined
      ? [{ id: item.id, href: only.href }]
      : [{ ...item, items: kept }];
  });
}

function menuIds(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ id, items: below = [] }) => [id, ...menuIds(below)]);
}

/** Sets what is no text of the starter: settings, the telephone numbers of a country, and the names of specialties. */
function giveAnswers(content: Map<string, object>, answers: Answers, now: Date): void {
  const { domain, phone = '', email, currency, logo, 'time-zone': timeZone = '' } = answers;
  const site = file<SiteData>(content, 'data/site');
  const copyrightFrom = Number(todayIn(timeZone, now).slice(0, 4));
  Object.assign(site, { origin: `https://${domain}`, phone, email, copyrightFrom, timeZone, currency });
  if (logo) file<BrandData>(content, 'data/brand').logo = 'logo.svg';
  if (!isUkrainian(phone)) site.phonePlan = { format: formatLike(phone), prefixes: [], operatorCodes: [] };
  const specialties = specialtiesIn(answers.specialties ?? '');
  for (const [index, code] of languageCodes.entries()) {
    const { validation } = file<ModalTexts>(content, `${code}/modal`);
    if (!isUkrainian(phone))
      validation.phone = `${wholeNumber[code] ?? wholeNumber.en}: ${readableFormat(site.phonePlan)}.`;
    const kind = { language: code, isMarkdown: false };
    const named = specialties.map(({ code: id, names }) => [id, fixText(`${id} ${names[index]}`, kind)]);
    const labels = file<DefenceLabelsTexts | undefined>(content, `${code}/defence`);
    if (labels) labels.specialties = Object.fromEntries(named);
    nameInstitute(file<LabelsTexts>(content, `${code}/labels`), answers, code);
  }
}

/** Sets the labels that name the institute. Documents load in the words of all else: the sample has those of its specification. */
function nameInstitute({ logo, common, documents }: LabelsTexts, answers: Answers, language: LanguageCode): void {
  Object.assign(logo, { text: answers[`name-${language}`], tagline: answers[`city-${language}`] });
  Object.assign(documents, { loading: common.loading, loadingLanguage: languageOf(language).tag });
}

const wholeNumber: Readonly<Record<string, string>> = {
  ua: 'Напишіть повний номер телефону',
  en: 'Enter the full telephone number',
};

/** The form of the telephone numbers of a country, in the groups of one of them. */
function formatLike(phone: string): string {
  const [country = ''] = phone.split(' ');
  return country + phone.slice(country.length).replace(/\d/g, '#');
}

/** Puts what an institute has answered, and the day, in place of what the starter says. */
function filling(answers: Answers, language: LanguageCode, now: Date): (text: string) => string {
  const [year = '', month, day] = todayIn(answers['time-zone'] ?? '', now).split('-');
  const said = new Map([
    [firstDay, `${day}.${month}.${year}`],
    [firstDay.slice(-4), year],
  ]);
  const options = [`name-${language}`, `city-${language}`, 'colour'];
  for (const { option, example } of questions) if (options.includes(option)) said.set(example, answers[option] ?? '');
  const examples = new RegExp([...said.keys()].join('|'), 'g');
  return (text) => text.replace(examples, (example) => said.get(example) ?? example);
}

function pathFrom(dir: string, path: string): string {
  return relative(dir, path).replaceAll('\\', '/');
}

function inJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Texts with what the languages of the table ask for beyond those of the sample: the names of the languages, and the plural forms
 * of a language whose texts begin with those of another.
 * @param name the name of the file of texts
 */
export function completed(name: string, texts: object, language: LanguageCode): object {
  const value = withPluralForms(texts, language);
  if (name !== 'lang' && name !== 'documents') return value;
  const { languages = {} } = value as { languages?: Record<string, string> };
  const { tag } = languageOf(language);
  // Each language is called by its own name in the menu, and by that of the page's language in lists.
  const nameOf = (code: LanguageCode) => {
    const own = languageOf(code).tag;
    return new Intl.DisplayNames(name === 'lang' ? own : tag, { type: 'language' }).of(own) ?? own;
  };
  const names = languageCodes.map((code) => [code, languages[code] ?? nameOf(code)]);
  return { ...value, languages: Object.fromEntries(names) };
}

function withPluralForms<Value>(value: Value, language: LanguageCode): Value {
  if (Array.isArray(value)) return value.map((each) => withPluralForms(each, language)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { pluralCategories } = new Intl.PluralRules(languageOf(language).tag).resolvedOptions();
  const entries = Object.entries(value).flatMap(([key, member]) => {
    const [, name] = /^(.+)_other$/.exec(key) ?? [];
    const missing = name ? pluralCategories.filter((form) => !(`${name}_${form}` in value)) : [];
    return [...missing.map((form) => [`${name}_${form}`, member]), [key, withPluralForms(member, language)]];
  });
  return Object.fromEntries(entries) as Value;
}

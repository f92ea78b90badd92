import { didYouMean } from '../../check/words.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import type { ItemKind } from '../../content/kind.ts';
import { fileKindOf, itemKinds, kindsOfFormat } from '../../content/kind-table.ts';
import { UsageError } from '../../lib/command/run-command.ts';
import { defaultLanguage, languageCodes } from '../../lib/language/languages.ts';
import { closest } from '../../lib/text/closest.ts';
import { ask, askId, askText, captionQuestions, has, ifEmpty, needed, without } from './ask.ts';
import { type Answers, assetFolderKinds, type Draft } from './draft.ts';
import { draftByFields } from './drafts/by-fields.ts';
import { draftDocument } from './drafts/document.ts';
import { draftNews } from './drafts/news.ts';
import { draftPerson } from './drafts/person.ts';
import { draftPublication } from './drafts/publication.ts';
import { routesOf } from './drafts/route.ts';
import { fieldQuestions } from './field-questions.ts';
import { itemFields } from './item-fields.ts';
import type { Question } from './question.ts';
import { foreignLanguages, workLanguages } from './reference-file/work-language.ts';

/** What can be made. */
export interface NewKind {
  questions: readonly Question[];
  draft: (tree: ContentTree, answers: Answers) => Draft;
  /** Whether a site has pages for it, or a list that shows it; any has, if nothing is given. */
  isFor?: (tree: ContentTree) => boolean;
}

const withPicture = { first: has('image'), others: has('image') };
const markdown = { format: 'markdown' } as const;
const isOf = (...values: string[]) => ({ when: { option: 'type', values } });

const documentKinds = assetFolderKinds('document');

/** The kinds whose questions know more than their schemas: what files are called, how people are named, who is an author. */
const knownKinds: Readonly<Record<string, NewKind>> = {
  news: {
    draft: draftNews,
    questions: [
      ask('date', 'Дата', 'Date', { ...needed, format: 'date' }),
      ...askText('title', 'Заголовок', 'Headline', { first: needed }),
      askId(),
      ...askText('text', 'Вступ, одне-два речення,', 'Lead, one or two sentences,'),
      ...askText('body', 'Текст', 'Text', {
        first: { ...without('без нього'), ...markdown },
        others: { ...has('body'), ...markdown },
      }),
      ask('image', 'Файл зображення', 'Picture file', { ...without('без нього'), format: 'picture' }),
      ...askText('alt', 'Що на зображенні,', 'What the picture shows,', withPicture),
      ...captionQuestions('image'),
      ask('unit', 'Відділ чи лабораторія', 'Department or laboratory', {
        ...without('без'),
        refersTo: kindsOfFormat('unit-id'),
      }),
      ask('documents', 'Документи до новини', 'Documents', {
        ...without('без'),
        refersTo: ['document'],
        isList: true,
      }),
    ],
  },
  person: {
    draft: draftPerson,
    questions: [
      ...askText('name', 'Ім’я', 'Name', {
        first: {
          ...needed,
          words: { uk: 'Прізвище, ім’я, по батькові', en: 'Surname, given name, patronymic in Ukrainian' },
        },
        others: ifEmpty('за КМУ-55', 'by KMU-55'),
      }),
      askId('з імені', 'from the name'),
      ...askText('position', 'Посада', 'Position'),
      ...askText('degree', 'Ступінь і звання', 'Degree', { first: without('без'), others: has('degree') }),
      ...askText('interests', 'Наукові інтереси через кому,', 'Research interests with commas,', {
        first: without('без'),
        others: has('interests'),
      }),
      ...askText('body', 'Біографія', 'Biography', {
        first: { ...without('без'), ...markdown },
        others: { ...has('body'), ...markdown },
      }),
      ask('portrait', 'Файл портрета', 'Portrait file', { ...ifEmpty('ініціали', 'initials'), format: 'picture' }),
      ask('email', 'Електронна адреса', 'E-mail', without('без')),
      ask('unit', 'Відділ чи лабораторія', 'Department or laboratory', {
        ...without('без'),
        refersTo: kindsOfFormat('unit-id'),
      }),
    ],
  },
  document: {
    draft: draftDocument,
    questions: [
      ask('file', 'Файл PDF', 'PDF file', { ...needed, format: 'document' }),
      ask('kind', 'Вид', 'Kind', { ...needed, choices: documentKinds }),
      ask('date', 'Дата документа', 'Date of the document', { ...needed, format: 'date' }),
      ...askText('title', 'Назва', 'Title', { first: needed }),
      ask('language', 'Мова документа', 'Language of the document', {
        ...ifEmpty(defaultLanguage, defaultLanguage),
        choices: languageCodes,
      }),
      askId(),
      ask(
        'list',
        'Список, де його показати: СТОРІНКА/РОЗДІЛ',
        'List that shows it: PAGE/SECTION',
        without('жодного'),
      ),
    ],
  },
  publication: {
    draft: draftPublication,
    questions: [
      ask('type', 'Тип', 'Type', { ...needed, choices: ['article-journal', 'paper-conference', 'book', 'dataset'] }),
      ask('language', 'Мова', 'Language', { ...ifEmpty('uk', 'uk'), choices: workLanguages }),
      ask('original-title', 'Назва мовою оригіналу, як на титулі', 'Title as on the title page', {
        ...needed,
        when: { option: 'language', values: foreignLanguages },
      }),
      ...askText('title', 'Назва', 'Title', { first: needed }),
      ask(
        'authors',
        'Автори через кому: id наших, інші як «Осика Л. Ф. / Osyka L. F.»',
        'Authors with commas: ids of ours, others like “Осика Л. Ф. / Osyka L. F.”',
        needed,
      ),
      ask('year', 'Рік', 'Year', needed),
      ask('container', 'Журнал чи збірник', 'Journal or proceedings', {
        ...isOf('article-journal', 'paper-conference'),
        refersTo: ['container'],
      }),
      ask('publisher', 'Видавництво', 'Publisher', { ...isOf('book', 'dataset'), refersTo: ['publisher'] }),
      ask('volume', 'Том', 'Volume', { ...isOf('article-journal'), ...without('без') }),
      ask('issue', 'Номер', 'Issue', { ...isOf('article-journal'), ...without('без') }),
      ask('pages', 'Сторінки, 5–14', 'Pages, 5–14', isOf('article-journal', 'paper-conference')),
      ask('article-number', 'Номер статті без сторінок', 'Number of an article without pages', {
        ...isOf('article-journal', 'paper-conference'),
        ...without('без'),
      }),
      ask('size', 'Кількість сторінок', 'Number of pages', isOf('book')),
      ask('isbn', 'ISBN', 'ISBN', { ...isOf('book'), ...without('без') }),
      ask('doi', 'DOI', 'DOI', without('без')),
      askId(),
    ],
  },
};

/** The other kinds, by their schemas. */
const kindsByFields = itemKinds.flatMap((kind): [string, NewKind][] => {
  const fields = Object.hasOwn(knownKinds, kind.name) ? undefined : itemFields(kind);
  if (!fields) return [];
  const questions = fieldQuestions(kind, fields);
  return [[kind.name, { questions, draft: draftByFields(kind, fields), isFor: (tree) => isShown(tree, kind) }]];
});

function isShown(tree: ContentTree, kind: ItemKind): boolean {
  if (kind.items.collections) return routesOf(tree, kind).length > 0;
  return tree.filesOf(fileKindOf(kind, 'facts')?.name ?? '').length > 0;
}

/** The kinds of items that the command makes, with their questions in the order in which they are asked. */
export const newKinds: Readonly<Record<string, NewKind>> = { ...knownKinds, ...Object.fromEntries(kindsByFields) };

/** The kind that somebody names. @throws UsageError when there is none */
export function newKindNamed(name: string): NewKind {
  // Not every property: objects have a constructor, too.
  const kind = Object.hasOwn(newKinds, name) ? newKinds[name] : undefined;
  if (kind) return kind;
  const meant = closest(name, Object.keys(newKinds));
  throw new UsageError({
    en: `There is no kind "${name}". ${didYouMean.en(meant, '')}`.trim(),
    uk: `Немає виду "${name}". ${didYouMean.uk(meant, '')}`.trim(),
  });
}

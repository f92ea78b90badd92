import type { ContentTree } from '../content/content-tree.ts';
import type { Answers, Draft } from './draft.ts';
import { draftDocument } from './drafts/document.ts';
import { draftNews } from './drafts/news.ts';
import { draftPerson } from './drafts/person.ts';
import { draftPublication } from './drafts/publication.ts';
import type { Question } from './question.ts';

/** What can be made. */
export interface NewKind {
  questions: readonly Question[];
  draft: (tree: ContentTree, answers: Answers) => Draft;
}

const ask = (option: string, uk: string, en: string, more: Omit<Question, 'option' | 'words'> = {}): Question => ({
  option,
  words: { uk, en },
  ...more,
});
const needed = { isNeeded: true } as const;
const ifEmpty = (uk: string, en: string) => ({ ifEmpty: { uk, en } });
/** Without an answer the item does without it: forms need not say so. */
const without = (uk: string) => ({ ...ifEmpty(uk, 'none'), isDispensable: true }) as const;
const has = (option: string) => ({ when: { option } });
const isOf = (...values: string[]) => ({ when: { option: 'type', values } });
const id = ask('id', 'Ідентифікатор латиницею', 'Id', ifEmpty('із назви', 'from the title'));

/** The kinds of items that the command makes, with their questions in the order in which they are asked. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  news: {
    draft: draftNews,
    questions: [
      ask('date', 'Дата', 'Date', { ...needed, format: 'date' }),
      ask('title', 'Заголовок українською', 'Headline in Ukrainian', needed),
      ask('title-en', 'Заголовок англійською', 'Headline in English'),
      id,
      ask('text', 'Вступ українською: одне-два речення', 'Lead in Ukrainian: one or two sentences'),
      ask('text-en', 'Вступ англійською', 'Lead in English'),
      ask('body', 'Текст українською', 'Text in Ukrainian', { ...without('без нього'), format: 'markdown' }),
      ask('body-en', 'Текст англійською', 'Text in English', { ...has('body'), format: 'markdown' }),
      ask('image', 'Файл зображення', 'Picture file', { ...without('без нього'), format: 'file' }),
      ask('alt', 'Що на зображенні, українською', 'What the picture shows, in Ukrainian', has('image')),
      ask('alt-en', 'Що на зображенні, англійською', 'What the picture shows, in English', has('image')),
      ask('caption', 'Підпис під зображенням, українською', 'Caption of the picture, in Ukrainian', has('image')),
      ask('caption-en', 'Підпис під зображенням, англійською', 'Caption of the picture, in English', has('image')),
      ask('unit', 'Відділ чи лабораторія', 'Department or laboratory', {
        ...without('без'),
        refersTo: ['department', 'laboratory'],
      }),
      ask('documents', 'Документи до новини, id через кому', 'Documents, ids with commas', without('без')),
    ],
  },
  person: {
    draft: draftPerson,
    questions: [
      ask('name', 'Прізвище, ім’я, по батькові', 'Surname, given name, patronymic in Ukrainian', needed),
      ask('name-en', 'Ім’я англійською', 'Name in English', ifEmpty('за КМУ-55', 'by KMU-55')),
      id,
      ask('position', 'Посада українською', 'Position in Ukrainian'),
      ask('position-en', 'Посада англійською', 'Position in English'),
      ask('degree', 'Ступінь і звання українською', 'Degree in Ukrainian', without('без')),
      ask('degree-en', 'Ступінь і звання англійською', 'Degree in English', has('degree')),
      ask(
        'interests',
        'Наукові інтереси українською, через кому',
        'Research interests in Ukrainian, with commas',
        without('без'),
      ),
      ask(
        'interests-en',
        'Наукові інтереси англійською, через кому',
        'Research interests in English, with commas',
        has('interests'),
      ),
      ask('body', 'Біографія українською', 'Biography in Ukrainian', {
        ...without('без'),
        format: 'markdown',
      }),
      ask('body-en', 'Біографія англійською', 'Biography in English', { ...has('body'), format: 'markdown' }),
      ask('portrait', 'Файл портрета', 'Portrait file', { ...ifEmpty('монограма', 'a monogram'), format: 'file' }),
      ask('email', 'Електронна адреса', 'E-mail', without('без')),
      ask('unit', 'Відділ чи лабораторія', 'Department or laboratory', {
        ...without('без'),
        refersTo: ['department', 'laboratory'],
      }),
    ],
  },
  document: {
    draft: draftDocument,
    questions: [
      ask('file', 'Файл PDF', 'PDF file', { ...needed, format: 'file' }),
      ask('kind', 'Вид (regulation, order, report …)', 'Kind (regulation, order, report …)', needed),
      ask('date', 'Дата документа', 'Date of the document', { ...needed, format: 'date' }),
      ask('title', 'Назва українською', 'Title in Ukrainian', needed),
      ask('title-en', 'Назва англійською', 'Title in English'),
      ask('language', 'Мова документа', 'Language of the document', {
        ...ifEmpty('ua', 'ua'),
        choices: ['ua', 'en'],
      }),
      id,
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
      ask('title', 'Назва українською', 'Title in Ukrainian', needed),
      ask('title-en', 'Назва англійською', 'Title in English'),
      ask(
        'authors',
        'Автори через кому: id наших, інші як «Осика Л. Ф. / Osyka L. F.»',
        'Authors with commas: ids of ours, others like “Осика Л. Ф. / Osyka L. F.”',
        needed,
      ),
      ask('year', 'Рік', 'Year', needed),
      ask('language', 'Мова', 'Language', { ...ifEmpty('uk', 'uk'), choices: ['uk', 'en', 'ru', 'de'] }),
      ask('container', 'Журнал чи збірник', 'Journal or proceedings', {
        ...isOf('article-journal', 'paper-conference'),
        refersTo: ['container'],
      }),
      ask('publisher', 'Видавництво', 'Publisher', { ...isOf('book', 'dataset'), refersTo: ['publisher'] }),
      ask('volume', 'Том', 'Volume', { ...isOf('article-journal'), ...without('без') }),
      ask('issue', 'Номер', 'Issue', { ...isOf('article-journal'), ...without('без') }),
      ask('pages', 'Сторінки, 5–14', 'Pages, 5–14', isOf('article-journal', 'paper-conference')),
      ask('size', 'Кількість сторінок', 'Number of pages', isOf('book')),
      ask('isbn', 'ISBN', 'ISBN', { ...isOf('book'), ...without('без') }),
      ask('doi', 'DOI', 'DOI', without('без')),
      id,
    ],
  },
};

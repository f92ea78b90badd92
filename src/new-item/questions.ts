import type { ContentTree } from '../content/content-tree.ts';
import type { Answers, Draft } from './draft.ts';
import { draftDocument } from './drafts/document.ts';
import { draftNews } from './drafts/news.ts';
import { draftPerson } from './drafts/person.ts';
import { draftPublication } from './drafts/publication.ts';
import type { Words } from './words.ts';

/** Something that is asked about a new item. */
export interface Question {
  /** The command's option with the same answer. */
  option: string;
  words: Words;
  /** Without it nothing can be made. */
  isNeeded?: true;
  /** Whether it is asked, by the answers before it. */
  when?: (answers: Answers) => boolean;
}

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
const has = (option: string) => ({ when: (answers: Answers) => Boolean(answers[option]) });
const isOf = (...types: string[]) => ({ when: ({ type = '' }: Answers) => types.includes(type) });
const id = ask('id', 'Ідентифікатор латиницею (Enter: із назви)', 'Id (Enter: from the title)');

/** The kinds of items that the command makes, with their questions in the order in which they are asked. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  news: {
    draft: draftNews,
    questions: [
      ask('date', 'Дата, ДД.ММ.РРРР', 'Date, DD.MM.YYYY', needed),
      ask('title', 'Заголовок українською', 'Headline in Ukrainian', needed),
      ask('title-en', 'Заголовок англійською', 'Headline in English'),
      id,
      ask('text', 'Вступ українською: одне-два речення', 'Lead in Ukrainian: one or two sentences'),
      ask('text-en', 'Вступ англійською', 'Lead in English'),
      ask('body', 'Текст українською (Enter: без нього)', 'Text in Ukrainian (Enter: none)'),
      ask('body-en', 'Текст англійською', 'Text in English', has('body')),
      ask('image', 'Файл зображення (Enter: без нього)', 'Picture file (Enter: none)'),
      ask('alt', 'Що на зображенні, українською', 'What the picture shows, in Ukrainian', has('image')),
      ask('alt-en', 'Що на зображенні, англійською', 'What the picture shows, in English', has('image')),
      ask('caption', 'Підпис під зображенням, українською', 'Caption of the picture, in Ukrainian', has('image')),
      ask('caption-en', 'Підпис під зображенням, англійською', 'Caption of the picture, in English', has('image')),
      ask('unit', 'Відділ чи лабораторія, id (Enter: без)', 'Department or laboratory, id (Enter: none)'),
      ask('documents', 'Документи до новини, id через кому (Enter: без)', 'Documents, ids with commas (Enter: none)'),
    ],
  },
  person: {
    draft: draftPerson,
    questions: [
      ask('name', 'Прізвище, ім’я, по батькові', 'Surname, given name, patronymic in Ukrainian', needed),
      ask('name-en', 'Ім’я англійською (Enter: за КМУ-55)', 'Name in English (Enter: by KMU-55)'),
      id,
      ask('position', 'Посада українською', 'Position in Ukrainian'),
      ask('position-en', 'Посада англійською', 'Position in English'),
      ask('degree', 'Ступінь і звання українською (Enter: без)', 'Degree in Ukrainian (Enter: none)'),
      ask('degree-en', 'Ступінь і звання англійською', 'Degree in English', has('degree')),
      ask('interests', 'Наукові інтереси українською, через кому', 'Research interests in Ukrainian, with commas'),
      ask('interests-en', 'Наукові інтереси англійською, через кому', 'Research interests in English, with commas'),
      ask('body', 'Біографія українською (Enter: без)', 'Biography in Ukrainian (Enter: none)'),
      ask('body-en', 'Біографія англійською', 'Biography in English', has('body')),
      ask('portrait', 'Файл портрета (Enter: монограма)', 'Portrait file (Enter: a monogram)'),
      ask('email', 'Електронна адреса (Enter: без)', 'E-mail (Enter: none)'),
      ask('unit', 'Відділ чи лабораторія, id (Enter: без)', 'Department or laboratory, id (Enter: none)'),
    ],
  },
  document: {
    draft: draftDocument,
    questions: [
      ask('file', 'Файл PDF', 'PDF file', needed),
      ask('kind', 'Вид (regulation, order, report …)', 'Kind (regulation, order, report …)', needed),
      ask('date', 'Дата документа, ДД.ММ.РРРР', 'Date of the document, DD.MM.YYYY', needed),
      ask('title', 'Назва українською', 'Title in Ukrainian', needed),
      ask('title-en', 'Назва англійською', 'Title in English'),
      ask('language', 'Мова документа, ua чи en (Enter: ua)', 'Language of the document, ua or en (Enter: ua)'),
      id,
      ask(
        'list',
        'Список, де його показати: СТОРІНКА/РОЗДІЛ (Enter: жодного)',
        'List that shows it: PAGE/SECTION (Enter: none)',
      ),
    ],
  },
  publication: {
    draft: draftPublication,
    questions: [
      ask(
        'type',
        'Тип: article-journal, paper-conference, book чи dataset',
        'Type: article-journal, paper-conference, book or dataset',
        needed,
      ),
      ask('title', 'Назва українською', 'Title in Ukrainian', needed),
      ask('title-en', 'Назва англійською', 'Title in English'),
      ask(
        'authors',
        'Автори через кому: id наших, інші як «Осика Л. Ф. / Osyka L. F.»',
        'Authors with commas: ids of ours, others like “Осика Л. Ф. / Osyka L. F.”',
        needed,
      ),
      ask('year', 'Рік', 'Year', needed),
      ask('language', 'Мова: uk, en, ru чи de (Enter: uk)', 'Language: uk, en, ru or de (Enter: uk)'),
      ask(
        'container',
        'Журнал чи збірник, id',
        'Journal or proceedings, id',
        isOf('article-journal', 'paper-conference'),
      ),
      ask('publisher', 'Видавництво, id', 'Publisher, id', isOf('book', 'dataset')),
      ask('volume', 'Том (Enter: без)', 'Volume (Enter: none)', isOf('article-journal')),
      ask('issue', 'Номер (Enter: без)', 'Issue (Enter: none)', isOf('article-journal')),
      ask('pages', 'Сторінки, 5–14', 'Pages, 5–14', isOf('article-journal', 'paper-conference')),
      ask('size', 'Кількість сторінок', 'Number of pages', isOf('book')),
      ask('isbn', 'ISBN (Enter: без)', 'ISBN (Enter: none)', isOf('book')),
      ask('doi', 'DOI (Enter: без)', 'DOI (Enter: none)'),
      id,
    ],
  },
};

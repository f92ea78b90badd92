import type { ContentFile, Link, Markdown, Picture, Slug } from './formats.ts';

/** A page of texts in sections. Most pages of the institute and of postgraduate training are of this kind. */
export interface TextPageTexts extends ContentFile {
  /**
   * The purpose of the page, in one or two sentences; shown large under the title.
   * @uk Вступ | Призначення сторінки, одним-двома реченнями; показано великим шрифтом під заголовком.
   * @minLength 20
   */
  lead: string;
  /**
   * The facts that most visitors come for, in a few lines above all else: telephone, hours, room.
   * @uk Найпотрібніше | Відомості, по які приходить більшість, кількома рядками понад усім іншим: телефон, години, кабінет.
   */
  essentials?: Fact[];
  /** The sections, in the order they are shown. @uk Розділи | Розділи в тому порядку, в якому їх показано. */
  sections: Section[];
}

/**
 * A kind of services, which share a page: tests, work on instruments, expert opinions.
 * @choices testing = Випробування | Tests; equipment = Робота на приладах | Work on instruments;
 *   expertise = Експертні висновки | Expert opinions
 */
export type ServiceGroup = 'testing' | 'equipment' | 'expertise';

/** A section: its fields are shown in this order. @uk Розділ: поля показано в цьому порядку. */
export interface Section {
  /** The section's id, part of its address. @uk Коротка назва латиницею | id розділу, частина адреси. */
  id: Slug;
  /** The heading. @uk Назва | Заголовок. @minLength 2 */
  title: string;
  /** The text, in Markdown. @uk Текст | Текст у Markdown. */
  text?: Markdown;
  /** A picture. @uk Зображення | Зображення. */
  picture?: Picture;
  /** Numbers to show large. @uk Великі числа | Числа, які показано великими. */
  figures?: Figure[];
  /**
   * Facts as pairs of a name and a value: the number of a licence, opening hours.
   * @uk Відомості | Відомості парами «назва — значення»: номер ліцензії, години роботи.
   */
  facts?: Fact[];
  /** The steps of a procedure, in order. @uk Кроки | Кроки процедури за порядком. */
  steps?: Step[];
  /** Things to tick off. @uk Список для позначок | Справи, які позначають галочками. @en Checklist */
  checklist?: string[];
  /**
   * The table of the services of a kind, from content/data/services.json; the price board has the few of all kinds that are on it.
   * @uk Послуги | Таблиця послуг певного виду з content/data/services.json; на дошці цін — дещо з усіх видів.
   * @choices testing = Випробування | Tests; equipment = Робота на приладах | Work on instruments;
   *   expertise = Експертні висновки | Expert opinions; board = Дошка цін | Price board
   */
  services?: ServiceGroup | 'board';
  /** Links to further pages. @uk Посилання | Посилання на інші сторінки. */
  links?: LinkCard[];
  /** True for what few want: folded at first. @uk Згорнуто | Для потрібного небагатьом: спершу згорнуто. */
  isFolded?: boolean;
}

/** A number that says something about the institute. @uk Число, яке щось говорить про установу. */
export interface Figure {
  /** The number. @uk Значення | Число. @examples ["1949", "36"] */
  value: string;
  /** The things counted. @uk Напис | Те, що полічено. */
  label: string;
}

/** A fact: a name and a value. @uk Відомість: назва й значення. */
export interface Fact {
  /** Its name. @uk Назва | Назва відомості. */
  name: string;
  /** The value, in Markdown. @uk Значення | Значення в Markdown. */
  value: Markdown;
}

/** A step of a procedure. @uk Крок процедури. */
export interface Step {
  /** The action in a few words. @uk Назва | Дія, кількома словами. */
  title: string;
  /** Its details, its place and its deadline, in Markdown. @uk Текст | Подробиці, місце й крайній день, у Markdown. */
  text: Markdown;
  /** Its date in a word or two. @uk Коли | Строк, словом-двома, для лінії часу. @examples ["May", "травень"] */
  when?: string;
}

/** A link with a sentence about what is behind it. @uk Посилання з реченням про те, що за ним. */
export interface LinkCard {
  /** The link. @uk Посилання | Посилання. */
  link: Link;
  /** A sentence about the page there. @uk Текст | Речення про ту сторінку. */
  text: string;
}

import { valuesOfFormat } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** Degrees, ranks and forms of address, as they stand before or behind a name. Initials are capitals, degrees mostly not. */
const titles = [
  '[КкДд]\\.\\s?(?:\\p{Ll}[\\p{Ll}-]*\\.(?:-\\p{Ll}+\\.)?\\s?){1,2}н\\.?',
  '[Кк]анд\\.|[Дд]окт?\\.|[Пп]роф\\.?|[Дд]оц\\.?|[Аа]кад\\.?|[Чч]л(?:ен)?[.\\s-]+кор\\p{Ll}*\\.?|[Сс]\\.\\s?н\\.\\s?с\\.',
  '[Пп]рофесор(?:ка)?|[Дд]оцент(?:ка)?|[Аа]кадемік(?:иня)?|(?:[Дд]октор(?:ка)?|[Кк]андидат(?:ка)?)(?=\\s.*\\sнаук)',
  'Ph\\.?\\s?D\\.?|D\\.?\\s?Sc\\.?|Sc\\.?\\s?D\\.?|M\\.?\\s?Sc\\.?',
  '(?:Assoc(?:iate|\\.)?\\s)?Prof(?:essor|\\.)?|Drs?\\.?|Doctor|Academician|Mrs?\\.?|Ms\\.?|dr|prof\\.?|hab\\.|inż\\.|mgr\\.?',
];
const title = new RegExp(`(?<!\\p{L})(?:${titles.join('|')})(?!\\p{L})`, 'u');

export const nameTitle = defineRule<{ found: string }>({
  code: 'name-title',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'The name of a person contains no degree and no title.',
    uk: 'В імені людини немає ступеня чи звання.',
  },
  why: {
    en: 'The name is the heading of the page, and stands in lists, citations and what search engines read. The degree has a place of its own beside it; with both, pages show it twice.',
    uk: 'Ім’я — це заголовок сторінки, воно стоїть у списках, цитатах і в тому, що читають пошукові системи. Ступінь має своє місце поруч; якщо він є і там, і там, сторінки покажуть його двічі.',
  },
  exceptions: {
    en: 'For a surname that is spelled like a title, write an exception.',
    uk: 'Для прізвища, яке пишеться так само, як звання, напишіть виняток.',
  },
  words: {
    en: ({ found }) => ({
      message: `"${found}" is a degree or title, not a part of the name.`,
      hint: 'Move it to "degree"; leave surname, given name and patronymic in "name".',
    }),
    uk: ({ found }) => ({
      message: `«${found}» — це ступінь чи звання, а не частина імені.`,
      hint: 'Перенесіть це в поле "degree", а в полі "name" залиште прізвище, ім’я та по батькові.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'person-name')) {
      const match = title.exec(value);
      if (match) report({ file, pointer, ...rangeOfMatch(match) }, { found: match[0] });
    }
  },
  // A title is no romanized word either.
  explains: (own) => explainsComparisonsOf(own, ['name-romanized']),
});

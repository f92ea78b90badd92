import { parentPointer, valueAt } from '../../../content/json/json-pointer.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { contentLinks } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';

const empty = new Set(
  `тут|тут.|сюди|ось|ось тут|за посиланням|посилання|лінк|більше|детальніше|докладніше|читати далі|далі|клацніть тут|
  натисніть тут|перейти|here|click here|this|link|this link|more|read more|learn more|details|go`
    .split('|')
    .map((text) => text.trim()),
);

export const linkText = defineRule<{ text: string }>({
  code: 'link-text',
  severity: 'warning',
  scope: 'content',
  byShape: true,
  summary: { en: 'The text of a link says where it leads.', uk: 'Текст посилання каже, куди воно веде.' },
  why: {
    en: 'Screen readers can list the links of a page one by one: “here, here, more”.',
    uk: 'Екранні читачі вміють перелічити посилання сторінки одне за одним: «тут, тут, детальніше».',
  },
  words: {
    en: ({ text }) => ({
      message: `The link text "${text}" does not say where it leads.`,
      hint: 'Name the page or document that the link leads to.',
    }),
    uk: ({ text }) => ({
      message: `З тексту посилання «${text}» незрозуміло, куди воно веде.`,
      hint: 'Назвіть сторінку чи документ, на які веде посилання.',
    }),
  },
  check(tree, report) {
    for (const { file, pointer, text, from, to } of contentLinks(tree)) {
      if (text === undefined || from === undefined || to === undefined) continue;
      const words = text.trim().toLowerCase();
      if (words === '' || empty.has(words)) report({ file, pointer, from, to }, { text });
    }
    for (const { file, pointer, value } of allValues(tree)) {
      const isLabel = pointer.endsWith('/label') && 'href' in asObject(valueAt(file.value, parentPointer(pointer)));
      if (isLabel && empty.has(value.trim().toLowerCase())) report({ file, pointer }, { text: value });
    }
  },
});

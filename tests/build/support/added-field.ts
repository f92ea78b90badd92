import type { NewsTexts } from '../../../content/model/news.ts';
import type { CopiedProject } from './copied-project.ts';

/** A label of the page of a person, in two places: its type and the page. */
export function addLabel(project: CopiedProject): void {
  project.insert(
    'content/model/labels-texts.ts',
    '  /** @uk Години прийому */\n  officeHours: string;\n',
    '  /** The heading of the researcher profiles.',
  );
  project.insert(
    'src/site/pages/person-page.tsx',
    '      <p>{labels.officeHours}</p>\n',
    '      <Profiles profiles={profiles} />',
  );
}

/** A field of the texts of news, in three places: its type, what is compiled, and the page. */
export function addVenue(project: CopiedProject): void {
  project.insert(
    'content/model/news.ts',
    '  /** Where it takes place. @uk Місце події | Де це відбувається. @en Place of the event */\n  venue?: string;\n',
    '  /** The text itself, in Markdown.',
  );
  project.insert(
    'src/compile/news-namespaces.ts',
    '    venue: content.newsItem(language, item).venue,\n',
    '    date: item.isoDate,',
  );
  project.insert(
    'src/site/pages/news-item-page.tsx',
    '        {news.venue && <span>{news.venue}</span>}\n',
    '        {news.unit && (',
  );
}

/** The words of the label and of the field in each language. */
export const fieldWords = {
  ua: { officeHours: 'Години прийому', venue: 'Зала засідань' },
  en: { officeHours: 'Office hours', venue: 'Assembly hall' },
  pl: { officeHours: 'Godziny przyjęć', venue: 'Sala posiedzeń' },
};

/** Writes the words into the content. */
export function writeFieldWords(project: CopiedProject): void {
  for (const [language, { officeHours, venue }] of Object.entries(fieldWords)) {
    project.edit<{ person: object }>(`content/${language}/labels.json`, ({ person }) => {
      Object.assign(person, { officeHours });
    });
    project.edit<NewsTexts>(`content/${language}/news/2026.json`, ({ items }) => {
      for (const item of items) Object.assign(item, { venue });
    });
  }
}

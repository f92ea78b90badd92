/** The files of news of a year with one item. */
export function yearlyNews(year: string, date: string, id = 'later'): Record<string, string> {
  const facts = `{ "$schema": "../../schema/news-data.schema.json", "items": [{ "id": "${id}", "date": ${date} }] }`;
  const texts = (title: string, text: string) =>
    `{ "$schema": "../../schema/news-texts.schema.json", "items": [{ "id": "${id}", "title": "${title}", "text": "${text}" }] }`;
  return {
    [`data/news/${year}.json`]: facts,
    [`ua/news/${year}.json`]: texts('Новина', 'Відкрито залу.'),
    [`en/news/${year}.json`]: texts('News', 'The hall is open.'),
  };
}

/** The files of a journal that has the same name in both languages. */
export function containerFiles(title: string, id = 'journal'): Record<string, string> {
  const texts = `{ "$schema": "../schema/containers-texts.schema.json", "items": [{ "id": "${id}", "title": "${title}" }] }`;
  return {
    'data/containers.json': `{ "$schema": "../schema/containers-data.schema.json", "items": [{ "id": "${id}" }] }`,
    'ua/containers.json': texts,
    'en/containers.json': texts,
  };
}

/** The parts of a publication that a fixture changes. */
interface Publication {
  /** As JSON. */
  id?: string;
  /** Further facts, as JSON: `"doi": "10.5555/a"`. */
  facts?: string;
  /** The authors, as JSON. */
  authors?: string;
  language?: string;
  titles?: readonly [ukrainian: string, english: string];
  /** Further texts, as JSON. */
  texts?: readonly [ukrainian: string, english: string];
}

const publisher = '"type": "dataset", "publisher": "institute"';

/** The files of publications, by default right: those of a year, and their publisher. Marks may stand anywhere. */
export function publicationFiles(...publications: readonly Publication[]): Record<string, string> {
  const list = (schema: string, items: readonly string[]) =>
    `{\n  "$schema": "${schema}",\n  "items": [\n    ${items.join(',\n    ')}\n  ]\n}\n`;
  const yearly = (kind: string) => `../../schema/publications-${kind}.schema.json`;
  const single = (kind: string) => `../schema/publishers-${kind}.schema.json`;
  const texts = (index: 0 | 1) =>
    publications.map(({ id = '"heats"', titles = ['Плавки з магнієм', 'Heats with magnesium'], texts: further }) => {
      const more = further?.[index] ? `, ${further[index]}` : '';
      return `{ "id": ${id.replace(/[⟦⟧]/g, '')}, "title": "${titles[index]}"${more} }`;
    });
  return {
    'data/publications/2026.json': list(
      yearly('data'),
      publications.map(({ id = '"heats"', facts = publisher, authors = '["koval-olena"]', language = '"uk"' }) => {
        return `{ "id": ${id}, "language": ${language}, "authors": ${authors}, "year": 2026, ${facts} }`;
      }),
    ),
    'ua/publications/2026.json': list(yearly('texts'), texts(0)),
    'en/publications/2026.json': list(yearly('texts'), texts(1)),
    'data/publishers.json': list(single('data'), ['{ "id": "institute" }']),
    'ua/publishers.json': list(single('texts'), [
      '{ "id": "institute", "name": "Інститут чавуну", "place": "Київ" }',
    ]),
    'en/publishers.json': list(single('texts'), ['{ "id": "institute", "name": "Iron Institute", "place": "Kyiv" }']),
  };
}

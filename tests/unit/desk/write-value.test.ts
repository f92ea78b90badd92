import { describe, expect, test } from 'vitest';
import { writeValue } from '../../../src/desk/server/drafts.ts';

const news = `{
  "$schema": "../../schema/news-texts.schema.json",
  "items": [
    {
      "id": "first",
      "title": "One \\u2013 two",
      "text": "Lead",
      "content": "Text",
      "imageAlt": ""
    },
    {
      "id": "second",
      "title": "Three",
      "text": "Lead",
      "content": "Text"
    }
  ]
}
`;
const first = { id: 'first', title: 'One – two', text: 'Lead', content: 'Text', imageAlt: '' };

describe('a value is written', () => {
  test('with no other character changed', () => {
    const written = writeValue(news, 'news-texts', '/items/0', { ...first, text: 'A "new" lead' });
    expect(written).toBe(news.replace('"Lead"', String.raw`"A \"new\" lead"`));
  });

  test('the same as it was: the same text', () => {
    expect(writeValue(news, 'news-texts', '/items/0', { ...first })).toBe(news);
  });

  test('a new key stands where the schema has it, whatever the order given', () => {
    const second = { imageAlt: 'A furnace', content: 'Text', id: 'second', text: 'Lead', title: 'Three' };
    const written = writeValue(news, 'news-texts', '/items/1', second);
    expect(written).toBe(news.replace('"content": "Text"\n', '"content": "Text",\n      "imageAlt": "A furnace"\n'));
  });

  test('without a key: only its line is gone', () => {
    const { imageAlt: _, ...others } = first;
    expect(writeValue(news, 'news-texts', '/items/0', others)).toBe(news.replace(',\n      "imageAlt": ""', ''));
  });

  test('a longer list keeps what was in it as it was written', () => {
    const third = { id: 'third', title: 'Four' };
    const written = writeValue(news, 'news-texts', '/items', [...JSON.parse(news).items, third]);
    expect(written).toContain(String.raw`"title": "One \u2013 two"`);
    expect(JSON.parse(written).items).toEqual([...JSON.parse(news).items, third]);
    expect(written.startsWith(news.slice(0, news.lastIndexOf('\n  ]')))).toBe(true);
  });

  test('line ends, a byte order mark and a form of its own stay', () => {
    const own = '\ufeff{ "items": [ {"id":"first",\r\n\t"title":"Old"} ] }';
    const written = writeValue(own, 'news-texts', '/items/0/title', 'New');
    expect(written).toBe(own.replace('Old', 'New'));
    expect(writeValue(own, 'news-texts', '/items/0', { id: 'first', title: 'Old', text: 'x' })).not.toMatch(
      /[^\r]\n/,
    );
  });
});

test('nothing is written into what is no valid JSON, or where nothing is', () => {
  expect(() => writeValue('{ "items": [ }', 'news-texts', '/items', [])).toThrow();
  expect(() => writeValue(news, 'news-texts', '/items/7', {})).toThrow('/items/7');
});

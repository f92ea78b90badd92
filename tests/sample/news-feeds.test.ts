import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { NewsTexts } from '../../content/model/news.ts';
import { newsFeeds } from '../../src/build/publish/news-feeds.ts';
import { sample, sampleContext } from './compile-sample.ts';

const [newest = ''] = sample
  .filesOf('news-texts', 'ua')
  .map(({ path }) => path)
  .sort()
  .reverse();

test('signs of HTML in the words of a news item are read as they are written', async () => {
  const words = { title: 'Сталь <s355> & чавун', text: 'Якщо C<a & S>b, то інакше' };
  const feeds = newsFeeds(
    sampleContext({
      [newest]: ({ items }: NewsTexts) => {
        for (const item of items) Object.assign(item, words);
      },
    }),
  );
  const read = async (path: string) => (await feeds.find((feed) => feed.path === path)?.write()) ?? '';
  // Both are HTML in Atom, and text in JSON Feed.
  const html = [...(await read('feed.xml')).matchAll(/<(title|summary) type="html"><!\[CDATA\[(.*?)\]\]>/g)];
  expect(html.slice(0, 2).map(([, name, text = '']) => [name, parse(text).textContent])).toEqual([
    ['title', words.title],
    ['summary', words.text],
  ]);
  expect(JSON.parse(await read('feed.json')).items[0]).toMatchObject({ title: words.title, summary: words.text });
});

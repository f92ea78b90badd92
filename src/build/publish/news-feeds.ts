import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { NewsLabelsTexts } from '../../../content/model/page-texts.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { pageCards } from './page-cards.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** The number of items a feed holds: readers that come once a month miss none. */
const itemsPerFeed = 30;

/** The newest news of one language as Atom (RFC 4287) and JSON Feed 1.1, with their full text and pictures. */
export function newsFeeds(context: CompileContext): PublishedFile[] {
  const feed = newsFeed(context);
  // A feed of nothing would be as old as the clock of computers.
  if (!feed.items.length) return [];
  return [
    publishedFile(new URL(feed.atom).pathname.slice(1), feed, writeAtom),
    publishedFile(new URL(feed.json).pathname.slice(1), feed, writeJson),
  ];
}

type NewsFeed = ReturnType<typeof newsFeed>;

function newsFeed(context: CompileContext) {
  const { content, language } = context;
  const { origin } = content.site;
  const { tag, prefix } = languageOf(language);
  const { logo } = content.texts<LabelsTexts>(language, 'labels');
  const { newsTitle } = content.texts<NewsLabelsTexts>(language, 'news');
  const cardOf = pageCards(context);
  const route = content.routes.find(({ collection }) => collection === 'news')?.id ?? '';
  return {
    home: origin + context.href('/'),
    atom: `${origin}${prefix}/feed.xml`,
    json: `${origin}${prefix}/feed.json`,
    language: tag,
    title: `${logo.text}: ${newsTitle.toLocaleLowerCase(tag)}`,
    author: logo.text,
    icon: `${origin}/icon-512.png`,
    items: content.askNews('newest', itemsPerFeed).map((item) => {
      const { title, text, content: body } = content.newsItem(language, item);
      const pictures = context.newsImagesAlone(item).map(({ path, alt }) => {
        const { src, width, height } = context.image(path);
        return `<p><img src="${src}" width="${width}" height="${height}" alt="${escapeXml(alt)}"></p>`;
      });
      const html = `<p>${escapeXml(text)}</p>\n${pictures.join('\n')}\n${body ? context.htmlWithoutCharts(body) : ''}`;
      return {
        url: origin + context.href(context.path('news', item.id)),
        title,
        lead: text,
        html: withAddresses(html, origin),
        date: item.isoDate,
        // A JPEG.
        image: origin + cardOf({ route, item: item.id }).url,
      };
    }),
  };
}

/** Feed readers need absolute addresses, and one file for each picture. */
function withAddresses(html: string, origin: string): string {
  return html
    .replace(/<source [^>]*>|<\/?picture>/g, '')
    .replace(/ (srcset|sizes|loading|tabindex)="[^"]*"/g, '')
    .replace(/ (href|src)="(?=\/(?!\/))/g, ` $1="${origin}`)
    .trim();
}

async function feedOf({ home, atom, json, title, author, icon, items, language }: NewsFeed, format: 'atom' | 'json') {
  const { Feed } = await import('feed');
  const feed = new Feed({
    id: home,
    title,
    link: home,
    language,
    updated: new Date(items[0]?.date ?? 0),
    generator: false,
    image: icon,
    favicon: icon,
    feedLinks: { atom, json },
    author: { name: author, link: home },
  });
  for (const { url, title: headline, lead, html, date, image } of items) {
    const day = new Date(date);
    // Titles and summaries of Atom are HTML in what the library writes.
    const words =
      format === 'atom'
        ? {
            title: escapeXml(headline),
            description: escapeXml(lead),
            enclosure: { url: image, type: 'image/jpeg' },
          }
        : { title: headline, description: lead, image };
    feed.addItem({ ...words, id: url, link: url, date: day, published: day, content: html });
  }
  return feed;
}

async function writeAtom(news: NewsFeed): Promise<string> {
  const feed = await feedOf(news, 'atom');
  const self = `<link rel="self" href="${news.atom}"/>`;
  return `${feed
    .atom1()
    .replace('<feed xmlns', `<feed xml:lang="${news.language}" xmlns`)
    // The library takes the type of a picture from the end of its name.
    .replaceAll('type="image/jpg"', 'type="image/jpeg"')
    .replace(self, `<link rel="self" href="${news.atom}" type="application/atom+xml"/>`)}\n`;
}

async function writeJson(news: NewsFeed): Promise<string> {
  const { author, ...rest } = JSON.parse((await feedOf(news, 'json')).json1()) as { author: object };
  // The library writes version 1; in 1.1 authors are a list and the language has a place.
  const version = 'https://jsonfeed.org/version/1.1';
  return `${JSON.stringify({ ...rest, version, language: news.language, authors: [author] }, null, 2)}\n`;
}

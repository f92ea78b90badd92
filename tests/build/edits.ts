import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { picture, type SmallSite } from './small-site.ts';

type Items = { items: { id: string; [key: string]: unknown }[] };
type Random = (below: number) => number;

/** Changes of the content as editors make them, in random places. */
export const edits: Record<string, (site: SmallSite, random: Random, number: number) => void | Promise<void>> = {
  'a text is changed': (site, random, number) => {
    const name = `${pick(['ua', 'en'], random)}/news/${pick(years(site), random)}`;
    site.edit<Items>(name, ({ items }) => {
      const item = pick(items, random);
      item.text = `${item.text} ${name.startsWith('ua') ? 'Роботи тривають' : 'Work goes on'}${'.'.repeat(number)}`;
    });
  },
  'an item is added': (site, random, number) => addItem(site, pick(years(site), random), `added-${number}`),
  'an item is removed': (site) => {
    const all = ['ua', 'en'].flatMap((language) => everyText(site, language)).join('\n');
    const unlinked = years(site).flatMap((year) => {
      const { items } = site.read<Items>(`ua/news/${year}`);
      return items.filter(({ id }) => !all.includes(`/news/${id}`)).map(({ id }) => ({ year, id }));
    });
    const [item] = unlinked;
    if (!item) throw new Error('Every news item is linked to: none can be removed.');
    for (const folder of ['data', 'ua', 'en']) {
      site.edit<Items>(`${folder}/news/${item.year}`, (file) => {
        file.items = file.items.filter(({ id }) => id !== item.id);
      });
    }
  },
  'the newest item is added': (site, _random, number) => {
    const year = years(site).at(-1) ?? '';
    addItem(site, year, `newest-${number}`, `31.12.${year.replace('.json', '')}`);
  },
  'a person is renamed': (site, random) => {
    const file = pick(readdirSync(site.path('ua/people')), random);
    site.edit<{ name: string }>(`ua/people/${file}`, (person) => {
      person.name += ' Молодший';
    });
  },
  'a document is renamed': (site, random, number) => {
    site.edit<Items>('en/documents.json', ({ items }) => {
      const item = pick(items, random);
      item.title = `${item.title} ${'I'.repeat(number)}`;
    });
  },
  'the navigation is changed': (site) => {
    site.edit<Items>('data/navigation.json', ({ items }) => {
      items.push(...items.splice(1, 1));
    });
  },
  'an image is replaced': async (site, random, number) => {
    const names = readdirSync(site.path('images/news')).filter((name) => name.endsWith('.webp'));
    writeFileSync(site.path(`images/news/${pick(names.sort(), random)}`), await picture(number));
  },
  'the picture of an item goes to another, which had none': (site, random) => {
    const year = years(site).find((each) => {
      const { items } = site.read<Items>(`data/news/${each}`);
      return items.some(({ imageUrl }) => imageUrl) && items.some(({ imageUrl }) => !imageUrl);
    });
    if (!year) throw new Error('No year has items with a picture and without.');
    const { items } = site.read<Items>(`data/news/${year}`);
    const from = pick(
      items.filter(({ imageUrl }) => imageUrl),
      random,
    ).id;
    const to = pick(
      items.filter(({ imageUrl }) => !imageUrl),
      random,
    ).id;
    for (const folder of ['data', 'ua', 'en']) {
      const key = folder === 'data' ? 'imageUrl' : 'imageAlt';
      site.edit<Items>(`${folder}/news/${year}`, (file) => {
        const moved = file.items.find(({ id }) => id === from)?.[key];
        file.items = file.items.map(({ [key]: own, ...item }) => ({
          ...item,
          ...(item.id === to ? { [key]: moved } : item.id !== from && own !== undefined && { [key]: own }),
        })) as Items['items'];
      });
    }
  },
  'a document is added': (site, random, number) => {
    const { items } = site.read<Items>('data/documents.json');
    const { id, file } = pick(items, random);
    const added = { id: `added-${number}`, file: `added-${number}.pdf` };
    copyFileSync(site.path(`files/${file}`), site.path(`files/${added.file}`));
    for (const folder of ['data', 'ua', 'en']) {
      site.edit<Items>(`${folder}/documents.json`, (documents) => {
        const like = documents.items.find((each) => each.id === id);
        documents.items.push({ ...like, id: added.id, ...(folder === 'data' ? { file: added.file } : {}) });
      });
    }
  },
};

function addItem(site: SmallSite, year: string, id: string, date?: string): void {
  const [like] = site.read<Items>(`data/news/${year}`).items;
  for (const folder of ['data', 'ua', 'en']) {
    site.edit<Items>(`${folder}/news/${year}`, ({ items }) => {
      const source = items.find((item) => item.id === like?.id);
      items.unshift({ ...source, id, ...(folder === 'data' && date ? { date } : {}) });
    });
  }
}

function years(site: SmallSite): string[] {
  return readdirSync(site.path('data/news')).sort();
}

function everyText(site: SmallSite, language: string): string[] {
  return readdirSync(site.path(language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

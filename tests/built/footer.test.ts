import { expect, test } from 'vitest';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { withPlainSpaces } from '../../src/lib/language/no-break-spaces.ts';
import { readContent } from '../browser/support/content.ts';
import { readPage } from './support/site.ts';

const { mapHref, socials } = readContent<SiteData>('data/site.json');
const footer = readContent<FooterTexts>('ua/footer.json');

test('a link of the footer without an address is out of use and says why, and each icon says its name', () => {
  const page = readPage('contacts.html');
  const links = page.querySelectorAll('#root > footer a');
  const expected = [
    { name: footer.map, href: mapHref, soon: footer.mapSoon },
    ...socials.map(({ name, href }) => ({ name, href, soon: footer.socialSoon })),
  ];
  for (const { name, href, soon } of expected) {
    const found = links.filter(({ text }) => withPlainSpaces(text).includes(name));
    expect(found, name).toHaveLength(1);
    const [link] = found;
    expect(link?.getAttribute('href'), name).toBe(href || undefined);
    expect(link?.getAttribute('aria-disabled'), name).toBe(href ? undefined : 'true');
    const reason = page.getElementById(link?.getAttribute('aria-describedby') ?? '');
    if (!href) expect(withPlainSpaces(reason?.text ?? ''), name).toBe(soon);
  }
  for (const { name } of socials) expect(page.querySelectorAll(`#root > footer [title="${name}"]`)).toHaveLength(1);
});

import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { readContent } from './support/content.ts';
import { expect, open, test } from './support/served-site.ts';

const { mapHref, socials } = readContent<SiteData>('data/site.json');
const footer = readContent<FooterTexts>('ua/footer.json');

test('a link of the footer without an address is out of use and says why, and each icon says its name', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/contacts`);
  const links = page.getByRole('contentinfo').getByRole('link');
  const expected = [
    { name: footer.map, href: mapHref, soon: footer.mapSoon },
    ...socials.map(({ name, href }) => ({ name, href, soon: footer.socialSoon })),
  ];
  for (const { name, href, soon } of expected) {
    const link = links.filter({ hasText: name });
    await expect(link, name).toHaveCount(1);
    if (href) {
      await expect(link).toHaveAttribute('href', href);
      continue;
    }
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription(soon);
    await link.click({ force: true });
    await expect(page).toHaveURL(`${site.origin}/contacts`);
  }
  for (const { name } of socials)
    await expect(page.getByRole('contentinfo').getByTitle(name, { exact: true }), name).toHaveCount(1);
  if (!mapHref) await expect(page.getByRole('contentinfo').getByText(footer.mapSoon)).toBeVisible();
});

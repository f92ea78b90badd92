import { builtPages } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

/** The most that a visitor scrolls on a phone, in px. */
const longest = 8000;
/** Pages that list much; each of the first has one list. */
const lists = new Set(['EquipmentCenterPage', 'DevelopmentsPage', 'MonographsPage', 'DocumentsPage']);
const units = new Set(['DepartmentPage', 'LaboratoryPage', 'CouncilPage']);
const curricula = /\/training\/postgraduate\/(?:plans|programs|syllabus-\d+)$/;

test.use({ viewport: { width: 360, height: 740 } });

const pages = builtPages().filter(
  ({ component, url }) => lists.has(component) || units.has(component) || curricula.test(url),
);

test('lists, departments, councils and curricula are short on a phone', async ({ page }) => {
  const tooLong: string[] = [];
  for (const { url } of pages) {
    await page.goto(url);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > longest) tooLong.push(`${url}: ${height}`);
  }
  expect(tooLong).toEqual([]);
});

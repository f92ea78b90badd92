import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewsTexts } from '../../content/model/news.ts';
import { furtherLanguages } from '../support/further-language.ts';
import { addAward, addAwards, awardSchema, awardTexts, winner } from './support/added-collection.ts';
import { addLabel, addVenue, fieldWords, writeFieldWords } from './support/added-field.ts';
import { addPolish, translate } from './support/added-language.ts';
import { addPartners, addPartnersPage } from './support/added-page.ts';
import { addRule } from './support/added-rule.ts';
import { CopiedProject } from './support/copied-project.ts';

interface Found {
  code: string;
  severity: string;
  file: string;
  message: string;
}

let project: CopiedProject;
/** The files of code that the page of partners takes. */
let filesOfPage: string[];
const tool = (...args: string[]) => project.run(['scripts/tool.mjs', ...args]);
function check(...args: string[]): Found[] {
  return (JSON.parse(tool('check', '--format', 'json', ...args).output) as { diagnostics: Found[] }).diagnostics;
}

/** Files as they are now; the function that is returned writes them again. */
function keep(...names: string[]): () => void {
  const texts = names.map((name) => [name, project.read(name)] as const);
  return () => {
    for (const [name, text] of texts) project.write(name, text);
  };
}

// All is added at once, so the commands are compiled, the schemas made and the site built once. A site that has a further language
// itself shows by its own content what these show of one.
describe.skipIf(furtherLanguages.length > 0)(
  'a project with a rule, a collection, a page, fields and a language of its own',
  () => {
    beforeAll(() => {
      project = CopiedProject.make();
      // An institute that is adopted in the same languages has the same.
      project.shareBundles();
      addRule(project);
      addAwards(project);
      filesOfPage = project.filesOf(addPartnersPage);
      addPolish(project);
      addLabel(project);
      addVenue(project);
      expect(tool('schema').status).toBe(0);
      translate(project);
      addAward(project);
      addPartners(project);
      writeFieldWords(project);
    });
    afterAll(() => project.remove());

    describe('what is wrong', () => {
      const wrongAward = 'content/data/awards/tin-medal.json';
      let restore: () => void;
      let found: Found[];
      let all: string;
      beforeAll(() => {
        const [departments, person] = ['content/pl/departments.json', 'content/pl/people/koval-olena.json'];
        const news = 'content/pl/news/2026.json';
        const texts = ['history', 'contacts', 'viewer', 'labels', 'news/2026'].map(
          (name) => `content/pl/${name}.json`,
        );
        restore = keep('content/ua/footer.json', departments, person, ...texts);
        project.edit<{ siteMap: string }>('content/ua/footer.json', (footer) => {
          footer.siteMap += '!!!';
        });
        project.write(wrongAward, { $schema: awardSchema('data'), date: '31.02.2026', winner: 'nobody' });
        const before = project.read(departments);
        const [plural = ''] = /"\w+_few"/.exec(before) ?? [];
        project.write(departments, before.replace(plural, plural.replace('_few', '_two')));
        for (const name of ['content/pl/history.json', person]) rmSync(project.path(name));
        project.write('content/pl/contacts.json', project.read('content/ua/contacts.json'));
        project.write('content/pl/viewer.json', project.read('content/en/viewer.json'));
        project.write(
          'content/pl/labels.json',
          project.read('content/pl/labels.json').replace('{{title}}', '{{titel}}'),
        );
        project.edit<NewsTexts>(news, ({ items: [item] }) => {
          if (item) item.text += ' 1948.';
        });
        found = check();
        all = found.map(({ code, file, message }) => `${code} ${file} ${message}`).join('\n');
      });
      afterAll(() => {
        restore();
        rmSync(project.path(wrongAward));
      });

      test('a rule of one file and one line finds it, in the language of the editor', () => {
        const own = (each: readonly Found[]) => each.filter(({ code }) => code === 'exclamation');
        expect(own(found)).toMatchObject([
          { severity: 'warning', file: 'content/ua/footer.json', message: '3 exclamation marks in a row.' },
        ]);
        expect(own(check('--lang', 'uk'))).toMatchObject([{ message: 'Знаків оклику поспіль: 3.' }]);
        // An editor may except a place from it: the schema of exceptions offers its code.
        expect(project.read('content/schema/exceptions.schema.json')).toContain('"exclamation"');
      });

      test('it is found in a collection of an entry in the table and its model types', () => {
        expect(all).toMatch(new RegExp(`^date-not-real ${wrongAward} .*31\\.02\\.2026`, 'm'));
        expect(all).toMatch(new RegExp(`^reference-unknown ${wrongAward} .*person.*nobody`, 'm'));
        expect(all).toMatch(new RegExp(`^untranslated ${wrongAward} The award "tin-medal"`, 'm'));
      });

      test('what a language lacks is said of it by its name', () => {
        expect(all).toContain('file-missing content/pl/history.json');
        expect(all).toMatch(/untranslated content\/data\/people\/koval-olena\.json .*Polish/);
        expect(all).toMatch(/plural-missing content\/pl\/departments\.json .*Polish/);
        expect(all).toMatch(/same-in-both content\/pl\/contacts\.json .*Polish/);
        expect(all).toMatch(/same-in-both content\/pl\/viewer\.json .*Polish/);
        expect(all).toContain('letter-not-in-fonts content/pl/');
      });

      test('what a language has otherwise is compared with the first one', () => {
        expect(all).toContain('placeholder-differs content/pl/labels.json');
        expect(all).toContain('fact-differs content/pl/news/2026.json');
      });
    });

    test('an item of the collection is found by --who', () => {
      const { output } = tool('check', '--who', 'award/steel-medal');
      expect(output).toContain('content/data/awards/steel-medal.json');
      expect(output).toMatch(/content\/ua\/history\.json:\d+:\d+/);
    });

    test('a field that was added has its words at the desk', () => {
      const { definitions } = JSON.parse(project.read('content/schema/news-texts.schema.json'));
      expect(definitions.NewsItemTexts.properties.venue).toEqual({
        type: 'string',
        description: 'Where it takes place.',
        labelUk: 'Місце події',
        labelEn: 'Place of the event',
        helpUk: 'Де це відбувається.',
      });
    });

    describe('the built site', () => {
      const page = (path: string) => project.read(`dist/client/${path}`);
      beforeAll(() => {
        const built = tool('build');
        expect(built.status, built.output).toBe(0);
        const checked = tool('check-site');
        expect(checked.status, checked.output).toBe(0);
      });

      test('renders, lists and publishes the items of the collection', () => {
        const award = page('en/awards/steel-medal.html');
        expect(award).toContain('For the best work of the year.');
        expect(award).toContain('<strong>every year</strong>');
        expect(award).toContain(`href="/en/person/${winner}"`);
        expect(award).toContain('<title>The Steel Medal');
        expect(page('awards/steel-medal.html')).toContain(awardTexts.ua.title);
        expect(page('pl/awards/steel-medal.html')).toContain(awardTexts.pl.title);
        expect(page('sitemap.xml')).toMatch(/\/awards\/steel-medal<\/loc><lastmod>2026-10-01/);
        expect(page('data/awards.json')).toContain('"steel-medal"');
      });

      test('shows a label and a field of news that were added', () => {
        expect(page(`person/${winner}.html`)).toContain(`<p>${fieldWords.ua.officeHours}</p>`);
        expect(page(`en/person/${winner}.html`)).toContain(`<p>${fieldWords.en.officeHours}</p>`);
        expect(page('news/new-microscope.html')).toContain(`<span>${fieldWords.ua.venue}</span>`);
        expect(page('en/news/new-microscope.html')).toContain(`<span>${fieldWords.en.venue}</span>`);
      });

      test('has the page of another shape, of eight files of code at most', () => {
        expect(filesOfPage.length).toBeLessThanOrEqual(8);
        const partners = page('en/about/partners.html');
        expect(partners).toContain('id="partners"');
        expect(partners).toContain('<strong>heats</strong>');
        expect(page('about/partners.html')).toContain('<strong>плавки</strong>');
      });

      test('has the pages of the language beside those of the others', () => {
        const { intro } = JSON.parse(project.read('content/pl/history.json')) as { intro: string };
        const polish = page('pl/about/history.html');
        expect(polish).toContain('<html lang="pl"');
        expect(polish).toContain(intro.slice(0, 20));
        expect(polish).toContain('<meta property="og:locale" content="pl_PL">');
        expect(page('about/history.html')).toMatch(/hreflang="pl" href="[^"]*\/pl\/about\/history"/);
        expect(page('sitemap.xml') + page('_redirects')).toContain('/pl');
        expect(page('pl/feed.xml')).toContain('xml:lang="pl"');
        expect(readdirSync(project.path('dist/client/pagefind'))).toContain('pl.json');
        // In the genitive, as dates have it.
        expect(page('pl/news/new-microscope.html')).toMatch(
          /\d\u00a0(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) \d{4}/,
        );
      });
    });

    test('nothing else is wrong, and the fonts have the letters of the language once they were cut for its texts', () => {
      expect(tool('fonts').status).toBe(0);
      expect(check()).toEqual([]);
      const cut = project.read('src/site/theme/font-faces.css');
      project.edit<{ intro: string }>('content/pl/history.json', (history) => {
        history.intro += history.intro.repeat(9);
      });
      expect(tool('fonts').output).toContain('nothing is written');
      expect(project.read('src/site/theme/font-faces.css')).toBe(cut);
    });
  },
);

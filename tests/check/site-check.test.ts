import { expect, test } from 'vitest';
import { checkSite, sourceOf } from '../../src/check/check-site.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { folderForTest } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';
import { withFixture } from './fixture.ts';

const page = (body: string, title = 'A title', lang = 'uk') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;

function check(files: Record<string, string>) {
  const dir = folderForTest();
  writeFiles(dir, files);
  return checkSite(dir).map(({ page: at, problem, found }) => `${at} ${problem} ${found}`);
}

test('a right site', () => {
  const right = check({
    'index.html': page(
      '<a href="/about#top">a</a><a href="/en">e</a><img src="/images/a.webp" alt=""><a href="#x" id="x">x</a>',
    ),
    'about.html': page('<h2 id="top">t</h2><a href="/">h</a><a href="https://example.org/about">full</a>', 'About'),
    'en.html': page('<a href="https://elsewhere.example/">out</a><a href="mailto:a@example.org">m</a>', 'Home', 'en'),
    '404.html': page('<a href="/">home</a>', 'A title', 'en'),
    'images/a.webp': '',
  });
  expect(right).toEqual([]);
});

test('each error is found on its page', () => {
  const wrong = check({
    'index.html': page(
      '<a href="/gone">a</a><a href="/en#nowhere">b</a><a href="#lost">c</a><i id="i"></i><b id="i"></b>',
    ),
    'about.html': page('<img src="/images/gone.webp"><img srcset="/images/none.avif 1x" alt="a">'),
    'en.html': page('', '', 'uk'),
  });
  expect(wrong).toEqual([
    'about.html image /images/gone.webp',
    'about.html alt /images/gone.webp',
    'about.html image /images/none.avif',
    'en.html lang uk',
    'index.html id-twice i',
    'index.html link /gone',
    'index.html anchor /en#nowhere',
    'index.html anchor #lost',
    'en.html title ',
    'index.html title-twice A title',
  ]);
});

test('an address that stands for no characters leads nowhere', () => {
  const wrong = check({
    'index.html': page(
      '<a href="/100%">a</a><a href="#5%">b</a><a href="#6%" id="6%">c</a><img src="/%ff.webp" alt="">',
    ),
  });
  expect(wrong).toEqual(['index.html link /100%', 'index.html anchor #5%', 'index.html image /%ff.webp']);
});

test('an error is led back to the place of the content that it came from', async () => {
  await withFixture({ name: 'base' }, async (dir) => {
    const tree = readContent(dir);
    const source = (at: string, problem: 'link' | 'anchor' | 'image' | 'title-twice', found: string) =>
      sourceOf(tree, { page: at, problem, found });
    expect(source('about/history.html', 'link', '/scientific-departments/pig-iron')).toMatch(
      /^data\/navigation\.json:\d+|^ua\/history\.json:8:/,
    );
    expect(source('en/contacts.html', 'anchor', '/en/about/history#the-first-laboratory')).toMatch(
      /^en\/contacts\.json:\d+:\d+$/,
    );
    expect(source('index.html', 'image', '/images/news/hall-1a2b3c4d.webp')).toMatch(
      /^data\/news\/2026\.json:\d+:\d+$/,
    );
    expect(source('en/news/old-furnace.html', 'title-twice', 'The old furnace — Institute')).toMatch(
      /^en\/news\/2025\.json:6:/,
    );
    expect(source('index.html', 'link', '/nobody/wrote/this')).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { requestAddress } from '../../src/desk/save/save-work.ts';

test.each([
  ['git@github.com:institute/site.git', '', 'https://github.com/institute/site/pull/new/news'],
  ['https://github.com/institute/site', '', 'https://github.com/institute/site/pull/new/news'],
  ['https://user@github.com/institute/site.git', '', 'https://github.com/institute/site/pull/new/news'],
  ['/srv/site.git', 'remote:   https://git.example/site/pull/7', 'https://git.example/site/pull/7'],
  [
    '/srv/site.git',
    'remote:   https://git.example/site/compare/main...news',
    'https://git.example/site/compare/main...news',
  ],
  [
    'git@gitlab.com:institute/site.git',
    'remote:   https://gitlab.com/institute/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=news',
    'https://gitlab.com/institute/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=news',
  ],
  [
    '/srv/site.git',
    'remote: https://bitbucket.org/institute/site/pull-requests/new?source=news&t=1',
    'https://bitbucket.org/institute/site/pull-requests/new?source=news&t=1',
  ],
  ['/srv/site.git', 'remote: Mirrored: https://pull.example/how-to-pull', undefined],
  ['/srv/site.git', 'remote: How: https://docs.example/pull-requests/writing', undefined],
  ['/srv/site.git', '', undefined],
])('the pull request of %s %s is at %s', (address, words, expected) => {
  expect(requestAddress(address, words, 'news')).toBe(expected);
});

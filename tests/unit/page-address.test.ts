import { expect, test } from 'vitest';
import { readPageAddress, writePageAddress } from '../../src/site/viewer/page-address.ts';

test.each([
  ['#page=3', { page: 3 }],
  ['#document=charter&page=12', { document: 'charter', page: 12 }],
  ['#document=charter', { document: 'charter' }],
])('%s is read and written', (hash, address) => {
  expect(readPageAddress(hash)).toEqual(address);
  expect(writePageAddress(address)).toBe(hash);
});

test.each(['', '#', '#contacts', '#page=', '#page=0', '#page=-1', '#page=1.5', '#page=x'])(
  '%j asks for no page',
  (hash) => {
    expect(readPageAddress(hash)).toEqual({});
  },
);

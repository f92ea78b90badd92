import { expect, test } from 'vitest';
import type { RedirectsData } from '../../content/model/redirects-data.ts';
import { readRedirects } from '../../src/hosts/netlify-rules.ts';
import { readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt } from './support/site.ts';

const files = new Set(builtFiles(''));
const moved = readRedirects(readBuilt('_redirects')).filter(({ status }) => status === 301);
const old = readContent<RedirectsData>('data/redirects.json').redirects;

test('every old address leads straight to what stands on the site', () => {
  expect(moved.length).toBeGreaterThanOrEqual(old.length);
  for (const { from } of old) expect(moved.map((rule) => rule.from)).toContain(from);
  for (const { from, to } of moved) {
    expect(files.has(fileAt(to)), `${from} → ${to}`).toBe(true);
    expect(files.has(fileAt(from)), `${from} is in use`).toBe(false);
  }
});

test('no old address leads to another one, and each stands once', () => {
  const addresses = moved.map(({ from }) => from);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { to } of moved) expect(addresses).not.toContain(to);
});

import { expect, test } from 'vitest';
import { headersAt, readHeaders } from '../../src/build/hosts/host-rules.ts';
import { inlineHashes } from '../../src/build/hosts/site-headers.ts';
import { builtFiles, readBuilt } from './support/site.ts';

/** The beginning of every page: nothing of it comes before its policy. */
const beginning =
  /^<!DOCTYPE html>\n<html[^>]*>\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="style-src ([^";]*)">\n/;
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const headers = headersAt(readHeaders(readBuilt('_headers')), '/');
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources] as const;
  }),
);

test('every page begins with a policy that allows its own styles only', () => {
  for (const path of builtFiles('.html')) {
    const html = readBuilt(path);
    const [, sources = ''] = beginning.exec(html) ?? [];
    const { styles } = inlineHashes(html);
    expect(sources.split(' '), path).toEqual(["'self'", emptyStyle, ...styles]);
    expect(html.match(/<style\b/g), path).toHaveLength(styles.length);
  }
});

test('the header allows the inline scripts of all pages and no other, and no attribute of styles', () => {
  const pages = builtFiles('.html').map((path) => inlineHashes(readBuilt(path)).scripts);
  const own = ["'self'", "'wasm-unsafe-eval'"];
  expect(policy.get('script-src')?.toSorted()).toEqual([...own, ...new Set(pages.flat())].toSorted());
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('style-src-attr')).toEqual(["'none'"]);
});

test('the policy is the same for all pages, and short: every answer has it', () => {
  expect(headers['Content-Security-Policy']?.length).toBeLessThan(600);
});

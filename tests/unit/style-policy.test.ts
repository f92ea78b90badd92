import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from '../../src/hosts/site-headers.ts';
import { withStylePolicy } from '../../src/hosts/style-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const start = '<head>\n<meta charset="utf-8">\n';

test('a page allows its own styles, those that a script fills, and no other', () => {
  const html = `${start}<style>a</style><style>b$&</style><style>a</style></head>`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash('')} ${hash('a')} ${hash('b$&')}">`;
  expect(withStylePolicy(html, inlineHashes(html))).toBe(html.replace(start, () => `${start}${policy}\n`));
});

test('a page that has no place for its policy is an error', () => {
  const html = '<head><style>a</style></head>';
  expect(() => withStylePolicy(html, inlineHashes(html))).toThrow('no place for its policy');
});

import { expect, test } from 'vitest';
import { audienceOf } from '../../src/build/hosts/site-headers.ts';

test.each([
  [undefined, 'public'],
  ['production', 'public'],
  ['dev', 'public'],
  ['deploy-preview', 'preview'],
  ['branch-deploy', 'preview'],
  ['staging', 'preview'],
])('what Netlify calls %s is for: %s', (context, audience) => {
  expect(audienceOf(context ? { CONTEXT: context } : {})).toBe(audience);
});

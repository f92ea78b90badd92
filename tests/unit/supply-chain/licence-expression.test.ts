import { expect, test } from 'vitest';
import { isLicenceAllowed } from '../../../src/supply-chain/licence-expression.ts';
import { policy } from './made-policy.ts';

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR ISC', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT OR GPL-3.0) AND ISC', true],
  ['MIT OR GPL-3.0 AND GPL-2.0', true],
  ['MIT OR', false],
  ['(MIT', false],
  ['MIT ISC', false],
  ['', false],
])('the licence %j is allowed: %s', (expression, allowed) => {
  expect(isLicenceAllowed(expression, (id) => id in policy.licences)).toBe(allowed);
});

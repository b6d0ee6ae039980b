import { expect, test } from '@jest/globals';
import { LEDGER, ON } from '../testing/share-ledger-examples';
import { bonus } from '.';
import { inSteps } from './steps';

test('fractions of steps are told in lowest terms', () => {
  const outcome = inSteps(LEDGER, [
    { run: (ledger) => bonus(ledger, { on: ON, quantity: 10 }), placeOf: () => 'here' },
  ]);
  expect(outcome).toMatchObject({
    fractions: [
      { owner: { holderId: 'one' }, numerator: 2, denominator: 3 },
      { owner: { holderId: 'two' }, numerator: 1, denominator: 3 },
    ],
  });
});

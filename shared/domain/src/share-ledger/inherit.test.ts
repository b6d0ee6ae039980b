import { describe, expect, test } from '@jest/globals';
import { LEDGER, ledgerOf, lines, ON } from '../testing/share-ledger-examples';
import { inherit } from '.';

describe('inherit', () => {
  test('all shares go to the heirs by their parts; of equals the one named first gets the share that is left', () => {
    const ledger = ledgerOf(
      [
        {
          holderId: 'one',
          ranges: [
            { from: 1, to: 4 },
            { from: 8, to: 10 },
          ],
          paid: 0,
        },
        { holderId: 'two', ranges: [{ from: 5, to: 7 }], paid: 0 },
      ],
      10,
    );
    const outcome = inherit(ledger, {
      on: ON,
      holderId: 'one',
      heirs: [
        { holderId: 'daughter', parts: 1 },
        { holderId: 'son', parts: 1 },
      ],
    });
    expect(lines(outcome)).toEqual([
      'HOLDER:daughter:1:4:0:PROMOTER',
      'HOLDER:two:5:7:0:PROMOTER',
      'HOLDER:son:8:10:0:PROMOTER',
    ]);
    expect(outcome).toMatchObject({ change: { closed: [{ holderId: 'one', on: ON }] } });
  });

  test('who lost most by rounding gets the share that is left', () => {
    expect(
      lines(
        inherit(ledgerOf([{ holderId: 'one', ranges: [{ from: 1, to: 8 }], paid: 0 }], 8), {
          on: ON,
          holderId: 'one',
          heirs: [
            { holderId: 'a', parts: 1 },
            { holderId: 'b', parts: 2 },
          ],
        }),
      ),
    ).toEqual(['HOLDER:a:1:3:0:PROMOTER', 'HOLDER:b:4:8:0:PROMOTER']);
  });

  test.each([
    ['somebody without shares', 'nine', [{ holderId: 'two', parts: 1 }], [{ code: 'SHARES_HOLDER_HAS_NONE' }]],
    ['no heir', 'one', [], [{ code: 'SHARES_HEIRS_REQUIRED' }]],
    ['the deceased as heir', 'one', [{ holderId: 'one', parts: 1 }], [{ at: 0, code: 'SHARES_TO_SAME_HOLDER' }]],
    [
      'an heir twice',
      'one',
      [
        { holderId: 'two', parts: 1 },
        { holderId: 'two', parts: 1 },
      ],
      [{ at: 1, code: 'SHARES_HOLDER_TWICE' }],
    ],
    ['an heir without a part', 'one', [{ holderId: 'two', parts: 0 }], [{ at: 0, code: 'SHARES_QUANTITY_INVALID' }]],
    [
      'an heir to whom no share falls',
      'one',
      [
        { holderId: 'two', parts: 1_000 },
        { holderId: 'three', parts: 1 },
      ],
      [{ at: 1, code: 'SHARES_HEIR_WITHOUT_SHARE' }],
    ],
  ])('refuses %s', (_, holderId, heirs, findings) => {
    expect(lines(inherit(LEDGER, { on: ON, holderId, heirs }))).toEqual(findings);
  });
});

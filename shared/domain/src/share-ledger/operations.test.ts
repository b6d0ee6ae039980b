import { describe, expect, test } from '@jest/globals';
import {
  allot,
  bonus,
  cancel,
  forfeit,
  holder,
  inherit,
  issue,
  openTable,
  outstandingIn,
  payCall,
  release,
  renumber,
  reserve,
  RESERVE,
  swapAllot,
  tableText,
  transfer,
  undo,
  type Allotment,
  type ShareLedger,
  type ShareOutcome,
} from '.';

const RATE = 10_000; // Rs. 100 in paisa
const ON = '2026-11-23';

/** 100 shares: one has 1 to 60, all paid; two has 61 to 90, of which 20 are paid; 91 to 100 are in reserve. */
const LEDGER = ledgerOf(
  [
    { holderId: 'one', ranges: [{ from: 1, to: 60 }], paid: 60 * RATE },
    { holderId: 'two', ranges: [{ from: 61, to: 90 }], paid: 20 * RATE },
  ],
  100,
);

function ledgerOf(allotments: readonly Omit<Allotment, 'shareType'>[], issued: number): ShareLedger {
  const typed = allotments.map((one): Allotment => ({ ...one, shareType: 'PROMOTER' }));
  return { table: openTable(typed, issued, RATE), ratePerShare: RATE };
}

/** One line for each range, or what was found. */
function lines(outcome: ShareOutcome): unknown {
  return outcome.ok ? tableText(outcome.ledger.table).split('\n') : outcome.findings;
}

describe('transfer', () => {
  test('gives each share to whom it is sold to, with what is paid on it', () => {
    const outcome = transfer(LEDGER, {
      on: ON,
      holderId: 'two',
      ranges: [{ from: 75, to: 84 }],
      to: [
        { holderId: 'three', from: 75, to: 78 },
        { holderId: 'one', from: 79, to: 84 },
      ],
    });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:74:10000:PROMOTER',
      'HOLDER:three:75:78:10000:PROMOTER',
      'HOLDER:one:79:80:10000:PROMOTER',
      'HOLDER:one:81:84:0:PROMOTER',
      'HOLDER:two:85:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      change: { kind: 'TRANSFER', closed: [], opened: [{ holderId: 'three', on: ON }] },
    });
  });

  test('closes with its day who has nothing left', () => {
    expect(
      transfer(LEDGER, {
        on: ON,
        holderId: 'two',
        ranges: [{ from: 61, to: 90 }],
        to: [{ holderId: 'one', from: 61, to: 90 }],
      }),
    ).toMatchObject({ change: { closed: [{ holderId: 'two', on: ON }], opened: [] } });
  });

  test('ends and begins only the ranges that change', () => {
    expect(
      transfer(LEDGER, {
        on: ON,
        holderId: 'one',
        ranges: [{ from: 1, to: 10 }],
        to: [{ holderId: 'three', from: 1, to: 10 }],
      }),
    ).toMatchObject({
      change: {
        postings: [
          {
            ended: [{ holderId: 'one', from: 1, to: 60 }],
            begun: [
              { holderId: 'three', from: 1, to: 10 },
              { holderId: 'one', from: 11, to: 60 },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['no range', [], [{ holderId: 'one', from: 61, to: 61 }], [{ code: 'SHARE_RANGES_REQUIRED' }]],
    [
      'shares of somebody else',
      [
        { from: 61, to: 62 },
        { from: 85, to: 91 },
      ],
      [{ holderId: 'one', from: 61, to: 62 }],
      [{ at: 1, code: 'SHARES_NOT_HELD', parameters: { from: 85, to: 91 } }],
    ],
    [
      'half a share',
      [{ from: 61, to: 62.5 }],
      [{ holderId: 'one', from: 61, to: 62.5 }],
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 61, to: 62.5 } }],
    ],
    [
      'a share stated twice',
      [
        { from: 61, to: 65 },
        { from: 65, to: 66 },
      ],
      [{ holderId: 'one', from: 61, to: 66 }],
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'a share that nobody gets',
      [{ from: 61, to: 65 }],
      [{ holderId: 'one', from: 61, to: 64 }],
      [{ code: 'RANGES_INCOMPLETE', parameters: { remaining: 1 } }],
    ],
    [
      'a share that two get',
      [{ from: 61, to: 65 }],
      [
        { holderId: 'one', from: 61, to: 64 },
        { holderId: 'three', from: 64, to: 65 },
      ],
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'a share that is not sold',
      [{ from: 61, to: 65 }],
      [{ holderId: 'one', from: 61, to: 66 }],
      [{ at: 0, code: 'RANGE_OUTSIDE_AVAILABLE' }],
    ],
    [
      'the seller as buyer',
      [{ from: 61, to: 65 }],
      [{ holderId: 'two', from: 61, to: 65 }],
      [{ at: 0, code: 'SHARES_TO_SAME_HOLDER' }],
    ],
  ])('refuses %s', (_, ranges, to, findings) => {
    expect(lines(transfer(LEDGER, { on: ON, holderId: 'two', ranges, to }))).toEqual(findings);
  });
});

describe('reserve', () => {
  test('takes shares of a holder, and gives them to another with what is paid on them', () => {
    const put = granted(reserve(LEDGER, { on: ON, owner: holder('one'), ranges: [{ from: 51, to: 60 }] }));
    expect(tableText(put).split('\n')).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'RESERVE:-:51:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    const given = release(
      { ...LEDGER, table: put },
      {
        on: ON,
        to: [
          { holderId: 'three', from: 51, to: 60 },
          { holderId: 'two', from: 91, to: 95 },
        ],
      },
    );
    expect(lines(given)).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'HOLDER:three:51:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:two:91:95:0:-',
      'RESERVE:-:96:100:0:-',
    ]);
  });

  test('takes forfeited shares', () => {
    const table = granted(forfeit(LEDGER, { on: ON, holderId: 'two', shares: { quantity: 10 } }));
    expect(
      lines(
        reserve(
          { ...LEDGER, table },
          { on: ON, owner: { bucket: 'JAFAT', holderId: null }, ranges: [{ from: 81, to: 90 }] },
        ),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'RESERVE:-:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test('gives shares with what their new holder paid', () => {
    expect(
      lines(
        release(LEDGER, {
          on: ON,
          to: [{ holderId: 'three', from: 91, to: 100 }],
          paidPerShare: RATE,
          shareType: 'PUBLIC',
        }),
      ),
    ).toContain('HOLDER:three:91:100:10000:PUBLIC');
  });

  test.each([
    [
      'shares that lie in reserve already',
      reserve(LEDGER, { on: ON, owner: RESERVE, ranges: [{ from: 91, to: 92 }] }),
      [{ code: 'SHARES_TO_SAME_HOLDER' }],
    ],
    [
      'shares of somebody else',
      reserve(LEDGER, { on: ON, owner: holder('one'), ranges: [{ from: 60, to: 61 }] }),
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 60, to: 61 } }],
    ],
    [
      'to give what is not in reserve',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 90, to: 92 }] }),
      [{ at: 0, code: 'RANGE_OUTSIDE_AVAILABLE' }],
    ],
    [
      'to begin in the middle of the reserve',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 93, to: 95 }] }),
      [{ at: 0, code: 'RANGE_IN_THE_MIDDLE' }],
    ],
    [
      'more paid than a share is worth',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 91, to: 92 }], paidPerShare: RATE + 1 }),
      [{ code: 'SHARES_PAID_ABOVE_RATE' }],
    ],
    ['an issue of no shares', issue(LEDGER, { on: ON, quantity: 0 }), [{ code: 'SHARES_QUANTITY_INVALID' }]],
  ])('refuses %s', (_, outcome, findings) => {
    expect(lines(outcome)).toEqual(findings);
  });
});

describe('forfeit', () => {
  const partly = ledgerOf([{ holderId: 'one', ranges: [{ from: 1, to: 10 }], paid: 6 * RATE + 2_500 }], 10);

  test('takes unpaid shares from the end, and says what had been paid on them', () => {
    const outcome = forfeit(partly, { on: ON, holderId: 'one', shares: { quantity: 4 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:6:10000:PROMOTER',
      'JAFAT:-:7:7:2500:PROMOTER',
      'JAFAT:-:8:10:0:PROMOTER',
    ]);
    expect(outcome).toMatchObject({ refund: 2_500 });
    expect(lines(forfeit(partly, { on: ON, holderId: 'one', shares: { quantity: 2 } }))).toEqual([
      'HOLDER:one:1:6:10000:PROMOTER',
      'HOLDER:one:7:7:2500:PROMOTER',
      'HOLDER:one:8:8:0:PROMOTER',
      'JAFAT:-:9:10:0:PROMOTER',
    ]);
  });

  test('leaves paid shares alone that lie behind the unpaid ones', () => {
    const bought = transfer(LEDGER, {
      on: ON,
      holderId: 'one',
      ranges: [{ from: 1, to: 60 }],
      to: [{ holderId: 'two', from: 1, to: 60 }],
    });
    const table = granted(
      transfer(
        { ...LEDGER, table: granted(bought) },
        { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], to: [{ holderId: 'one', from: 81, to: 85 }] },
      ),
    );
    expect(lines(forfeit({ ...LEDGER, table }, { on: ON, holderId: 'two', shares: { quantity: 5 } }))).toEqual([
      'HOLDER:two:1:80:10000:PROMOTER',
      'HOLDER:one:81:85:0:PROMOTER',
      'JAFAT:-:86:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test.each([
    ['more than is unpaid', { quantity: 5 }, [{ code: 'SHARES_FORFEIT_TOO_MANY', parameters: { unpaid: 4 } }]],
    ['no share', { quantity: 0 }, [{ code: 'SHARES_QUANTITY_INVALID' }]],
    [
      'a paid share that is stated',
      {
        ranges: [
          { from: 9, to: 10 },
          { from: 6, to: 7 },
        ],
      },
      [{ at: 1, code: 'SHARES_FORFEIT_PAID' }],
    ],
  ])('refuses %s', (_, shares, findings) => {
    expect(lines(forfeit(partly, { on: ON, holderId: 'one', shares }))).toEqual(findings);
  });
});

describe('renumber', () => {
  test('a split keeps whose each share is: kitta 61 to 80 become 121 to 160', () => {
    const outcome = renumber(LEDGER, { on: ON, ratio: { before: 1, after: 2 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:120:5000:PROMOTER',
      'HOLDER:two:121:160:5000:PROMOTER',
      'HOLDER:two:161:180:0:PROMOTER',
      'RESERVE:-:181:200:0:-',
    ]);
    expect(outcome).toMatchObject({ fractions: [], change: { ratePerShare: { before: 10_000, after: 5_000 } } });
  });

  test('a consolidation lists what is less than a share; together they lie in reserve', () => {
    const ledger = ledgerOf(
      [
        {
          holderId: 'one',
          ranges: [
            { from: 1, to: 7 },
            { from: 12, to: 14 },
          ],
          paid: 10 * RATE,
        },
        { holderId: 'two', ranges: [{ from: 8, to: 11 }], paid: 0 },
        { holderId: 'three', ranges: [{ from: 15, to: 16 }], paid: 2 * RATE },
      ],
      16,
    );
    const outcome = renumber(ledger, { on: ON, ratio: { before: 4, after: 1 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:1:40000:PROMOTER',
      'HOLDER:two:2:2:0:PROMOTER',
      'HOLDER:one:3:3:40000:PROMOTER',
      'RESERVE:-:4:4:40000:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { owner: holder('one'), numerator: 2, denominator: 4, value: 20_000, paid: 20_000 },
        { owner: holder('three'), numerator: 2, denominator: 4, value: 20_000, paid: 20_000 },
      ],
      change: { ratePerShare: { before: 10_000, after: 40_000 }, closed: [{ holderId: 'three', on: ON }] },
    });
  });

  test('five shares of Rs. 100 become two of Rs. 250', () => {
    expect(renumber(LEDGER, { on: ON, ratio: { before: 5, after: 2 } })).toMatchObject({
      ledger: { ratePerShare: 25_000 },
      fractions: [],
    });
  });

  test.each([
    ['one to one', { before: 3, after: 3 }, [{ code: 'SHARES_RATIO_INVALID' }]],
    ['half of one', { before: 0.5, after: 1 }, [{ code: 'SHARES_RATIO_INVALID' }]],
    ['a face value of less than a paisa', { before: 1, after: 3 }, [{ code: 'SHARES_RATE_NOT_WHOLE' }]],
    [
      'another total value',
      { before: 3, after: 1 },
      [{ code: 'SHARES_NOT_DIVISIBLE', parameters: { issued: 100, by: 3 } }],
    ],
  ])('refuses %s', (_, ratio, findings) => {
    expect(lines(renumber(LEDGER, { on: ON, ratio }))).toEqual(findings);
  });
});

describe('allot', () => {
  test('new shares by a list', () => {
    expect(
      lines(
        allot(LEDGER, {
          on: ON,
          source: 'NEW',
          to: {
            quantities: [
              { holderId: 'three', quantity: 5 },
              { holderId: 'one', quantity: 10 },
            ],
          },
          paidPerShare: RATE,
          shareType: 'PUBLIC',
        }),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:three:101:105:10000:PUBLIC',
      'HOLDER:one:106:115:10000:PUBLIC',
    ]);
  });

  test('the first shares of the reserve', () => {
    expect(
      lines(
        allot(LEDGER, {
          on: ON,
          source: 'RESERVE',
          to: { quantities: [{ holderId: 'three', quantity: 4 }] },
          paidPerShare: 0,
          shareType: 'PUBLIC',
        }),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:three:91:94:0:PUBLIC',
      'RESERVE:-:95:100:0:-',
    ]);
  });

  test('in proportion: whole shares to everybody, fractions listed, what they make up in reserve', () => {
    const outcome = allot(LEDGER, {
      on: ON,
      source: 'NEW',
      to: { proRata: 10 },
      paidPerShare: 2_000,
      shareType: 'PUBLIC',
    });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:one:101:106:2000:PUBLIC',
      'HOLDER:two:107:109:2000:PUBLIC',
      'RESERVE:-:110:110:0:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { holderId: 'one', numerator: 60, denominator: 90 },
        { holderId: 'two', numerator: 30, denominator: 90 },
      ],
    });
  });

  test('bonus shares are paid in full, those of the fractions too', () => {
    expect(lines(bonus(LEDGER, { on: ON, quantity: 10 }))).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:one:101:106:10000:PROMOTER',
      'HOLDER:two:107:109:10000:PROMOTER',
      'RESERVE:-:110:110:10000:-',
    ]);
  });

  test.each([
    [
      'more than is in reserve',
      {
        source: 'RESERVE',
        to: { quantities: [{ holderId: 'one', quantity: 11 }] },
        paidPerShare: 0,
        shareType: 'PUBLIC',
      },
      [{ code: 'SHARES_RESERVE_TOO_FEW', parameters: { available: 10 } }],
    ],
    [
      'nobody',
      { source: 'NEW', to: { quantities: [] }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ code: 'SHARES_NO_HOLDERS' }],
    ],
    [
      'somebody twice',
      {
        source: 'NEW',
        to: {
          quantities: [
            { holderId: 'one', quantity: 1 },
            { holderId: 'one', quantity: 1 },
          ],
        },
        paidPerShare: 0,
        shareType: 'PUBLIC',
      },
      [{ at: 1, code: 'SHARES_HOLDER_TWICE' }],
    ],
    [
      'no share',
      { source: 'NEW', to: { quantities: [{ holderId: 'one', quantity: 0 }] }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ at: 0, code: 'SHARES_QUANTITY_INVALID' }],
    ],
    [
      'half a share',
      { source: 'NEW', to: { proRata: 0.5 }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ code: 'SHARES_QUANTITY_INVALID' }],
    ],
    [
      'more paid than a share is worth',
      { source: 'NEW', to: { proRata: 1 }, paidPerShare: RATE + 1, shareType: 'PUBLIC' },
      [{ code: 'SHARES_PAID_ABOVE_RATE' }],
    ],
  ] as const)('refuses %s', (_, allotting, findings) => {
    expect(lines(allot(LEDGER, { on: ON, ...allotting }))).toEqual(findings);
  });

  test('refuses shares in proportion where nobody has any', () => {
    expect(lines(bonus(ledgerOf([], 10), { on: ON, quantity: 5 }))).toEqual([{ code: 'SHARES_NO_HOLDERS' }]);
  });
});

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

describe('undo', () => {
  const sold = transfer(LEDGER, {
    on: ON,
    holderId: 'two',
    ranges: [{ from: 61, to: 90 }],
    to: [{ holderId: 'three', from: 61, to: 90 }],
  });

  test('puts back ranges, face value and holders', () => {
    const split = renumber(LEDGER, { on: ON, ratio: { before: 1, after: 2 } });
    if (!split.ok || !sold.ok) throw new Error('Both are allowed');
    expect(undo(split.ledger, { on: ON, change: split.change })).toMatchObject({
      ledger: LEDGER,
      change: { kind: 'UNDO', ratePerShare: { before: 5_000, after: 10_000 } },
    });
    expect(undo(sold.ledger, { on: ON, change: sold.change })).toMatchObject({
      ledger: LEDGER,
      change: { closed: [{ holderId: 'three', on: ON }], opened: [{ holderId: 'two', on: ON }] },
    });
  });

  test('is refused when the shares have changed since', () => {
    if (!sold.ok) throw new Error('The sale is allowed');
    const table = granted(
      transfer(sold.ledger, {
        on: ON,
        holderId: 'three',
        ranges: [{ from: 61, to: 61 }],
        to: [{ holderId: 'one', from: 61, to: 61 }],
      }),
    );
    expect(lines(undo({ ...LEDGER, table }, { on: ON, change: sold.change }))).toEqual([
      { code: 'SHARES_CHANGED_SINCE' },
    ]);
    expect(lines(undo({ ...sold.ledger, ratePerShare: 5_000 }, { on: ON, change: sold.change }))).toEqual([
      { code: 'SHARES_CHANGED_SINCE' },
    ]);
  });
});

function granted(outcome: ShareOutcome) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  return outcome.ledger.table;
}

describe('a call', () => {
  const paid = (more: Partial<Parameters<typeof payCall>[1]>) =>
    payCall(LEDGER, { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], paidPerShare: 4_000, ...more });

  test('raises what is paid on each share; owner and type stay', () => {
    expect(lines(paid({}))).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:85:4000:PROMOTER',
      'HOLDER:two:86:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test.each([
    ['on shares that are paid', { ranges: [{ from: 80, to: 85 }] }, [{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]],
    ['by nothing', { paidPerShare: 0 }, [{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]],
    ['above the face value', { paidPerShare: RATE + 1 }, [{ code: 'SHARES_PAID_ABOVE_RATE' }]],
    [
      'on shares of another',
      { ranges: [{ from: 60, to: 61 }] },
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 60, to: 61 } }],
    ],
  ])('is not paid %s', (_what, more, findings) => {
    expect(lines(paid(more))).toEqual(findings);
  });

  test('is not paid twice', () => {
    const once = paid({});
    if (!once.ok) throw new Error('It is paid once');
    expect(
      lines(payCall(once.ledger, { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], paidPerShare: 4_000 })),
    ).toEqual([{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]);
  });
});

describe('a reduction', () => {
  test('cancels shares of several owners, which keep their numbers, and says what each loses', () => {
    const outcome = cancel(LEDGER, { on: ON, ranges: [{ from: 51, to: 65 }], to: 'CANCELLED' });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'CANCELLED:-:51:65:0:PROMOTER',
      'HOLDER:two:66:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      lost: [
        { owner: holder('one'), quantity: 10, paid: 10 * RATE },
        { owner: holder('two'), quantity: 5, paid: 5 * RATE },
      ],
    });
    if (outcome.ok) expect(outstandingIn(outcome.ledger.table)).toBe(85);
  });

  test('lowers what is paid on each', () => {
    const outcome = cancel(LEDGER, { on: ON, ranges: [{ from: 1, to: 80 }], to: { paidPerShare: 6_000 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:6000:PROMOTER',
      'HOLDER:two:61:80:6000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      lost: [
        { owner: holder('one'), quantity: 0, paid: 60 * 4_000 },
        { owner: holder('two'), quantity: 0, paid: 20 * 4_000 },
      ],
    });
  });

  test.each([
    ['without shares', [], 'CANCELLED', [{ code: 'SHARE_RANGES_REQUIRED' }]],
    ['backwards', [{ from: 5, to: 4 }], 'CANCELLED', [{ at: 0, code: 'RANGE_BACKWARDS' }]],
    [
      'of one share twice',
      [
        { from: 1, to: 5 },
        { from: 5, to: 6 },
      ],
      'CANCELLED',
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'of more than is issued',
      [{ from: 99, to: 101 }],
      'CANCELLED',
      [{ at: 0, code: 'SHARES_NOT_ISSUED', parameters: { from: 99, to: 101 } }],
    ],
    ['to more', [{ from: 1, to: 5 }], { paidPerShare: RATE }, [{ at: 0, code: 'SHARES_PAID_NOT_LOWERED' }]],
  ] as const)('is refused %s', (_what, ranges, to, findings) => {
    expect(lines(cancel(LEDGER, { on: ON, ranges, to }))).toEqual(findings);
  });

  test('of cancelled shares is refused', () => {
    const once = cancel(LEDGER, { on: ON, ranges: [{ from: 1, to: 5 }], to: 'CANCELLED' });
    if (!once.ok) throw new Error('They are cancelled once');
    expect(lines(cancel(once.ledger, { on: ON, ranges: [{ from: 5, to: 6 }], to: 'CANCELLED' }))).toEqual([
      { at: 0, code: 'SHARES_CANCELLED_ALREADY' },
    ]);
  });
});

describe('a swap', () => {
  const holdings = [
    { holderId: 'three', shareType: 'PROMOTER', quantity: 8 },
    { holderId: 'four', shareType: 'PUBLIC', quantity: 7 },
  ] as const;
  const swap = {
    on: ON,
    holdings,
    ratio: { before: 3, after: 2 },
    ranges: [{ from: 91, to: 100 }],
    paidPerShare: RATE,
  };

  test('gives whole shares of the type that each had, lists the fractions, and leaves what they make up', () => {
    const outcome = swapAllot(LEDGER, swap);
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:three:91:95:10000:PROMOTER',
      'HOLDER:four:96:99:10000:PUBLIC',
      'RESERVE:-:100:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { holderId: 'three', shareType: 'PROMOTER', numerator: 1, denominator: 3 },
        { holderId: 'four', shareType: 'PUBLIC', numerator: 2, denominator: 3 },
      ],
    });
  });

  test.each([
    [
      'with fewer shares than needed',
      { ranges: [{ from: 92, to: 100 }] },
      [{ code: 'SHARES_SWAP_NOT_EXACT', parameters: { needed: 10, reserved: 9 } }],
    ],
    ['by a ratio of nothing', { ratio: { before: 0, after: 2 } }, [{ code: 'SHARES_SWAP_RATIO_INVALID' }]],
    [
      'that gives somebody nothing',
      { ratio: { before: 8, after: 1 }, ranges: [{ from: 91, to: 91 }] },
      [{ at: 1, code: 'SHARES_SWAP_WITHOUT_SHARE' }],
    ],
    ['of nobody', { holdings: [] }, [{ code: 'SHARES_NO_HOLDERS' }]],
    ['of one holder twice', { holdings: [holdings[0], holdings[0]] }, [{ at: 1, code: 'SHARES_HOLDER_TWICE' }]],
    [
      'out of shares that somebody holds',
      { ranges: [{ from: 81, to: 90 }] },
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 81, to: 90 } }],
    ],
  ])('is refused %s', (_what, more, findings) => {
    expect(lines(swapAllot(LEDGER, { ...swap, ...more }))).toEqual(findings);
  });
});

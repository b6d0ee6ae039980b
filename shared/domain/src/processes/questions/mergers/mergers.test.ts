import { describe, expect, test } from '@jest/globals';
import { LEDGER, RATE } from '../../../testing/share-ledger-examples';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { filedAllotment } from './swap-allotment';
import { MERGE_CAPITAL } from './merge-capital';
import { MERGE_DETAILS } from './merge-details';
import { claimsAfter, filedCapital, filedShares, paidUpAfterAllotment } from './merged-shares';
import { workingsOfClaims } from './swapped-holdings';

const OWN = '0190a000-0000-7000-8000-000000000001';
const OTHER = '0190a000-0000-7000-8000-000000000002';

const holding = (holderId: string, quantity: number, more: object = {}) => ({
  holderId,
  nameNepali: holderId,
  nameEnglish: holderId,
  companyId: null,
  heldAs: null,
  shareType: 'PROMOTER',
  quantity,
  ...more,
});

/** Of the ledger of the examples: one has 60, two 30, ten are in reserve. */
function frameOf(holdings: readonly object[], details: Answers, capital: Answers = {}): FilingFrame {
  return {
    companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
    today: '2026-11-28',
    company: {
      id: OWN,
      version: 1,
      type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
      shares: LEDGER.table,
      parts: [
        {
          aspect: 'CAPITAL',
          subjectId: null,
          since: '2026-01-01',
          applicationId: null,
          data: {
            authorizedCapital: 200 * RATE,
            issuedCapital: 100 * RATE,
            paidUpCapital: 80 * RATE,
            ratePerShare: RATE,
            issuedShares: 100,
          },
        },
      ],
    },
    answers: {
      MERGED_COMPANY: {
        companyId: OTHER,
        nameNepali: 'अर्को',
        nameEnglish: 'Other',
        registrationNumber: '7',
        companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
        registeredOn: null,
        address: null,
        holdings,
      },
      MERGE_DETAILS: { companyProcess: 'MERGE', paidPerShare: RATE, ...details },
      MERGE_CAPITAL: capital,
    },
  };
}
const THREE_FOR_TWO = { oldShares: 3, newShares: 2 };

describe('the claims', () => {
  test('of somebody who holds both companies are one, with what is brought under two papers', () => {
    const frame = frameOf([holding('x', 4, { heldAs: 'one' }), holding('y', 5, { heldAs: 'one' })], THREE_FOR_TWO);
    expect(claimsAfter(frame.answers['MERGE_DETAILS'] as Answers, frame)).toMatchObject({
      claims: [{ holderId: 'one', shareType: 'PROMOTER', quantity: 6 }],
      fractions: [],
      needed: 6,
    });
  });

  test('of the company that goes on there are none: its shares in the other one are not swapped', () => {
    const frame = frameOf([holding('x', 6), holding('self', 300, { companyId: OWN })], THREE_FOR_TWO);
    expect(claimsAfter(frame.answers['MERGE_DETAILS'] as Answers, frame)).toMatchObject({ needed: 4 });
    const [working] = workingsOfClaims(frame);
    expect(working?.lines.map(({ value }) => value.en)).toEqual(['6 → 4', '4']);
  });

  test('of two that merge into a new one are reckoned together, so that fractions of both make up whole shares', () => {
    const ratios = { companyProcess: 'MERGE_INTO_NEW', ownOldShares: 7, ownNewShares: 2, oldShares: 3, newShares: 2 };
    const [first = ''] = LEDGER.table.flatMap(({ holderId }) => holderId ?? []);
    const frame = frameOf([holding('x', 4, { heldAs: first }), holding('y', 6)], ratios);
    const claims = claimsAfter(frame.answers['MERGE_DETAILS'] as Answers, frame);
    const held = LEDGER.table.reduce((sum, one) => (one.holderId === first ? sum + one.to - one.from + 1 : sum), 0);
    const mine = claims?.claims.filter(({ holderId }) => holderId === first);
    expect(mine?.map(({ quantity }) => quantity)).toEqual([Math.floor((held * 2) / 7 + (4 * 2) / 3)]);
  });

  test('are none where the two ratios cannot be reckoned exactly together', () => {
    const ratios = {
      companyProcess: 'MERGE_INTO_NEW',
      ownOldShares: 999_999_937,
      ownNewShares: 2,
      oldShares: 999_999_929,
    };
    const frame = frameOf([holding('x', 9)], { ...ratios, newShares: 1_000_000 });
    expect(claimsAfter(frame.answers['MERGE_DETAILS'] as Answers, frame)).toBeNull();
    expect(MERGE_DETAILS.issues(frame.answers['MERGE_DETAILS'] as Answers, frame)).toEqual([
      { path: 'newShares', code: 'SHARES_SWAP_RATIO_INVALID' },
    ]);
  });

  test('are shown by nobody before the ratio is answered', () => {
    expect(workingsOfClaims(frameOf([holding('x', 6)], {}))).toEqual([]);
  });
});

test('the swap is issued into the reserve behind all shares, and counts as paid once it is allotted', () => {
  const frame = frameOf([holding('x', 6)], THREE_FOR_TWO);
  const shares = filedShares(frame);
  expect(shares?.ok && shares.ledger.table.at(-1)).toMatchObject({ bucket: 'RESERVE', from: 101, to: 104 });
  expect(filedCapital(frame)).toMatchObject({ issuedCapital: 104 * RATE, paidUpCapital: 80 * RATE });
  expect(paidUpAfterAllotment(frame)).toBe(84 * RATE);
});

test.each<[string, Answers, readonly string[]]>([
  ['as the shares give', {}, []],
  ['one paisa too much issued', { issuedCapital: 104 * RATE + 1 }, ['MERGER_ISSUED_DIFFERS']],
  ['one paisa too little paid', { paidUpCapital: 84 * RATE - 1 }, ['MERGER_PAID_UP_DIFFERS']],
  ['more paid than issued', { paidUpCapital: 105 * RATE }, ['MERGER_PAID_ABOVE_ISSUED']],
  [
    'authorized below both',
    { authorizedCapital: 100 * RATE },
    ['MERGER_AUTHORIZED_LOWERED', 'ISSUED_EXCEEDS_AUTHORIZED'],
  ],
])('the capital: %s', (_name, more, codes) => {
  const given = { authorizedCapital: 200 * RATE, issuedCapital: 104 * RATE, paidUpCapital: 84 * RATE, ...more };
  const frame = frameOf([holding('x', 6)], THREE_FOR_TWO, given);
  expect(MERGE_CAPITAL.issues(given, frame).map(({ code }) => code)).toEqual(codes);
});

test('a ratio that gives a holder nothing is refused', () => {
  const details = { companyProcess: 'MERGE', oldShares: 8, newShares: 1, paidPerShare: RATE };
  const frame = frameOf([holding('x', 80), holding('y', 7)], details);
  expect(MERGE_DETAILS.issues(details, frame)).toEqual([{ path: 'newShares', code: 'SHARES_SWAP_WITHOUT_SHARE' }]);
});

test('exactly the shares of the swap are allotted, and others are refused', () => {
  const frame = frameOf([holding('x', 6)], THREE_FOR_TWO);
  const shares = filedShares(frame);
  if (!shares?.ok || !frame.company) throw new Error('The merger is not computed');
  const swap = {
    mergedNepali: 'अर्को',
    mergedEnglish: 'Other',
    mergeNumber: 'CM-1',
    ...THREE_FOR_TWO,
    paidPerShare: RATE,
    fractions: null,
    from: 101,
    to: 104,
    holdings: [{ holderId: 'x', nameNepali: 'x', nameEnglish: 'x', shareType: 'PROMOTER', quantity: 6 }],
  };
  const allotting = (more: object): FilingFrame => ({
    ...frame,
    company: frame.company && { ...frame.company, shares: shares.ledger.table },
    answers: { SWAP_ALLOTMENT: { ...swap, ...more } },
  });
  const done = filedAllotment(allotting({}));
  expect(done?.ok && done.ledger.table.at(-1)).toMatchObject({ holderId: 'x', from: 101, to: 104, paidPerShare: RATE });
  expect(filedAllotment(allotting({ from: 91, to: 104 }))).toMatchObject({
    ok: false,
    findings: [{ finding: { code: expect.stringMatching(/SHARES_|RANGE_/) } }],
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { publicParts, recordOn } from '@registrar/domain/register';
import {
  allot,
  bonus,
  cancel,
  forfeit,
  holder,
  inherit,
  issue,
  openTable,
  payCall,
  release,
  renumber,
  reserve,
  swapAllot,
  tableText,
  transfer,
  undo,
  type ShareChange,
  type ShareLedger,
  type ShareOutcome,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import { sql } from 'kysely';
import { addCompany } from '../../../test/company-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { applyChanges } from '../apply-changes';
import { enterInRegister, type NewEntry } from '../entries/enter';
import { readEntries } from '../entries/read-entries';
import { enterShareChanges } from './enter-share-changes';
import { postShares } from './post-shares';
import { readPosting, readShareLedger } from './read-share-ledger';
import { readShareholders } from './read-shareholders';
import { readShares } from './read-shares';

const RATE = 10_000; // Rs. 100 in paisa
const FIRST_DAY = '2026-11-22';
const CHANGED_ON = addDays(FIRST_DAY, 1);
const UNDONE_ON = addDays(FIRST_DAY, 2);
const [A, B, C] = [
  '0190a000-0000-7000-8000-00000000000a',
  '0190a000-0000-7000-8000-00000000000b',
  '0190a000-0000-7000-8000-00000000000c',
] as const;

let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-22T06:00:00Z'));
  representative = await gateway.addAccount({ username: 'share.changes' });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const holderEntry = (subjectId: string): NewEntry => ({
  aspect: 'SHAREHOLDER',
  subjectId,
  after: { nameEnglish: subjectId.slice(-1), nameNepali: 'क', entity: 'INDIVIDUAL', companyId: null },
});

/**
 * 100 shares of Rs. 100: A has 1 to 60, all paid; B 61 to 90, of which 20 are paid; 91 to 100 are in reserve. C is not
 * in the register yet.
 */
async function company(): Promise<string> {
  const { id } = await addCompany(gateway, representative);
  const capital = {
    authorizedCapital: 1_000 * RATE,
    issuedCapital: 100 * RATE,
    paidUpCapital: 80 * RATE,
    ratePerShare: RATE,
    issuedShares: 100,
  };
  const filing = { companyId: id, applicationId: null, effectiveOn: FIRST_DAY };
  await gateway.platform.runUnitOfWork(async (unit) => {
    await enterInRegister(unit, filing, [{ aspect: 'CAPITAL', after: capital }, holderEntry(A), holderEntry(B)]);
    await postShares(
      unit,
      filing,
      openTable(
        [
          { holderId: A, ranges: [{ from: 1, to: 60 }], paid: 60 * RATE, shareType: 'PROMOTER' },
          { holderId: B, ranges: [{ from: 61, to: 90 }], paid: 20 * RATE, shareType: 'PUBLIC' },
        ],
        100,
        RATE,
      ),
    );
  });
  return id;
}

async function ledgerOn(companyId: string, day: string): Promise<ShareLedger> {
  const ledger = await readShareLedger(db(), companyId, day);
  if (!ledger) throw new Error('The register knows of the shares');
  return ledger;
}

async function tableOn(companyId: string, day: string): Promise<string[]> {
  return tableText((await readShares(db(), companyId, day))?.table ?? [])
    .split('\n')
    .map((line) => line.replace('0190a000-0000-7000-8000-00000000000', ''));
}

/** The number of shares of each holder, by the register of shareholders. */
async function holdersOn(companyId: string, day: string): Promise<Record<string, number>> {
  const list = await readShareholders(db(), companyId, day);
  return Object.fromEntries((list?.holders ?? []).map(({ nameEnglish, shares }) => [nameEnglish, shares]));
}

async function capitalOn(companyId: string, day: string) {
  const [part] = recordOn(await readEntries(db(), companyId, { aspects: ['CAPITAL'] }), day);
  return part && publicParts.CAPITAL.parse(part.data);
}

/** The shareholders in the register. */
async function namedOn(companyId: string, day: string): Promise<string[]> {
  const parts = recordOn(await readEntries(db(), companyId, { aspects: ['SHAREHOLDER'] }), day);
  return parts.map(({ subjectId }) => subjectId?.slice(-1) ?? '').sort();
}

function changeOf(outcome: ShareOutcome): ShareChange {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  return outcome.change;
}

const enter = (companyId: string, change: ShareChange, entries: readonly NewEntry[] = []) =>
  gateway.platform.runUnitOfWork((unit) =>
    enterShareChanges(unit, { companyId, applicationId: null, effectiveOn: change.on }, [change], entries),
  );

const BEFORE = [
  'HOLDER:a:1:60:10000:PROMOTER',
  'HOLDER:b:61:80:10000:PUBLIC',
  'HOLDER:b:81:90:0:PUBLIC',
  'RESERVE:-:91:100:0:-',
];
const on = CHANGED_ON;

interface Case {
  readonly run: (ledger: ShareLedger) => ShareOutcome;
  /** The table on the day of the change. */
  readonly table: readonly string[];
  readonly capital?: object;
  /** Shareholders in the register on that day; A and B when it is left out. */
  readonly named?: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  'a transfer to an old and a new holder': {
    run: (ledger) =>
      transfer(ledger, {
        on,
        holderId: B,
        ranges: [{ from: 71, to: 85 }],
        to: [
          { holderId: A, from: 71, to: 80 },
          { holderId: C, from: 81, to: 85 },
        ],
      }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:70:10000:PUBLIC',
      'HOLDER:a:71:80:10000:PUBLIC',
      'HOLDER:c:81:85:0:PUBLIC',
      'HOLDER:b:86:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
    named: ['a', 'b', 'c'],
  },
  'a transfer of all that somebody has': {
    run: (ledger) =>
      transfer(ledger, { on, holderId: B, ranges: [{ from: 61, to: 90 }], to: [{ holderId: A, from: 61, to: 90 }] }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:a:61:80:10000:PUBLIC',
      'HOLDER:a:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
    named: ['a'],
  },
  'shares put in reserve': {
    run: (ledger) => reserve(ledger, { on, owner: holder(A), ranges: [{ from: 31, to: 60 }] }),
    table: [
      'HOLDER:a:1:30:10000:PROMOTER',
      'RESERVE:-:31:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
  },
  'shares given out of the reserve': {
    run: (ledger) =>
      release(ledger, { on, to: [{ holderId: C, from: 91, to: 94 }], paidPerShare: RATE, shareType: 'PUBLIC' }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'HOLDER:c:91:94:10000:PUBLIC',
      'RESERVE:-:95:100:0:-',
    ],
    capital: { paidUpCapital: 84 * RATE },
    named: ['a', 'b', 'c'],
  },
  'a forfeiture from the end': {
    run: (ledger) => forfeit(ledger, { on, holderId: B, shares: { quantity: 10 } }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'JAFAT:-:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
  },
  'a split': {
    run: (ledger) => renumber(ledger, { on, ratio: { before: 1, after: 10 } }),
    table: [
      'HOLDER:a:1:600:1000:PROMOTER',
      'HOLDER:b:601:800:1000:PUBLIC',
      'HOLDER:b:801:900:0:PUBLIC',
      'RESERVE:-:901:1000:0:-',
    ],
    capital: { issuedShares: 1_000, ratePerShare: 1_000 },
  },
  'a consolidation with fractions': {
    run: (ledger) => renumber(ledger, { on, ratio: { before: 25, after: 1 } }),
    table: ['HOLDER:a:1:2:250000:PROMOTER', 'HOLDER:b:3:3:200000:PUBLIC', 'RESERVE:-:4:4:100000:-'],
    capital: { issuedShares: 4, ratePerShare: 250_000 },
  },
  'an issue': {
    run: (ledger) => issue(ledger, { on, quantity: 50 }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
      'RESERVE:-:101:150:0:-',
    ],
    capital: { issuedShares: 150, issuedCapital: 150 * RATE },
  },
  'an allotment of new shares by a list': {
    run: (ledger) =>
      allot(ledger, {
        on,
        source: 'NEW',
        to: { quantities: [{ holderId: C, quantity: 20 }] },
        paidPerShare: RATE / 2,
        shareType: 'PREFERENCE',
      }),
    table: [...BEFORE, 'HOLDER:c:101:120:5000:PREFERENCE'],
    capital: { issuedShares: 120, issuedCapital: 120 * RATE, paidUpCapital: 90 * RATE },
    named: ['a', 'b', 'c'],
  },
  'an allotment out of the reserve in proportion': {
    run: (ledger) => allot(ledger, { on, source: 'RESERVE', to: { proRata: 9 }, paidPerShare: 0, shareType: 'PUBLIC' }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'HOLDER:a:91:96:0:PUBLIC',
      'HOLDER:b:97:99:0:PUBLIC',
      'RESERVE:-:100:100:0:-',
    ],
  },
  'bonus shares': {
    run: (ledger) => bonus(ledger, { on, quantity: 10 }),
    table: [...BEFORE, 'HOLDER:a:101:106:10000:PROMOTER', 'HOLDER:b:107:109:10000:PUBLIC', 'RESERVE:-:110:110:10000:-'],
    capital: { issuedShares: 110, issuedCapital: 110 * RATE, paidUpCapital: 90 * RATE },
  },
  'a call that is paid': {
    run: (ledger) => payCall(ledger, { on, holderId: B, ranges: [{ from: 81, to: 86 }], paidPerShare: RATE / 2 }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:86:5000:PUBLIC',
      'HOLDER:b:87:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
    capital: { paidUpCapital: 83 * RATE },
  },
  'a cancellation': {
    run: (ledger) => cancel(ledger, { on, ranges: [{ from: 51, to: 60 }], to: 'CANCELLED' }),
    table: [
      'HOLDER:a:1:50:10000:PROMOTER',
      'CANCELLED:-:51:60:0:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
    capital: { issuedShares: 90, issuedCapital: 90 * RATE, paidUpCapital: 70 * RATE },
  },
  'a swap after a merger': {
    run: (ledger) =>
      swapAllot(ledger, {
        on,
        holdings: [
          { holderId: C, shareType: 'PREFERENCE', quantity: 9 },
          { holderId: A, shareType: 'PROMOTER', quantity: 7 },
        ],
        ratio: { before: 2, after: 1 },
        ranges: [{ from: 93, to: 100 }],
        paidPerShare: RATE,
      }),
    table: [
      'HOLDER:a:1:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'RESERVE:-:91:92:0:-',
      'HOLDER:c:93:96:10000:PREFERENCE',
      'HOLDER:a:97:99:10000:PROMOTER',
      'RESERVE:-:100:100:0:-',
    ],
    capital: { paidUpCapital: 87 * RATE },
    named: ['a', 'b', 'c'],
  },
  'an inheritance': {
    run: (ledger) =>
      inherit(ledger, {
        on,
        holderId: A,
        heirs: [
          { holderId: B, parts: 1 },
          { holderId: C, parts: 2 },
        ],
      }),
    table: [
      'HOLDER:b:1:20:10000:PROMOTER',
      'HOLDER:c:21:60:10000:PROMOTER',
      'HOLDER:b:61:80:10000:PUBLIC',
      'HOLDER:b:81:90:0:PUBLIC',
      'RESERVE:-:91:100:0:-',
    ],
    named: ['b', 'c'],
  },
};

describe('for each change the day before and the day itself are read unchanged, and its reversal restores the table of the day before', () => {
  test.each(Object.entries(CASES))('%s', async (_, { run, table, capital = {}, named = ['a', 'b'] }) => {
    const companyId = await company();
    const before = { holders: await holdersOn(companyId, FIRST_DAY), capital: await capitalOn(companyId, FIRST_DAY) };
    expect(await tableOn(companyId, FIRST_DAY)).toEqual(BEFORE);

    const change = changeOf(run(await ledgerOn(companyId, FIRST_DAY)));
    await enter(
      companyId,
      change,
      change.opened.map(({ holderId }) => holderEntry(holderId)),
    );
    expect(await tableOn(companyId, CHANGED_ON)).toEqual(table);
    expect(await tableOn(companyId, FIRST_DAY)).toEqual(BEFORE);
    expect(await holdersOn(companyId, FIRST_DAY)).toEqual(before.holders);
    expect(await namedOn(companyId, CHANGED_ON)).toEqual(named);
    expect(Object.keys(await holdersOn(companyId, CHANGED_ON)).sort()).toEqual(named);
    expect(await capitalOn(companyId, CHANGED_ON)).toEqual({ ...before.capital, ...capital });
    expect(await capitalOn(companyId, FIRST_DAY)).toEqual(before.capital);

    // the stored posting is sufficient to reverse it
    const kept = { ...change, postings: [await readPosting(db(), companyId, 2)] };
    await enter(companyId, changeOf(undo(await ledgerOn(companyId, CHANGED_ON), { on: UNDONE_ON, change: kept })));
    expect(await tableOn(companyId, UNDONE_ON)).toEqual(BEFORE);
    expect(await tableOn(companyId, CHANGED_ON)).toEqual(table);
    expect(await holdersOn(companyId, UNDONE_ON)).toEqual(before.holders);
    expect(await namedOn(companyId, UNDONE_ON)).toEqual(['a', 'b']);
    expect(await capitalOn(companyId, UNDONE_ON)).toEqual(before.capital);
    const { rows } = await sql<{
      issued: number;
      paid: number;
    }>`select issued_shares as issued, paid_up_capital as paid from company where id = ${companyId}`.execute(db());
    expect(rows).toEqual([{ issued: 100, paid: 80 * RATE }]);
  });
});

test('a change with two postings writes both, one after the other, and both are reversed together', async () => {
  const companyId = await company();
  const first = issue(await ledgerOn(companyId, FIRST_DAY), { on, quantity: 20 });
  if (!first.ok) throw new Error('The issue is allowed');
  const second = changeOf(
    allot(first.ledger, {
      on,
      source: 'RESERVE',
      to: { quantities: [{ holderId: B, quantity: 30 }] },
      paidPerShare: 0,
      shareType: 'PUBLIC',
    }),
  );
  const change = { ...second, postings: [...first.change.postings, ...second.postings] };
  await enter(companyId, change);
  expect(await readShares(db(), companyId, CHANGED_ON)).toMatchObject({ number: 3, issued: 120 });
  expect(await tableOn(companyId, CHANGED_ON)).toEqual([
    'HOLDER:a:1:60:10000:PROMOTER',
    'HOLDER:b:61:80:10000:PUBLIC',
    'HOLDER:b:81:120:0:PUBLIC',
  ]);
  await enter(companyId, changeOf(undo(await ledgerOn(companyId, CHANGED_ON), { on: UNDONE_ON, change })));
  expect(await tableOn(companyId, UNDONE_ON)).toEqual(BEFORE);
});

test('a filing returns its change of shares among its changes', async () => {
  const companyId = await company();
  const change = changeOf(
    transfer(await ledgerOn(companyId, FIRST_DAY), {
      on,
      holderId: B,
      ranges: [{ from: 61, to: 90 }],
      to: [{ holderId: C, from: 61, to: 90 }],
    }),
  );
  const applied = await gateway.platform.runUnitOfWork((unit) =>
    applyChanges(
      unit,
      { companyId, applicationId: null, effectiveOn: on },
      { entries: [holderEntry(C)], shares: [change] },
    ),
  );
  expect(applied.tableHash).toBe((await readShares(db(), companyId, on))?.hash);
  expect(await namedOn(companyId, on)).toEqual(['a', 'c']);
});

describe('refused is', () => {
  const sell = (ledger: ShareLedger, to: string): ShareChange =>
    changeOf(
      transfer(ledger, { on, holderId: A, ranges: [{ from: 1, to: 10 }], to: [{ holderId: to, from: 1, to: 10 }] }),
    );

  test('the second of two sales of the same shares at the same time', async () => {
    const companyId = await company();
    const ledger = await ledgerOn(companyId, FIRST_DAY);
    const outcomes = await Promise.allSettled([
      enter(companyId, sell(ledger, B)),
      enter(companyId, sell(ledger, C), [holderEntry(C)]),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toMatchObject([
      { code: 'FLOW-409' },
    ]);
    expect((await readShares(db(), companyId, CHANGED_ON))?.number).toBe(2);
  });

  test('a holder who is not in the register, with everything that was to be written', async () => {
    const companyId = await company();
    await expect(enter(companyId, sell(await ledgerOn(companyId, FIRST_DAY), C))).rejects.toThrow(
      /not in the register/,
    );
    expect(await tableOn(companyId, CHANGED_ON)).toEqual(BEFORE);
  });

  test('a change of another day than its filing', async () => {
    const companyId = await company();
    const change = sell(await ledgerOn(companyId, FIRST_DAY), B);
    await expect(
      gateway.platform.runUnitOfWork((unit) =>
        enterShareChanges(unit, { companyId, applicationId: null, effectiveOn: FIRST_DAY }, [change]),
      ),
    ).rejects.toThrow(RangeError);
  });

  test.each([
    [
      'a share in two places',
      (begun: ShareTable) => begun.map((range, index) => (index === 0 ? { ...range, to: range.to + 1 } : range)),
    ],
    ['a gap', (begun: ShareTable) => begun.slice(1)],
  ])('a posting with %s', async (_, spoil) => {
    const companyId = await company();
    const change = sell(await ledgerOn(companyId, FIRST_DAY), B);
    const spoilt = { ...change, postings: change.postings.map(({ ended, begun }) => ({ ended, begun: spoil(begun) })) };
    await expect(enter(companyId, spoilt)).rejects.toMatchObject({ code: 'FLOW-409' });
    expect(await tableOn(companyId, CHANGED_ON)).toEqual(BEFORE);
  });
});

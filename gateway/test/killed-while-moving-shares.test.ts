import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { agreementOn, gift, newBuyer } from '@registrar/domain/testing/share-agreement';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { dayInNepal } from '../src/platform/clock';
import { openDatabase } from '../src/platform/database/open-database';
import type { ApprovedFiling } from './approvals';
import { startTestGateway, type TestGateway } from './harness';
import { killedApprovals, type KilledAfter } from './killed-approvals-kit';
import { HOLDERS as MERGED_HOLDERS, confirmedPair, mergeAnswers } from './merged-pair-kit';
import { mergeDraft, mergerDeskAt, type MergerDesk } from './mergers-kit';
import { verifiedFiling } from './registration-kit';
import { draftAgreement, verifiedAgreement } from './share-agreement-kit';
import { companyOfShares, SHARES } from './share-filings-kit';
import { HOLDERS } from './share-ledger-kit';
import { expectSealed } from './share-seals-kit';
import { ledgerTracesOf, ledgerTracesSchema, type LedgerTraces } from './traces-in-ledgers';

/** One statement of each kind that the approval of a transfer sends, in their order. */
const TRANSFER: readonly KilledAfter[] = [
  { statement: '^insert into "register_entry"' },
  { statement: '^insert into "share_posting"' },
  { statement: '^update "share_range" set "closed_by"' },
  { statement: '^insert into "share_range"' },
  { statement: '^update "share_posting" set "table_hash"' },
  { statement: '^update "company" set "issued_shares"' },
  { statement: '^insert into "letter"', each: 3 },
  { statement: 'insert into "application_history"' },
  { statement: 'insert into "audit"' }, // the last before the commit
  { statement: '^commit' }, // done, and nobody has heard of it
];

/** The same of the approval of a merger, which writes to two companies. */
const MERGE: readonly KilledAfter[] = [
  { statement: '^insert into "share_posting"' },
  { statement: '^insert into "share_range"' },
  { statement: '^update "share_posting" set "table_hash"' },
  { statement: '^insert into "register_entry"', each: 3 },
  { statement: '^update "merger" set "merge_id"', each: 2 },
  { statement: '^update "company" set "status"' },
  { statement: '^update "proceeding" set "outcome"' },
  { statement: '^insert into "proceeding_notice"' },
  { statement: '^insert into "letter"', each: 2 },
  { statement: 'insert into "application_history"' },
  { statement: 'insert into "audit"' },
  { statement: '^commit' },
];
/** Sent first by every approval that changes a company, and by nothing else of the process. */
const APPROVAL = '^select "id" from "company" .* for no key update';

const approvals = killedApprovals('killed-while-moving-shares');
const { directory } = approvals;
/** Beside each filing how it stood before its approval. */
const filed: Record<'transfers' | 'merges', { readonly filing: ApprovedFiling; readonly before: LedgerTraces }[]> = {
  transfers: [],
  merges: [],
};
let by = { registrar: '', officeId: 0 };

beforeAll(async () => {
  await approvals.bundle();
  const gateway = await startTestGateway({
    demoData: true,
    dataDirectory: approvals.data,
    database: { kind: 'directory', directory },
  });
  const desk = await mergerDeskAt(gateway);
  for (const _ of TRANSFER) filed.transfers.push(await verifiedTransfer(desk));
  for (const _ of MERGE) filed.merges.push(await verifiedMerge(desk));
  by = { registrar: desk.krishna.userId, officeId: await officeOf(gateway, desk.krishna.userId) };
  await gateway.close();
}, 600_000);
afterAll(() => approvals.remove());

/** Asha gives ten of her shares to somebody whom the register does not know. */
async function verifiedTransfer(desk: MergerDesk) {
  const { gateway, puja, gita } = desk;
  const companyId = await companyOfShares(gateway, puja);
  const setup = agreementOn(dayInNepal(gateway.clock.now()), 'TRANSFER');
  const given = gift(HOLDERS[0], [{ from: 51, to: 60 }], newBuyer(800 + filed.transfers.length));
  const draft = await draftAgreement(puja, companyId, setup, { SPSA_TRANSFERS: [given] });
  return asFiled(gateway, await verifiedAgreement([puja, gita], draft), [companyId]);
}

async function verifiedMerge(desk: MergerDesk) {
  const [own, partner] = await confirmedPair(desk, MERGED_HOLDERS);
  const draft = await mergeDraft(desk, own, mergeAnswers());
  const verified = await verifiedFiling({ applicant: desk.puja, operator: desk.gita, revenue: desk.rita }, draft);
  return asFiled(desk.gateway, verified, [own, partner]);
}

async function asFiled(gateway: TestGateway, { id, version }: ApplicationDetail, companies: string[]) {
  const before = await ledgerTracesOf(gateway.platform.database.db, id, companies);
  return { filing: { id, version, companies }, before };
}

async function officeOf(gateway: TestGateway, accountId: string): Promise<number> {
  const { db } = gateway.platform.database;
  const query = db.selectFrom('account').select('office_id').where('id', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).office_id;
}

const NEW_HOLDER = /[0-9a-f]{8}-[0-9a-f-]{27}/;
/** With the letters of known holders, as `SHARES` has them. */
const parsed = (traces: unknown): LedgerTraces => {
  const { companies, ...filing } = ledgerTracesSchema.parse(traces);
  const lettered = (table: string): string =>
    table.replaceAll('0190a000-0000-7000-8000-00000000000', '').replace(NEW_HOLDER, 'new');
  return { ...filing, companies: companies.map((one) => ({ ...one, table: lettered(one.table) })) };
};

const APPROVED = { status: 'APPROVED', decided: 1, postings: 1, sealed: 1, told: 1, audited: 1 };
const [ASHAS = '', ...OTHERS] = SHARES;
const MOVED: LedgerTraces = {
  ...APPROVED,
  entries: 1,
  letters: 3,
  merged: 0,
  companies: [
    {
      status: 'ACTIVE',
      postings: 2,
      ranges: 5,
      ended: 0,
      table: [ASHAS.replace('60', '50'), 'HOLDER:new:51:60:10000:PROMOTER', ...OTHERS].join('\n'),
    },
  ],
};
const MERGED: LedgerTraces = {
  ...APPROVED,
  entries: 4,
  letters: 2,
  merged: 2,
  companies: [
    {
      status: 'MERGING',
      postings: 2,
      ranges: 4,
      ended: 0,
      table: [...SHARES, 'RESERVE:-:101:110:0:-'].join('\n'),
    },
    {
      status: 'DEREGISTERED_BY_MERGE',
      postings: 1,
      ranges: 2,
      ended: 1,
      table: ['HOLDER:d:1:8:10000:PROMOTER', 'HOLDER:e:9:15:10000:PUBLIC'].join('\n'),
    },
  ],
};

test.each([
  ['a transfer of shares', 'transfers', TRANSFER, MOVED],
  ['a merger', 'merges', MERGE, MERGED],
] as const)(
  'killed after any kind of statement of the approval of %s: the ledger has its posting once or not at all, and every seal',
  async (_, which, killedAfter, whole) => {
    const filings = filed[which].map(({ filing }) => filing);
    const { left, now } = await approvals.reports(filings, by, killedAfter, APPROVAL, parsed);
    const before = filed[which].map((one) => parsed(one.before));
    expect(left).toEqual(killedAfter.map(({ statement }, at) => (statement === '^commit' ? whole : before[at])));
    expect(now).toEqual(killedAfter.map(() => whole)); // in the end everything, and once

    const { db, close } = await openDatabase({ kind: 'directory', directory });
    try {
      expect(await verifyAudit(db)).toMatchObject({ intact: true });
      for (const { id, companies = [] } of filings) {
        for (const companyId of companies) await expectSealed(db, companyId);
        expect(parsed(await ledgerTracesOf(db, id, companies))).toEqual(whole);
      }
    } finally {
      await close();
    }
  },
  1_800_000,
);

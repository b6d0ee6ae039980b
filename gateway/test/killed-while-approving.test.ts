import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { filedRegistration, type FiledRegistration } from './awaiting-approval-kit';
import { startTestGateway, TEST_OFFICE } from './harness';
import { killedApprovals, type KilledAfter } from './killed-approvals-kit';
import { NOTHING, tracesOf, tracesSchema, type Traces } from './traces-of-approval';

/** One statement of each kind that an approval sends, in their order. */
const KILLED_AFTER: readonly KilledAfter[] = [
  { statement: '^delete from "name_hold"' },
  { statement: '^insert into "registration_series"' },
  { statement: '^insert into "company" ' },
  { statement: '^insert into "register_entry"' },
  { statement: '^update "share_posting" set "table_hash"' },
  { statement: '^insert into "company_representative"' },
  { statement: '^update "name_reservation" set "consumed_on"' },
  { statement: '^insert into "letter"', each: 5 },
  { statement: 'insert into "application_history"' },
  { statement: '^insert into "notification"' },
  { statement: 'insert into "audit"' }, // the last before the commit
  { statement: '^commit' }, // done, and nobody has heard of it
];

const approvals = killedApprovals('killed-while-approving');
const { directory } = approvals;
const filings: FiledRegistration[] = [];
let registrar = '';

beforeAll(async () => {
  await approvals.bundle();
  const prepared = await startTestGateway({
    dataDirectory: approvals.data,
    database: { kind: 'directory', directory },
  });
  const applicant = await prepared.addAccount({ username: 'asha.killed', role: 'COMPANY_REPRESENTATIVE' });
  const verifier = await prepared.addAccount({ username: 'op.killed', role: 'OPERATOR' });
  registrar = await prepared.addAccount({ username: 'registrar.killed', role: 'APPROVER_2' });
  for (let count = 0; count < KILLED_AFTER.length; count++)
    filings.push(await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier }));
  await prepared.close();
}, 600_000);
afterAll(() => approvals.remove());

test('killed after any kind of statement of an approval: nothing of it is there, after its commit everything, and it can be done again', async () => {
  const { left, now } = await approvals.reports(
    filings.map(({ id, version }) => ({ id, version })),
    { registrar, officeId: TEST_OFFICE },
    KILLED_AFTER,
    '^delete from "name_hold"',
    (traces) => tracesSchema.parse(traces),
  );
  const whole: Traces = {
    status: 'APPROVED',
    decided: 1,
    companies: 1,
    entries: 14,
    postings: 1,
    sealed: 1,
    ranges: 2,
    numbers: 1,
    letters: 5,
    representatives: 1,
    consumed: 1,
    names: 1,
    holds: 0,
    told: 1,
    jobs: 5,
    audited: 1,
  };
  expect(left).toEqual(KILLED_AFTER.map(({ statement }) => (statement === '^commit' ? whole : NOTHING)));
  expect(now).toEqual(KILLED_AFTER.map(() => whole)); // in the end everything, and once

  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    expect(await verifyAudit(db)).toMatchObject({ intact: true });
    const places = await db.selectFrom('registration_number').select('place').orderBy('place').execute();
    expect(places.map(({ place }) => place)).toEqual(filings.map((_, index) => index + 1));
    for (const filing of filings) expect(await tracesOf(db, filing.id)).toEqual(whole);
  } finally {
    await close();
  }
}, 1_800_000);

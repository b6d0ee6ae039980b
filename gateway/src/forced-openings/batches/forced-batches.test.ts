import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedForcedBatchSchema } from '@registrar/domain/calls/forced-batches';
import { sql } from 'kysely';
import { fileBeside } from '../../../test/blockers-kit';
import {
  batchesOf,
  batchOf,
  decideBatch,
  FORCED_BATCHES,
  proposeBatchOf,
  takeOutOf,
} from '../../../test/forced-batches-kit';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { candidatesOf, decideForced, proposeForced } from '../../../test/forced-openings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { companySince } from '../../../test/joint-kit';
import { pdfWords, POPPLER } from '../../../test/pdf-tools';
import { png } from '../../../test/pictures';
import { idOf } from '../../../test/representation-kit';
import { uploadAll } from '../../../test/uploads-kit';
import { endProceeding } from '../../proceedings/end-proceeding';
import { lockWithCompany } from '../../proceedings/lock-proceeding';

const YEARS = ['2077/78', '2078/79', '2079/80', '2080/81', '2081/82'];
const withPoppler = POPPLER ? test : test.skip;
let gateway: TestGateway;
let puja: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  puja = await callerOf(gateway, 'puja.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
async function companies(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await companySince(gateway, [puja], '2021-08-01'));
  return ids;
}
const statusesOf = async (by: Caller, id: string) =>
  Object.fromEntries(
    (await batchOf(by, id)).items.map(({ company, status, reason }) => [company.id, [status, reason]]),
  );
const proceedingsOf = (ids: readonly string[]) =>
  db()
    .selectFrom('proceeding')
    .selectAll()
    .where('company_id', 'in', [...ids])
    .execute();
async function reported(companyId: string): Promise<void> {
  for (const year of YEARS)
    await fileBeside(
      gateway,
      { companyId, process: 'ANNUAL_REPORT', by: puja },
      {
        status: 'APPROVED',
        subject_kind: 'FISCAL_YEAR',
        subject_id: year,
        submitted_at: new Date('2021-09-01T06:00:00Z'),
      },
    );
}

test('proposed together, decided by another person, each opened by itself with its notice', async () => {
  const ids = await companies(4);
  const [out = '', cured = '', gone = '', open = ''] = ids;
  const id = idOf(await proposeBatchOf(maya, ids));
  expect((await batchesOf(krishna, 'open')).find((one) => one.id === id)).toMatchObject({
    ground: 'REPORTS_MISSING',
    companies: 4,
    counts: { HOLD: 4, COMPLETED: 0 },
    mayDecide: true,
  });
  // neither proposed a second time, by itself or in another batch
  expect((await candidatesOf(maya)).find(({ company }) => company.id === out)).toMatchObject({ isProposed: true });
  expect(await proposeForced(maya, open)).toMatchObject({ status: 409 });
  expect((await proposeBatchOf(maya, [open])).body.errors).toMatchObject([
    { path: 'companyIds.0', code: 'FORCED_BATCH_PROPOSED' },
  ]);
  expect(await decideBatch(maya, id, 'approve')).toMatchObject({ status: 403 });
  expect(await takeOutOf(maya, id, [out])).toMatchObject({ status: 403 });
  expect(await takeOutOf(krishna, id, [out])).toMatchObject({ status: 200 });
  expect(await takeOutOf(krishna, id, [out])).toMatchObject({ status: 409 });
  expect(await gateway.platform.jobs.runDue()).toBeGreaterThanOrEqual(0);
  expect(await proceedingsOf(ids)).toEqual([]);

  // what happens between the proposal and the line
  await reported(cured);
  await db().updateTable('company').set({ status: 'MERGING' }).where('id', '=', gone).execute();
  const pressed = await Promise.all([decideBatch(krishna, id, 'approve'), decideBatch(krishna, id, 'approve')]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  await gateway.platform.jobs.runDue();
  expect(await statusesOf(krishna, id)).toEqual({
    [out]: ['WITHDRAWN', 'TAKEN_OUT'],
    [cured]: ['WITHDRAWN', 'GROUND_GONE'],
    [gone]: ['WITHDRAWN', 'OTHER_STATUS'],
    [open]: ['COMPLETED', null],
  });
  const [proceeding, ...more] = await proceedingsOf(ids);
  expect([proceeding?.company_id, proceeding?.kind, more]).toEqual([open, 'FORCED_BY_OFFICE', []]);
  const letters = await db().selectFrom('letter').selectAll().where('kind', '=', 'FORCED_NOTICE').execute();
  expect(letters).toMatchObject([{ company_id: open, issued_for_id: proceeding?.id }]);
  expect(letters[0]?.rendered_at).not.toBeNull();
  // proposer and registrar are told once, whatever the number of companies
  const told = await db()
    .selectFrom('notification')
    .select(['account_id', 'event_key'])
    .where((row) =>
      row.or([row('event_key', 'like', `forced-batch:${id}:through%`), row('type', '=', 'WORK_PROCEEDING')]),
    )
    .where('account_id', 'in', [maya.userId, krishna.userId])
    .execute();
  const through = `forced-batch:${id}:through:1:3:0`;
  expect(
    told
      .filter(({ event_key }) => event_key === through)
      .map(({ account_id }) => account_id)
      .sort(),
  ).toEqual([maya.userId, krishna.userId].sort());
  expect(told.filter(({ event_key }) => event_key.includes(proceeding?.id ?? '-'))).toEqual([]);
  // the proposal stands behind its ground
  const ground = await db().selectFrom('forced_ground').selectAll().where('proposal_id', '=', id).execute();
  expect(ground).toMatchObject([{ proceeding_id: proceeding?.id, ground: 'REPORTS_MISSING', fiscal_years: YEARS }]);
});

test('what does not belong into a batch is named at its place, in both languages, and nothing is proposed', async () => {
  const [fits = '', filed = ''] = await companies(2);
  await reported(filed);
  const asked = { companyIds: [fits, filed], ground: 'REPORTS_MISSING', remark: 'No report for years' };
  const said = async (language: 'np' | 'en') =>
    (await maya.call('POST', FORCED_BATCHES, asked, { ...newKey(), 'accept-language': language })).body.errors;
  expect(await said('en')).toMatchObject([
    { path: 'companyIds.1', code: 'FORCED_BATCH_GROUND_ABSENT', message: expect.stringContaining('register') },
  ]);
  expect(await said('np')).toMatchObject([{ message: expect.stringContaining('दर्ता किताब') }]);
  const errorOf = async (ids: readonly string[], more: object = {}) =>
    (await proposeBatchOf(maya, ids, more)).body.errors;
  expect(await errorOf([])).toMatchObject([{ path: 'companyIds', code: 'FORCED_BATCH_EMPTY' }]);
  expect(await errorOf(Array.from({ length: 101 }, () => fits))).toMatchObject([{ code: 'FORCED_BATCH_TOO_LARGE' }]);
  expect(await errorOf(['0190a000-0000-7000-8000-0000000000aa'])).toMatchObject([{ code: 'FORCED_BATCH_STRANGER' }]);
  expect(await errorOf([fits], { remark: ' ' })).toMatchObject([{ path: 'remark' }]);
  expect((await candidatesOf(maya)).find(({ company }) => company.id === fits)).toMatchObject({ isProposed: false });
});

test('a batch that is refused or withdrawn leaves its companies free, and opens nothing', async () => {
  const ids = await companies(1);
  const refused = idOf(await proposeBatchOf(maya, ids));
  expect(await decideBatch(krishna, refused, 'refuse')).toMatchObject({ status: 200 });
  expect(await statusesOf(maya, refused)).toEqual({ [ids[0] ?? '']: ['WITHDRAWN', 'NOT_APPROVED'] });
  const withdrawn = idOf(await proposeBatchOf(maya, ids));
  expect(await decideBatch(maya, withdrawn, 'withdraw')).toMatchObject({ status: 200 });
  const emptied = idOf(await proposeBatchOf(maya, ids));
  expect(await takeOutOf(krishna, emptied, ids)).toMatchObject({ status: 200 });
  expect(await decideBatch(krishna, emptied, 'approve')).toMatchObject({ status: 409 });
  await gateway.platform.jobs.runDue();
  expect(await proceedingsOf(ids)).toEqual([]);
});

/** The database takes no such row of this company until the work is done. */
async function refusedBy(
  table: 'proceeding' | 'letter',
  when: 'insert' | 'update',
  company: string,
  work: () => Promise<void>,
) {
  await sql
    .raw(
      `create function no_ink() returns trigger language plpgsql as $$ begin
         if new.company_id = '${company}' then raise exception 'no ink'; end if; return new; end $$;
       create trigger no_ink before ${when} on ${table} for each row execute function no_ink();`,
    )
    .execute(db());
  await work();
  await sql.raw(`drop trigger no_ink on ${table}; drop function no_ink();`).execute(db());
}
async function runFailing(): Promise<void> {
  for (let at = 0; at < 4; at++) {
    await gateway.platform.jobs.runDue();
    gateway.clock.advance(60_000);
  }
}

test.each([
  ['proceeding', 'insert', 'OPENING', 1],
  ['letter', 'update', 'LETTER', 2],
] as const)(
  'one that fails at the %s says so, stops no other one, and is tried again',
  async (table, when, step, opened) => {
    const ids = await companies(2);
    const [broken = ''] = ids;
    const id = idOf(await proposeBatchOf(maya, ids));
    await refusedBy(table, when, broken, async () => {
      expect(await decideBatch(krishna, id, 'approve')).toMatchObject({ status: 200 });
      await runFailing();
    });
    const failed = await batchOf(krishna, id);
    expect(failed.counts).toMatchObject({ ERROR: 1, COMPLETED: 1 });
    expect(failed.items.find(({ company }) => company.id === broken)).toMatchObject({ failedAt: step });
    expect(await proceedingsOf(ids)).toHaveLength(opened);
    // what is open can only be tried again
    expect([failed.mayRetry, failed.mayTakeOut]).toEqual([true, opened === 1]);
    expect((await batchOf(maya, id)).mayTakeOut).toBe(false);
    expect(await maya.call('POST', `${FORCED_BATCHES}/${id}/retry`)).toMatchObject({ status: 200 });
    await gateway.platform.jobs.runDue();
    expect((await batchOf(krishna, id)).counts).toMatchObject({ ERROR: 0, COMPLETED: 2 });
    expect(await proceedingsOf(ids)).toHaveLength(2);
    expect(await maya.call('POST', `${FORCED_BATCHES}/${id}/retry`)).toMatchObject({ status: 409 });
  },
);

test('one that could not be opened may be taken out by the second person', async () => {
  const ids = await companies(1);
  const id = idOf(await proposeBatchOf(maya, ids));
  await refusedBy('proceeding', 'insert', ids[0] ?? '', async () => {
    await decideBatch(krishna, id, 'approve');
    await runFailing();
  });
  expect(await takeOutOf(krishna, id, ids)).toMatchObject({ status: 200 });
  expect((await batchOf(krishna, id)).items).toMatchObject([
    { status: 'WITHDRAWN', reason: 'TAKEN_OUT', failedAt: null },
  ]);
  expect((await candidatesOf(maya)).find(({ company }) => company.id === ids[0])).toMatchObject({ isProposed: false });
});

test('nobody decides on a batch with a company that they represent', async () => {
  const ids = await companies(1);
  await db()
    .insertInto('company_representative')
    .values({ company_id: ids[0] ?? '', account_id: krishna.userId, since: '2021-01-01' })
    .execute();
  const id = idOf(await proposeBatchOf(maya, ids));
  expect(await batchOf(krishna, id)).toMatchObject({ mayDecide: false, mayTakeOut: false });
  expect(await decideBatch(krishna, id, 'approve')).toMatchObject({ status: 403 });
  expect((await proposeBatchOf(krishna, ids)).body.errors).toMatchObject([{ code: 'FORCED_BATCH_OWN' }]);
  await decideBatch(maya, id, 'withdraw');
  expect(await decideForced(krishna, id, 'approve')).toMatchObject({ status: 404 });
});

withPoppler('the notices of a batch are printed as one file, one sheet for each company', async () => {
  const ids = await companies(3);
  const id = idOf(await proposeBatchOf(maya, ids));
  const letters = () => maya.call('GET', `${FORCED_BATCHES}/${id}/letters`);
  expect(await letters()).toMatchObject({ status: 409 });
  await decideBatch(krishna, id, 'approve');
  await gateway.platform.jobs.runDue();
  const printed = await fetch(new URL(`${FORCED_BATCHES}/${id}/letters`, gateway.url), {
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await printed.arrayBuffer());
  const words = pdfWords(bytes);
  expect(new Set(words.map(({ page }) => page)).size).toBe(3);
  const text = words.map(({ text: word }) => word).join(' ');
  for (const { number } of await proceedingsOf(ids)) expect(text).toContain(number);
});

test('one act serves many: each row for itself, what is wrong is said at its row, sent again it is the same', async () => {
  const ids = await companies(4);
  const id = idOf(await proposeBatchOf(maya, ids));
  await decideBatch(krishna, id, 'approve');
  await gateway.jobsDone();
  const batch = await batchOf(maya, id);
  expect(batch.mayServe).toBe(true);
  const [a = '', b = '', ended = '', c = ''] = batch.items.map(({ company }) => company.registrationNumber);
  const endedId = batch.items[2]?.proceeding?.id ?? '';
  await gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, endedId);
    if (row) await endProceeding(unit, row, { outcome: 'ANSWERED', text: 'Answered', actor: null });
  });
  const line = (registrationNumber: string, proof = `R-${registrationNumber}`) => ({ registrationNumber, proof });
  const serve = async (rows: readonly object[], more: object = {}, by = maya) =>
    by.call(
      'POST',
      `${FORCED_BATCHES}/${id}/service`,
      {
        channel: 'REGISTERED_OFFICE',
        publishedOn: '2026-11-24',
        uploadId: await uploadAll(by, png(300, 200, 7), 'list.png'),
        rows,
        ...more,
      },
      { ...newKey(), 'accept-language': 'en' },
    );
  const outcomes = ({ body }: Answer) =>
    servedForcedBatchSchema
      .parse(body.data)
      .rows.map(({ registrationNumber, outcome }) => [registrationNumber, outcome]);
  // nothing fits: nothing is consumed and nothing recorded, and each row says why
  const uploadId = await uploadAll(maya, png(300, 200, 7), 'list.png');
  const early = await serve([line(a), line('no-such')], { publishedOn: '2026-11-30', uploadId });
  expect(outcomes(early)).toEqual([
    [a, 'REFUSED'],
    ['no-such', 'REFUSED'],
  ]);
  expect(outcomes(await serve([line(a)], { channel: 'NEWSPAPER', uploadId }))).toEqual([[a, 'REFUSED']]);
  const rows = [line(a), line(ended), line(b, ''), line(c), line(c)];
  const first = await serve(rows, { uploadId });
  expect(outcomes(first)).toEqual([
    [a, 'SERVED'],
    [ended, 'REFUSED'],
    [b, 'REFUSED'],
    [c, 'REFUSED'],
    [c, 'SERVED'],
  ]);
  const again = await Promise.all([serve([line(a), line(b)]), serve([line(a), line(b)])]);
  expect(again.map((answer) => outcomes(answer)[0])).toEqual([
    [a, 'BEFORE'],
    [a, 'BEFORE'],
  ]);
  expect(again.map((answer) => outcomes(answer)[1]?.[1]).sort()).toEqual(['BEFORE', 'SERVED']);
  const services = await db()
    .selectFrom('proceeding_notice')
    .select(['proceeding_id', 'proof', 'proof_name'])
    .where('kind', '=', 'SERVED')
    .where(
      'proceeding_id',
      'in',
      batch.items.flatMap(({ proceeding }) => proceeding?.id ?? []),
    )
    .execute();
  expect(services.map(({ proof, proof_name }) => [proof, proof_name]).sort()).toEqual(
    [a, b, c].map((number) => [`R-${number}`, 'list.png']).sort(),
  );
  expect((await batchOf(maya, id)).mayServe).toBe(false);
  // who does not conduct proceedings, and who is of another office
  expect(await serve([line(a)], { uploadId: randomUUID() }, puja)).toMatchObject({ status: 403 });
  expect((await serve([], {})).body.errors).toMatchObject([{ path: 'rows' }]);
});

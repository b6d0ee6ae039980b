import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationPageSchema } from '@registrar/domain/calls/filings';
import { databaseCall, withinCall } from '../src/platform/database/read-database';
import { z } from 'zod';
import { addCompany } from './company-kit';
import { act, APPLICATION, callerOf, detailOf, filledDraft, freeName, newKey, take, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { hasPostgresPrograms, startPostgres, type PrivateServer } from './postgres-kit';
import { leave } from './representation-kit';
import { eventually } from './stomp-client';

/*
 * A replica that stands still from before anybody had an account: it knows the tables and the lists, and of what
 * happens here nothing. Whatever is decided, and whoever is let in, is the primary's word.
 */
let primary: PrivateServer, replica: PrivateServer;
let gateway: TestGateway;
const people = new Map<string, Caller>();

if (!hasPostgresPrograms)
  console.warn('The tests of the late replica are left out: Debian’s PostgreSQL is not installed.');
const check = hasPostgresPrograms ? test : test.skip;

const AN_HOUR = 3600;
const at = (secondsBehind: number, poolSize = 6) =>
  ({ kind: 'server', url: primary.url, poolSize, replica: { url: replica.url, secondsBehind } }) as const;

beforeAll(async () => {
  if (!hasPostgresPrograms) return;
  primary = await startPostgres();
  replica = await primary.copy();
  gateway = await startTestGateway({ database: at(AN_HOUR) });
  await eventually(() => (gateway.platform.database.replica?.behind ?? 1) === 0);
  await replica.ask('select pg_wal_replay_pause()');
  for (const [username, role] of [
    ['ram', 'APPLICANT'],
    ['sita', 'APPLICANT'],
    ['hari', 'INTERMEDIARY'],
    ['gita', 'OPERATOR'],
    ['maya', 'APPROVER_1'],
    ['bina', 'OPERATOR'],
  ] as const) {
    await gateway.addAccount({ username, role });
    people.set(username, await callerOf(gateway, username));
  }
});
afterAll(async () => {
  for (const part of [gateway, replica, primary]) await part?.close();
});

function person(username: string): Caller {
  const caller = people.get(username);
  if (!caller) throw new Error(`${username} has not signed in`);
  return caller;
}

const answered = (by: string, of = gateway): number =>
  [...(of.platform.database.replica?.answers ?? [])].find(([name]) => name === by)?.[1] ?? 0;

async function listed(caller: Caller, path: string = APPLICATION): Promise<readonly string[]> {
  const answer = await caller.call('GET', path);
  expect(answer.status).toBe(200);
  return applicationPageSchema.parse(answer.body.data).items.map(({ id }) => id);
}

check('a filing is drafted, handed in and decided by people whom the replica does not know', async () => {
  const [ram, sita, gita, maya] = [person('ram'), person('sita'), person('gita'), person('maya')];
  const name = freeName();
  const submitted = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  // the name is taken, for somebody else at once
  expect(await act(sita, await filledDraft(sita, name), 'submit')).toMatchObject({
    status: 409,
    body: { code: 'NAME-409' },
  });
  // lists are late; the next piece of work is not
  expect(await listed(gita, 'external/api/desk')).toEqual([]);
  const next = await gita.call('POST', 'external/api/desk/claim-next', {}, newKey());
  expect(next.body.data).toMatchObject({ application: { id: submitted.id } });
  expect((await act(person('bina'), submitted, 'claim')).body.code).toBe('FLOW-409');

  const claimed = detailOf(await gita.call('GET', `${APPLICATION}/${submitted.id}`));
  const approved = await take(claimed, [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(approved.reservation).toMatchObject({ state: 'VALID' });
  expect((await sita.call('POST', 'external/api/name/check', name)).body.data).toMatchObject({
    outcome: 'ALREADY_REGISTERED',
  });
  // whoever is shown a letter asks what it is worth now, and decides by the answer
  const { code } = await gateway.platform.database.db
    .selectFrom('letter')
    .select('code')
    .where('application_id', '=', submitted.id)
    .executeTakeFirstOrThrow();
  const worth = async (path: string) => (await gateway.call('GET', `external/api/${path}/${code}`)).body.data;
  expect(await worth('letter/view')).toMatchObject({ genuine: true, letter: { state: 'VALID' } });
  expect(await worth('paper/verify')).toMatchObject({ known: true, paper: { state: 'VALID' } });
  expect(await listed(ram)).toEqual([]);
  expect(answered('replica')).toBeGreaterThan(0);
  // nothing that writes was ever tried there
  expect(answered('primary: replica failed')).toBe(0);
});

check('a session that has ended and a role that was taken count at once, for lists that are late as well', async () => {
  const { db } = gateway.platform.database;
  await gateway.addAccount({ username: 'once.operator', role: 'OPERATOR' });
  const officer = await callerOf(gateway, 'once.operator');
  expect(await listed(officer, 'external/api/desk')).toEqual([]);
  await db.updateTable('account').set({ role: 'APPLICANT' }).where('id', '=', officer.userId).execute();
  expect(await officer.call('GET', 'external/api/desk')).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
  await officer.call('PUT', 'auth/api/user/logout');
  expect((await officer.call('GET', APPLICATION)).body.code).toBe('AUTH-REQUIRED');
});

check('a limit is counted where it is written', async () => {
  const search = () => gateway.call('GET', 'external/api/company/search?name=traders');
  const answers = new Set<number>();
  for (let n = 0; n < 5; n++) answers.add((await search()).status);
  expect([...answers]).toEqual([200]);
  await gateway.platform.database.db.updateTable('counter').set({ hits: 1_000_000 }).execute();
  expect((await search()).status).toBe(429);
  await gateway.platform.database.db.deleteFrom('counter').execute();
});

check('a price is that of the moment, also where the replica has another', async () => {
  const { db } = gateway.platform.database;
  const value = JSON.stringify({ basis: 'FLAT', feePaisa: 12_300 });
  await db.updateTable('configuration').set({ value }).where('key', '=', 'FEE_NAME_RESERVATION').execute();
  const ram = person('ram');
  const { id } = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await ram.call('GET', `${APPLICATION}/${id}/payable`)).body.data).toMatchObject({
    invoices: [{ totalPaisa: 12_300 }],
  });
});

check('who no longer speaks or acts for a company finds nothing of it in a late list', async () => {
  const { db } = gateway.platform.database;
  await gateway.addAccount({ username: 'puja', role: 'COMPANY_REPRESENTATIVE' });
  const puja = await callerOf(gateway, 'puja');
  const hari = person('hari');
  const company = (n: number) =>
    addCompany(gateway, puja.userId, {
      english: `Late Company ${n} Limited`,
      nepali: `ढिलो कम्पनी ${n} लिमिटेड`,
      email: `late${n}@company.example`,
      emailVerified: true,
    });
  const [left, kept] = [await company(1), await company(2)];
  const mandate = randomUUID();
  await db
    .insertInto('mandate')
    .values({
      id: mandate,
      company_id: left.id,
      account_id: hari.userId,
      email: 'hari@example.com',
      asked_by: 'COMPANY',
      state: 'ACCEPTED',
      since: '2025-01-01',
      requested_by: puja.userId,
      created_at: gateway.clock.now(),
    })
    .execute();
  const file = async (companyId: string) =>
    detailOf(await puja.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', companyId }, newKey())).id;
  const [ofLeft, ofKept] = [await file(left.id), await file(kept.id)];
  await replica.ask('select pg_wal_replay_resume()');
  await eventually(async () => (await listed(hari)).includes(ofLeft) && (await listed(puja)).includes(ofKept));
  await eventually(() => gateway.platform.database.replica?.behind === 0);
  await replica.ask('select pg_wal_replay_pause()');

  const before = answered('replica');
  expect(await listed(puja)).toEqual([ofKept, ofLeft]);
  expect(answered('replica')).toBe(before + 1);
  // one of two companies is left, the session goes on; a second person has to stay with it
  await gateway.addAccount({ username: 'other.puja', role: 'COMPANY_REPRESENTATIVE' });
  const other = await callerOf(gateway, 'other.puja');
  await db
    .insertInto('company_representative')
    .values({ company_id: left.id, account_id: other.userId, since: '2025-01-01' })
    .execute();
  expect(
    (await other.call('POST', `external/api/company/${left.id}/mandate/${mandate}/end`, { remark: 'Over' }, newKey()))
      .status,
  ).toBe(200);
  expect((await leave(puja, left.id)).status).toBe(200);
  expect(await listed(hari)).toEqual([]);
  expect(await listed(puja)).toEqual([ofKept]);
});

check('a replica that no longer hears from its primary is not taken for an up-to-date one', async () => {
  const careful = await startTestGateway({
    database: at(1),
    change: (config) => ({ ...config, secrets: gateway.platform.config.secrets }),
  });
  try {
    await replica.ask('select pg_wal_replay_resume()');
    await eventually(() => careful.platform.database.replica?.behind === 0);
    const { primary_conninfo: line } = z
      .object({ primary_conninfo: z.string() })
      .parse(await replica.ask('show primary_conninfo'));
    await replica.ask("alter system set primary_conninfo = ''");
    await replica.ask('select pg_reload_conf()');
    const ram = await callerOf(careful, 'ram');
    const draft = await filledDraft(ram);
    await eventually(() => (careful.platform.database.replica?.behind ?? 0) > 1);
    expect(await listed(ram)).toContain(draft.id);
    expect(answered('primary: replica behind', careful)).toBeGreaterThan(0);
    await replica.ask(`alter system set primary_conninfo = '${line.replaceAll("'", "''")}'`);
    await replica.ask('select pg_reload_conf()');
    await eventually(async () => {
      await listed(ram);
      return answered('replica', careful) > 0;
    });
  } finally {
    await careful.close();
  }
});

check('while the primary cannot say how far it is, nobody is answered by the replica beyond its bound', async () => {
  const busy = await startTestGateway({
    database: at(1, 3),
    change: (config) => ({ ...config, secrets: gateway.platform.config.secrets }),
  });
  const { pool, replica: seen } = busy.platform.database;
  await replica.ask('select pg_wal_replay_resume()');
  try {
    await eventually(() => seen?.behind === 0);
    const held = [await pool.connect(), await pool.connect(), await pool.connect()];
    try {
      await eventually(() => (seen?.behind ?? 0) > 1);
      const late = withinCall(databaseCall(undefined, 'replica'), () =>
        busy.platform.database.db.selectFrom('office').select('id').execute(),
      );
      await eventually(() => answered('primary: replica behind', busy) > 0);
      for (const client of held.splice(0)) client.release();
      expect(await late).not.toEqual([]);
    } finally {
      for (const client of held) client.release();
    }
  } finally {
    await busy.close();
  }
});

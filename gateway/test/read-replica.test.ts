import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationPageSchema } from '@registrar/domain/calls/filings';
import type { Config } from '../src/platform/config/config';
import { databaseCall, withinCall } from '../src/platform/database/read-database';
import { referenceData, withReferenceData } from '../src/platform/reference-data';
import { APPLICATION, detailOf, newKey } from './filings-kit';
import { startTestGateway, type Answer, type TestGateway } from './harness';
import { hasPostgresPrograms, startPostgres, type PrivateServer } from './postgres-kit';
import { eventually } from './stomp-client';

// two gateways before a primary and its streaming replica
let primary: PrivateServer, replica: PrivateServer;
let here: TestGateway, there: TestGateway;
let token: string;

if (!hasPostgresPrograms)
  console.warn('The tests of the read replica are left out: Debian’s PostgreSQL is not installed.');
const check = hasPostgresPrograms ? test : test.skip;

beforeAll(async () => {
  if (!hasPostgresPrograms) return;
  primary = await startPostgres();
  replica = await primary.copy();
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const database = {
    kind: 'server',
    url: primary.url,
    poolSize: 6,
    replica: { url: replica.url, secondsBehind: 3600 }, // further behind than the slowest machine lets it be
  } as const;
  here = await startTestGateway({ database, change });
  there = await startTestGateway({ database, change });
  await here.addAccount({ username: 'ram' });
  token = (await here.signIn('ram')).accessToken;
  await eventually(() => [here, there].every(({ platform }) => (platform.database.replica?.behind ?? 1) < 1));
});

afterAll(async () => {
  for (const part of [here, there, replica, primary]) await part?.close();
});

async function listAt(gateway: TestGateway, cookie?: string): Promise<string[]> {
  const answer = await gateway.call('GET', APPLICATION, { token, headers: cookie === undefined ? {} : { cookie } });
  expect(answer.status).toBe(200);
  return applicationPageSchema.parse(answer.body.data).items.map(({ id }) => id);
}

async function begin(): Promise<{ id: string; cookie: string }> {
  const answer = await here.call('POST', APPLICATION, {
    token,
    body: { processName: 'NAME_RESERVATION' },
    headers: newKey(),
  });
  return { id: detailOf(answer).id, cookie: cookieOf(answer) };
}

const cookieOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('position='))
    ?.split(';')[0] ?? '';
const answered = (gateway: TestGateway, by: string): number =>
  [...(gateway.platform.database.replica?.answers ?? [])].find(([name]) => name === by)?.[1] ?? 0;

check('a list comes from the replica, and whoever has just written reads it at every gateway', async () => {
  await replica.ask('select pg_wal_replay_pause()');
  const { id, cookie } = await begin();
  expect(cookie).toMatch(/^position=[0-9A-F]+\/[0-9A-F]+$/);
  for (const gateway of [here, there]) {
    expect(await listAt(gateway)).not.toContain(id);
    expect(answered(gateway, 'replica')).toBeGreaterThan(0);
    const before = answered(gateway, 'primary: newer position');
    expect(await listAt(gateway, cookie)).toContain(id);
    expect(answered(gateway, 'primary: newer position')).toBe(before + 1);
    // a call that does not say so is answered by the primary, whoever asks
    expect((await gateway.call('GET', `${APPLICATION}/${id}`, { token })).status).toBe(200);
  }

  await replica.ask('select pg_wal_replay_resume()');
  await eventually(async () => (await listAt(there)).includes(id));
  const before = answered(there, 'replica');
  await eventually(async () => (await listAt(there, cookie)).includes(id) && answered(there, 'replica') > before);
});

check('no made-up position is a fault', async () => {
  for (const cookie of [
    'position=FFFFFFFF/FFFFFFFF',
    'position=0/0',
    'position=/',
    'position=FFFFFFFFFFFF/1',
    'position=x; position=0/1',
  ])
    await listAt(here, cookie);
});

check('reference data is read at the primary, whose version it is kept under', async () => {
  const { db } = there.platform.database;
  const office = referenceData((from) =>
    from.selectFrom('office').select('name_english').where('code', '=', 'TEST').executeTakeFirstOrThrow(),
  );
  const look = (work: () => Promise<{ name_english: string }>) =>
    withReferenceData(() => withinCall(databaseCall(undefined, 'replica'), work));
  await replica.ask('select pg_wal_replay_pause()');
  await db.updateTable('office').set({ name_english: 'Renamed Office' }).where('code', '=', 'TEST').execute();
  const late = await look(() =>
    db.selectFrom('office').select('name_english').where('code', '=', 'TEST').executeTakeFirstOrThrow(),
  );
  expect(late.name_english).toBe('Test Office');
  expect((await look(() => office(db))).name_english).toBe('Renamed Office');
  await replica.ask('select pg_wal_replay_resume()');
});

check('a replica that is too far behind, or gone, is not missed by anybody', async () => {
  const late = await startTestGateway({
    database: { kind: 'server', url: primary.url, poolSize: 4, replica: { url: replica.url, secondsBehind: 1 } },
    change: (config) => ({ ...config, secrets: here.platform.config.secrets }),
  });
  try {
    await eventually(() => late.platform.database.replica?.behind === 0);
    await replica.ask('select pg_wal_replay_pause()');
    const { id } = await begin();
    await eventually(() => (late.platform.database.replica?.behind ?? 0) > 1);
    expect(await listAt(late)).toContain(id);
    expect(answered(late, 'primary: replica behind')).toBeGreaterThan(0);
    await replica.ask('select pg_wal_replay_resume()');
  } finally {
    await late.close();
  }

  let answers = 0;
  const asked = Promise.all(
    [here, there].map(async (gateway) => {
      for (let n = 0; n < 20; n++, answers++) await listAt(gateway);
    }),
  );
  await eventually(() => answers >= 10);
  await replica.kill();
  await asked;
  const { id, cookie } = await begin();
  expect(await listAt(here)).toContain(id);
  expect(await listAt(there, cookie)).toContain(id);
  await eventually(
    () => answered(here, 'primary: replica away') > 0 || here.platform.database.replica?.behind === null,
  );
  const metrics = await (await fetch(new URL('metrics', here.url))).text();
  expect(metrics).toMatch(/^registrar_replica_calls_total\{answered_by="primary: replica (away|failed)"\} [1-9]/m);
  expect(metrics).toMatch(/^registrar_replica_behind_seconds Nan$/m); // as the metrics' format writes it
});

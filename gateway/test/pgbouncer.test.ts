import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Config } from '../src/platform/config/config';
import { userTopic } from '../src/platform/stomp/topics';
import { act, APPLICATION, callerOf, detailOf, filledDraft, newKey, take } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { hasPgbouncer, startPgbouncer } from './pgbouncer-kit';
import { hasPostgresPrograms, startPostgres, type PrivateServer } from './postgres-kit';
import { connectStomp, eventually } from './stomp-client';

/** Fewer than one of the gateways has: no connection is anybody's for longer than a transaction. */
const SHARED = 3;

const isThere = hasPgbouncer && hasPostgresPrograms;
if (!isThere)
  console.warn('The tests through pgbouncer are left out: pgbouncer or Debian’s PostgreSQL is not installed.');
const check = isThere ? test : test.skip;

let server: PrivateServer;
let pooler: { readonly url: string; close(): Promise<void> };
let here: TestGateway, there: TestGateway;

beforeAll(async () => {
  if (!isThere) return;
  server = await startPostgres();
  pooler = await startPgbouncer(server.url, SHARED);
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  // what is named as the replica is none: it is never read from, but each commit is asked for its position
  const database = {
    kind: 'server',
    url: pooler.url,
    poolSize: 6,
    direct: server.url,
    replica: { url: server.url, secondsBehind: 5 },
  } as const;
  const start = () => startTestGateway({ demoData: true, database, bus: { kind: 'pg', url: server.url }, change });
  [here, there] = await Promise.all([start(), start()]);
}, 180_000);

afterAll(async () => {
  for (const part of [here, there, pooler, server]) await part?.close();
});

check('two gateways bring an empty database up to date and approve a filing through three connections', async () => {
  const [ram, gita] = [await callerOf(here, 'ram.applicant'), await callerOf(there, 'gita.operator')];
  const [maya, ramThere] = [await callerOf(here, 'maya.approver'), await callerOf(there, 'ram.applicant')];
  const connection = await connectStomp(there.socketUrl, ramThere.token);
  const frames = connection.subscribe(userTopic(ram.userId));
  await connection.settled(userTopic(ram.userId));

  const approved = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(approved.status).toBe('APPROVED');
  // what one gateway did is heard at the other, over the line past the pooler
  await eventually(() => frames.length > 0);
  await connection.close();

  const drafts = await Promise.all(Array.from({ length: 12 }, (_, n) => filledDraft(n % 2 === 0 ? ram : ramThere)));
  const answers = await Promise.all(drafts.map((draft, n) => act(n % 2 === 0 ? ram : ramThere, draft, 'submit')));
  expect(answers.map((answer) => detailOf(answer).status)).toEqual(drafts.map(() => 'SUBMITTED'));
});

check('a commit tells its position through the pooler', async () => {
  const ram = await callerOf(there, 'ram.applicant');
  const answer = await ram.call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, newKey());
  expect(answer.headers.getSetCookie().join()).toMatch(/position=[0-9A-F]+\/[0-9A-F]+;/);
});

check('nothing stays behind on a shared connection', async () => {
  const { pool } = here.platform.database;
  // each is in a transaction while it is asked, so that the pooler gives each another connection
  const clients = await Promise.all(Array.from({ length: SHARED }, () => pool.connect()));
  for (const client of clients) await client.query('begin');
  const states = await Promise.all(
    clients.map((client) =>
      client.query(
        "select pg_backend_pid() as pid, current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as helpers, (select count(*)::int from pg_prepared_statements) as prepared, (select count(*)::int from pg_listening_channels()) as channels",
      ),
    ),
  );
  for (const client of clients) {
    await client.query('rollback');
    client.release();
  }
  expect(new Set(states.map(({ rows }) => rows[0]?.pid)).size).toBe(SHARED);
  for (const { rows } of states) expect(rows[0]).toMatchObject({ jit: 'off', helpers: '0', prepared: 0, channels: 0 });
  const held = await server.ask(
    "select (select count(*)::int from pg_locks where locktype = 'advisory') as locks, (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as connections",
  );
  // beside the shared ones: each gateway listens, tells, and looks at the replica
  expect(held).toMatchObject({ locks: 0 });
  expect((held as { connections: number }).connections).toBeLessThanOrEqual(SHARED + 2 * 3);
});

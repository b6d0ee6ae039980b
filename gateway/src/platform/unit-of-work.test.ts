import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { z } from 'zod';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { eventually } from '../../test/stomp-client';
import type { Actor } from './actor';
import { verifyAudit } from './audit/verify-audit';
import { enforceLimit } from './counters';
import { idempotently } from './idempotency';
import { LANES, type JobKind } from './jobs/job-kind';
import { JobWorker } from './jobs/job-worker';
import { Refusal } from './refusal';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const noteJob: JobKind<{ text: string }> = {
  kind: 'test-note',
  payload: z.object({ text: z.string() }),
  maxAttempts: 3,
};

function worker(leaseMs = 60_000): JobWorker {
  const { platform } = gateway;
  return new JobWorker({ db: platform.database.db, clock: platform.clock, log: platform.log, leaseMs });
}

let actors = 0;
async function actor(): Promise<Actor> {
  const accountId = await gateway.addAccount({ username: `actor${++actors}` });
  return {
    accountId,
    sessionId: accountId,
    username: 'actor',
    role: 'APPLICANT',
    officeId: 1,
    external: true,
    screens: new Set(),
    restriction: null,
    secondFactor: 'NONE',
    ipHash: 'x',
  };
}

test('a unit of work that fails leaves no row, no job and no audit entry', async () => {
  const { platform } = gateway;
  const before = await verifyAudit(platform.database.db);
  await expect(
    platform.runUnitOfWork(async (unit) => {
      unit.enqueue(noteJob, { text: 'never' }, { dedupeKey: 'never' });
      unit.audit({ actor: null, action: 'LOGIN', objectType: 'account', objectId: '1' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await verifyAudit(platform.database.db)).toEqual(before);
  expect(await platform.database.db.selectFrom('job').select('id').where('dedupe_key', '=', 'never').execute()).toEqual(
    [],
  );
});

test('a refusal that is returned keeps what was written', async () => {
  const { platform } = gateway;
  const outcome = await platform.runUnitOfWork(async (unit) => {
    unit.enqueue(noteJob, { text: 'kept' }, { dedupeKey: 'kept', runAt: new Date(unit.now.getTime() + 1e9) });
    return new Refusal('FLOW-409');
  });
  expect(outcome).toBeInstanceOf(Refusal);
  expect(
    await platform.database.db.selectFrom('job').select('id').where('dedupe_key', '=', 'kept').execute(),
  ).toHaveLength(1);
});

test('the same event told many times at once is one job, and is run once by four workers', async () => {
  const { platform } = gateway;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: 'once' }, { dedupeKey: 'once' })),
    ),
  );
  for (let i = 0; i < 40; i++)
    await platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: `note ${i}` }));
  const seen: string[] = [];
  const workers = Array.from({ length: 4 }, () => worker());
  for (const each of workers) each.handle(noteJob, async ({ text }) => void seen.push(text));
  await Promise.all(workers.map((each) => each.runDue()));
  expect(seen).toHaveLength(41);
  expect(new Set(seen).size).toBe(41);
  // told again after it was done: still nothing
  await platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: 'once' }, { dedupeKey: 'once' }));
  expect(await worker().runDue()).toBe(0);
});

test('a job that fails is tried again later, and laid aside in the end', async () => {
  const { platform, clock } = gateway;
  await platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: 'unlucky' }));
  const unlucky = worker();
  let tries = 0;
  unlucky.handle(noteJob, async () => {
    tries++;
    throw new Error('the provider is away');
  });
  for (let i = 0; i < 5; i++) {
    await unlucky.runDue();
    clock.advance(10_000);
  }
  expect(tries).toBe(3);
  const dead = await platform.database.db
    .selectFrom('job')
    .select(['last_error', 'attempts'])
    .where('kind', '=', noteJob.kind)
    .where('dead_at', 'is not', null)
    .execute();
  expect(dead).toEqual([{ last_error: 'the provider is away', attempts: 3 }]);
});

test('the jobs of a worker that died come back when their lease runs out', async () => {
  const { platform, clock } = gateway;
  await platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: 'orphan' }));
  const seen: string[] = [];
  const dying = worker(5000);
  await new Promise<void>((taken) => {
    dying.handle(noteJob, () => {
      taken();
      return new Promise(() => undefined); // never comes back
    });
    void dying.runDue();
  });
  const living = worker();
  living.handle(noteJob, async ({ text }) => void seen.push(text));
  expect(await living.runDue()).toBe(0);
  clock.advance(6000);
  await living.runDue();
  expect(seen).toEqual(['orphan']);
});

test('jobs that do not end, as many as a lane runs beside each other, hold up no job of another lane and no unit of work', async () => {
  const { platform } = gateway;
  const letter: JobKind<object> = { kind: 'test-letter', payload: z.object({}), lane: 'mail' };
  const bell: JobKind<object> = { kind: 'test-bell', payload: z.object({}), lane: 'socket' };
  const busy = worker();
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  let begun = 0;
  busy.handle(letter, async () => {
    begun++;
    await held;
  });
  const rung = new Promise<void>((resolve) => busy.handle(bell, async () => resolve()));
  await platform.runUnitOfWork(async (unit) => {
    for (let count = 0; count < LANES.mail + 2; count++) unit.enqueue(letter, {});
  });
  busy.start();
  await eventually(() => begun === LANES.mail);
  await platform.runUnitOfWork(async (unit) => unit.enqueue(bell, {}));
  busy.wake(new Set([bell.kind]));
  await rung;
  expect(begun).toBe(LANES.mail);
  finish();
  await busy.stop();
});

test('what another worker has in hand, and what is to be tried again, is left until it has come to an end', async () => {
  const { platform, clock } = gateway;
  const [here, there] = [worker(), worker()];
  let finish = (): void => undefined;
  let attempts = 0;
  await platform.runUnitOfWork(async (unit) => unit.enqueue(noteJob, { text: 'elsewhere' }));
  await new Promise<void>((taken) => {
    there.handle(noteJob, async () => {
      taken();
      if (++attempts === 1) await new Promise<void>((_, reject) => (finish = () => reject(new Error('not yet'))));
    });
    void there.runDue();
  });
  here.handle(noteJob, async () => void attempts++);
  expect(await here.runAll()).toEqual([noteJob.kind]);
  finish();
  await there.runDue();
  // failed there, and not due before the pause has passed
  expect(await here.runAll()).toEqual([noteJob.kind]);
  expect(attempts).toBe(1);
  clock.advance(2000);
  expect(await here.runAll()).toEqual([]);
  expect(attempts).toBe(2);
});

test('all that is due holds the jobs of the schedule, and what they lead to; a job of a later day is not waited for', async () => {
  const { platform } = gateway;
  const daily: JobKind<object> = { kind: 'test-daily', payload: z.object({}) };
  const seen: string[] = [];
  const only = worker();
  only.every(86_400, daily, () =>
    platform.runUnitOfWork(async (unit) => {
      seen.push('daily');
      unit.enqueue(noteJob, { text: 'of the day' });
      unit.enqueue(noteJob, { text: 'of tomorrow' }, { runAt: new Date(unit.now.getTime() + 86_400_000) });
    }),
  );
  only.handle(noteJob, async ({ text }) => void seen.push(text));
  expect(await only.runAll()).toEqual([]);
  expect(await only.runAll()).toEqual([]);
  expect(seen).toEqual(['daily', 'of the day']);
});

test('an audit chain written by many units of work at once is whole, and any change of it is found', async () => {
  const { platform } = gateway;
  const { db } = platform.database;
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      platform.runUnitOfWork(async (unit) =>
        unit.audit({ actor: null, action: 'LOGIN', objectType: 'account', objectId: String(i), after: { i } }),
      ),
    ),
  );
  const verdict = await verifyAudit(db);
  expect(verdict).toMatchObject({ intact: true });

  const changes = [
    sql`update audit set remark = 'tampered' where seq = 5`,
    sql`update audit set actor_role = 'AUDITOR' where seq = 7`,
    sql`delete from audit where seq = 9`,
    sql`delete from audit where seq = (select max(seq) from audit)`,
  ];
  for (const change of changes) {
    const found = await db
      .transaction()
      .execute(async (tx) => {
        await change.execute(tx);
        throw new Verdict(await verifyAudit(tx));
      })
      .catch((error: unknown) => (error instanceof Verdict ? error.verdict : error));
    expect(found).toMatchObject({ intact: false });
  }
  expect(await verifyAudit(db)).toEqual(verdict);
});

class Verdict extends Error {
  constructor(readonly verdict: unknown) {
    super('look, and put it back');
  }
}

test('one idempotency key does the work once, however often and fast it is sent', async () => {
  const { platform } = gateway;
  const me = await actor();
  let done = 0;
  const once = (key: string, request: unknown = { a: 1 }) =>
    platform.runUnitOfWork((unit) =>
      idempotently(unit, me, { key, request, answer: z.object({ n: z.number() }) }, async () => ({ n: ++done })),
    );
  const answers = await Promise.all(Array.from({ length: 8 }, () => once('key-1')));
  expect(new Set(answers.map(({ n }) => n))).toEqual(new Set([1]));
  await expect(once('key-1', { a: 2 })).rejects.toMatchObject({ code: 'IDEM-409' });
  expect(await once('key-2')).toEqual({ n: 2 });
});

test('a limit counts in the database and opens again when its window has passed', async () => {
  const { platform, clock } = gateway;
  const { db } = platform.database;
  const limit = { name: 'test', hits: 5, seconds: 60 };
  const hit = () => enforceLimit(db, clock.now(), limit, 'somebody');
  const results = await Promise.allSettled(Array.from({ length: 12 }, hit));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  await expect(hit()).rejects.toMatchObject({ code: 'RATE-429', details: { retryAfterSeconds: expect.any(Number) } });
  clock.advance(61_000);
  await expect(hit()).resolves.toBeUndefined();
});

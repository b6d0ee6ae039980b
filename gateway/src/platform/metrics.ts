import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from './database/open-database';
import type { ReadReplica } from './database/read-replica';
import { mailJob, smsJob } from './outbound/message-jobs';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route'>;
  readonly requests: Counter<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'kind' | 'outcome'>;
  readonly sockets: Gauge;
}

export function createMetrics(database: OpenDatabase): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'registrar_database_waiting',
    help: 'Queries that wait for a connection',
    registers,
    collect() {
      this.set(database.pool.waitingCount);
    },
  });
  if (database.replica) observeReplica(database.replica, registers);
  new Gauge({
    name: 'registrar_jobs_pending',
    help: 'Jobs that are due and not done, and jobs laid aside',
    labelNames: ['state'],
    registers,
    async collect() {
      const row = await database.db
        .selectFrom('job')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('dead_at', 'is', null).as('pending'),
          fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
        ])
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      this.set({ state: 'pending' }, row.pending);
      this.set({ state: 'dead' }, row.dead);
    },
  });
  new Gauge({
    name: 'registrar_messages_undelivered',
    help: 'Mails and SMS that are being tried, and that were given up',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      for (const [channel, kind] of [
        ['EMAIL', mailJob.kind],
        ['SMS', smsJob.kind],
      ] as const) {
        const { all, dead } = await database.db
          .selectFrom('job')
          .select(({ fn }) => [
            fn.countAll<number>().as('all'),
            fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
          ])
          .where('done_at', 'is', null)
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow();
        this.set({ channel, state: 'WAITING' }, all - dead);
        this.set({ channel, state: 'DEAD' }, dead);
      }
    },
  });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'registrar_request_seconds',
      help: 'How long a request took',
      // Not the status: a histogram is a dozen lines for each set of labels, and strangers choose what they are refused
      // for.
      labelNames: ['method', 'route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    requests: new Counter({
      name: 'registrar_requests_total',
      help: 'Requests that were answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    jobs: new Counter({
      name: 'registrar_jobs_total',
      help: 'Jobs that were run',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    sockets: new Gauge({ name: 'registrar_sockets', help: 'Open notification sockets', registers }),
  };
}

function observeReplica(replica: ReadReplica, registers: Registry[]): void {
  new Gauge({
    name: 'registrar_replica_behind_seconds',
    help: 'How far the replica is behind the primary; not a number: it cannot be reached',
    registers,
    collect() {
      this.set(replica.behind ?? NaN);
    },
  });
  new Counter({
    name: 'registrar_replica_calls_total',
    help: 'Calls that the replica may answer, by who answered them and why',
    labelNames: ['answered_by'],
    registers,
    collect() {
      this.reset();
      for (const [answeredBy, count] of replica.answers) this.inc({ answered_by: answeredBy }, count);
    },
  });
}

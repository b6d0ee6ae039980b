import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { failure } from './failure';
import type { FaultLedger } from './fault-ledger';
import type { RegistryStore } from './registry-store';

export interface HostMetrics {
  readonly registry: Registry;
  readonly reports: Counter<'remote' | 'kind'>;
  readonly refusedReports: Counter<'reason'>;
  readonly remedies: Counter<'remote' | 'action'>;
}

export function createHostMetrics(store: RegistryStore, ledger: FaultLedger): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['remote', 'version'] as const;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'registrar_registry_revision',
    help: 'Revision of the registry of remotes',
    registers,
    collect() {
      this.set(store.document.revision);
    },
  });
  const perVersion = (name: string, help: string, of: (faults: FaultLedger['versions'][number]) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      labelNames,
      collect() {
        this.reset();
        for (const faults of ledger.versions) this.set({ remote: faults.remote, version: faults.version }, of(faults));
      },
    });
  };
  perVersion('registrar_version_crashes', 'Failures of a version that tabs have told of', ({ crashes }) => crashes);
  perVersion('registrar_version_crashed_tabs', 'Tabs in which a version has failed', ({ tabs }) => tabs);
  perVersion(
    'registrar_version_faulty',
    '1 where a version crashed for three people within a minute',
    ({ faultSince }) => (faultSince === null ? 0 : 1),
  );
  return {
    registry,
    reports: new Counter({
      name: 'registrar_fault_reports_total',
      help: 'Reports of tabs by remote and kind',
      labelNames: ['remote', 'kind'],
      registers,
    }),
    refusedReports: new Counter({
      name: 'registrar_fault_reports_refused_total',
      help: 'Reports that were not taken, by reason',
      labelNames: ['reason'],
      registers,
    }),
    remedies: new Counter({
      name: 'registrar_versions_withdrawn_total',
      help: 'Canaries ended and versions rolled back by the host itself',
      labelNames: ['remote', 'action'],
      registers,
    }),
  };
}

/** For whoever watches over the host: on its own machine, or with the watchers' token; like the gateway's metrics. */
export function metricsRoute(app: FastifyInstance, { registry }: HostMetrics, token: string | null): void {
  app.get('/host/metrics', async (request, reply) => {
    if (!isWatcher(request, token))
      return failure(reply, 403, 'The metrics are read on this machine, or with the token of the watchers.', 'METRICS');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** A proxy names whom it speaks for, also where that is somebody on this machine. */
function isWatcher({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined && sameText(given, token)) return true;
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isDirect && /^(?:::1$|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

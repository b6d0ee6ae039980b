import { readFaultReport, type FaultReport } from '@registrar/contract/fault-report';
import type { RegistryDocument } from '@registrar/contract/registry';
import { networkOf } from '@registrar/domain/network-address';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './failure';
import { bearerOf, type Bearer } from './gateway-access';
import type { FaultLedger, VersionFaults } from './fault-ledger';
import { remedy } from './faulty-versions';
import type { HostMetrics } from './host-metrics';
import { isComplete } from './published-remotes';
import { RateOfAddresses } from './rate-of-addresses';
import type { RegistryStore } from './registry-store';

/** Far more than a report is. */
const LARGEST_REPORT = 1024;
/** An office behind one address crashes in all its tabs at once, and three people of it are enough. */
const REPORTS_OF_AN_ADDRESS = 30;
/** In the embedded default everybody is at one machine, all browser tests too. */
const REPORTS_OF_ONE_MACHINE = 300;

export interface FaultRoutesOptions {
  readonly portalFolder: string;
  readonly store: RegistryStore;
  readonly ledger: FaultLedger;
  readonly metrics: HostMetrics;
  readonly now: () => Date;
  readonly isProduction: boolean;
  /** Whose session the request has; undefined where it has none that stands. */
  readonly accountOf: (bearer: Bearer) => Promise<string | undefined>;
  readonly announce: (document: RegistryDocument) => void;
}

/** Tabs tell which version crashed in them; teams read it. Without the gateway a report counts by its network. */
export function faultRoutes(
  app: FastifyInstance,
  { portalFolder, store, ledger, metrics, now, announce, isProduction, accountOf }: FaultRoutesOptions,
): void {
  const rate = new RateOfAddresses(now, {
    perMinute: isProduction ? REPORTS_OF_AN_ADDRESS : REPORTS_OF_ONE_MACHINE,
  });

  /**
   * Who vouches for a crash. Anybody can invent tabs, so an account counts as one, and so does a network where nobody
   * is signed in. In the embedded default everybody is at one machine, and each tab counts.
   */
  const witness = async ({ tab }: FaultReport, request: FastifyRequest): Promise<string> => {
    if (!isProduction) return `tab ${tab}`;
    const account = await accountOf(bearerOf(request));
    return account === undefined ? `network ${networkOf(request.ip)}` : `account ${account}`;
  };

  const judge = (remote: string, version: string, isNew: boolean, log: FastifyBaseLogger): void => {
    if (isNew)
      log.error(ledger.of(remote, version), 'a version is at fault: it crashed for three people within a minute');
    const result = remedy(store, ledger, remote, version);
    if (result.kind === 'none') return;
    if (result.kind === 'refused')
      return log.error({ remote, version, ...result }, 'a faulty version could not be withdrawn');
    metrics.remedies.inc({ remote, action: result.action });
    log.warn(
      { remote, version, action: result.action, revision: result.document.revision },
      'a faulty version was withdrawn',
    );
    announce(result.document);
  };

  app.post(
    '/registry/faults',
    {
      bodyLimit: LARGEST_REPORT,
      // Before the body: what is too often is not read. It is no failure of the page that tells of it either: one
      // office has many tabs behind one address, and a refusal would stand in the console of each.
      onRequest: async (request, reply) => {
        if (rate.allows(request.ip)) return;
        metrics.refusedReports.inc({ reason: 'rate' });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    },
    async (request, reply) => {
      const report = readFaultReport(request.body);
      if (typeof report === 'string') {
        metrics.refusedReports.inc({ reason: 'form' });
        return failure(reply, 400, `The report cannot be read: ${report}.`, 'REPORT');
      }
      const { remote, version } = report;
      if (!isComplete(portalFolder, remote, version)) {
        metrics.refusedReports.inc({ reason: 'version' });
        return failure(reply, 422, `${remote}@${version} is not a published version.`, 'UNKNOWN_VERSION');
      }
      const verdict = ledger.record(report, await witness(report, request));
      metrics.reports.inc({ remote, kind: report.kind });
      if (verdict !== 'counted') judge(remote, version, verdict === 'new-fault', request.log);
      return reply
        .code(202)
        .header('cache-control', 'no-store')
        .send({ success: true, status: 202, message: 'Counted.' });
    },
  );

  app.get('/registry/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      revision: store.document.revision,
      generatedAt: now().toISOString(),
      remotes: healthOf(store.document, ledger.versions),
    }),
  );
}

/** Per remote what people get, and what is known of each version that has failed anywhere. */
function healthOf({ remotes }: RegistryDocument, versions: readonly VersionFaults[]) {
  const names = new Set([...Object.keys(remotes), ...versions.map(({ remote }) => remote)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const entry = remotes[name];
      const faults = versions
        .filter(({ remote }) => remote === name)
        .map(
          ({ remote: _, version, faultSince, ...figures }) =>
            [version, { ...figures, verdict: faultSince === null ? 'ok' : 'fault', faultSince }] as const,
        );
      return [
        name,
        {
          live: entry?.version ?? null,
          status: entry?.status ?? null,
          guarded: entry?.guarded === true,
          canary: entry?.canary === undefined ? null : { version: entry.canary.version, share: entry.canary.share },
          versions: Object.fromEntries(faults),
        },
      ];
    }),
  );
}

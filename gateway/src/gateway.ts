import { accounts } from './accounts/accounts';
import { profile } from './profile/profile';
import { authenticateToken, authenticateSocket } from './accounts/authenticate';
import { administration } from './administration/administration';
import { staffOnDashboard } from './administration/on-dashboard';
import { auditing } from './audit/auditing';
import { companyLocks } from './company-locks/company-locks';
import { companyOrders } from './company-orders/company-orders';
import { ordersOnDashboard } from './company-orders/on-dashboard';
import { forcedOpenings } from './forced-openings/forced-openings';
import { liquidators } from './liquidators/liquidators';
import { restorationsOnDashboard } from './restorations/on-dashboard';
import { restorations } from './restorations/restorations';
import { documentShares } from './document-shares/document-shares';
import { requestedDocuments } from './requested-documents/requested-documents';
import { requestedDocumentsOnDashboard } from './requested-documents/on-dashboard';
import { heirAdmissions } from './heir-admissions/heir-admissions';
import { heirAdmissionsOnDashboard } from './heir-admissions/on-dashboard';
import { institutions } from './institutions/institutions';
import { institutionsOnDashboard } from './institutions/on-dashboard';
import { copies } from './copies/copies';
import { copyHandler } from './copies/copy-handler';
import { isInGoodStanding } from './copies/good-standing';
import { copiesOnDashboard } from './copies/on-dashboard';
import { createDashboard } from './dashboard/dashboard';
import { configuration } from './configuration/configuration';
import { deadlines } from './deadlines/deadlines';
import { deadlinesOnDashboard } from './deadlines/on-dashboard';
import { documents } from './filings/use-cases/documents/documents';
import { filingsOnDashboard } from './filings/processes/on-dashboard';
import { committeeOnDashboard } from './filings/facts/committee/on-dashboard';
import { deskOnDashboard } from './filings/facts/desk/on-dashboard';
import { eServices } from './e-services/e-services';
import { filings } from './filings/filings';
import { lookups } from './lookups/lookups';
import { createMoney } from './money/money';
import { moneyOnDashboard } from './money/on-dashboard';
import { names } from './names/names';
import { notifications } from './notifications/notifications';
import { followers } from './followers/followers';
import { gazette } from './gazette/gazette';
import { standardDocuments } from './model-forms/model-forms';
import { openData } from './open-data/open-data';
import { oldSystem } from './old-system/old-system';
import { papersOnDashboard } from './papers/on-dashboard';
import { paperSigningOnDashboard } from './papers/officer-signing/on-dashboard';
import { createPapers } from './papers/papers';
import { peak } from './peak/peak';
import { proceedings } from './proceedings/proceedings';
import { proceedingOrders } from './proceeding-orders/proceeding-orders';
import { proceedingOrdersOnDashboard } from './proceeding-orders/on-dashboard';
import { backup } from './backup/backup';
import type { Capability } from './platform/capability';
import { announceAddress } from './platform/database/directory-lock';
import { attackTargetRoutes } from './platform/http/attack-target-routes';
import { documentationRoutes } from './platform/http/openapi/documentation-routes';
import { BASE, createGatewayApp, type GatewayApp } from './platform/http/gateway-app';
import { healthRoutes } from './platform/http/health-routes';
import { internalRoutes } from './platform/http/internal-routes';
import type { Platform } from './platform/platform';
import { startHousekeeping } from './platform/housekeeping';
import { attachStompServer } from './platform/stomp/stomp-server';
import { maySubscribe } from './platform/stomp/topics';
import { demonstration } from './demonstration/demonstration';
import { ownCompanies } from './own-companies/own-companies';
import { publicHome } from './public-home/public-home';
import { register } from './register/register';
import { followRefund } from './requests/refunds/follow-refund';
import { requestsOnDashboard } from './requests/on-dashboard';
import { grievanceHandler } from './requests/grievances/grievance-handler';
import { refundHandler } from './requests/refunds/refund-handler';
import { createRequests } from './requests/requests';
import { readsRequestOf } from './requests/sight';
import { uploads } from './uploads/uploads';
import { mandatesOnDashboard } from './register/mandates/on-dashboard';
import { invitationsOnDashboard } from './register/representatives/on-dashboard';

const requestHandlers = [refundHandler, copyHandler, grievanceHandler];

/**
 * What the gateway can do, in the registry's words. The order is that of the seeds: accounts need offices, the register
 * needs both, and the demonstration all that it invents.
 */
export const capabilities: readonly Capability[] = [
  lookups,
  accounts,
  profile,
  administration,
  auditing,
  notifications,
  register,
  oldSystem,
  openData,
  followers,
  gazette,
  standardDocuments,
  eServices,
  demonstration,
  names,
  filings,
  uploads,
  documents,
  createRequests(requestHandlers),
  createMoney(followRefund),
  companyLocks,
  companyOrders,
  heirAdmissions,
  institutions,
  liquidators,
  forcedOpenings,
  restorations,
  requestedDocuments,
  documentShares,
  copies,
  configuration,
  createPapers(isInGoodStanding, readsRequestOf(requestHandlers)),
  proceedings,
  proceedingOrders,
  deadlines,
  ownCompanies,
  publicHome,
  peak,
  backup,
  createDashboard([
    invitationsOnDashboard,
    mandatesOnDashboard,
    filingsOnDashboard,
    committeeOnDashboard,
    deskOnDashboard,
    papersOnDashboard,
    paperSigningOnDashboard,
    deadlinesOnDashboard,
    moneyOnDashboard,
    requestsOnDashboard,
    copiesOnDashboard,
    staffOnDashboard,
    ordersOnDashboard,
    heirAdmissionsOnDashboard,
    institutionsOnDashboard,
    proceedingOrdersOnDashboard,
    restorationsOnDashboard,
    requestedDocumentsOnDashboard,
  ]),
];

export interface Gateway {
  readonly app: GatewayApp;
  readonly address: string;
  /** Open sockets, whether or not they have said whose they are. */
  sockets(): number;
  /** Says that it leaves and answers on for `DRAIN_SECONDS`, until whoever spreads the requests has seen it. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export async function startGateway(platform: Platform): Promise<Gateway> {
  const app = await createGatewayApp(platform, (token, address) => authenticateToken(platform, token, address));
  for (const routes of [healthRoutes, documentationRoutes, internalRoutes, attackTargetRoutes]) routes(app, platform);
  for (const { routes } of capabilities) routes?.(app, platform);

  for (const { jobs } of capabilities) jobs?.(platform);
  startHousekeeping(platform);
  for (const { seed } of capabilities) await seed?.(platform);

  const stomp = attachStompServer({
    server: app.server,
    path: `${BASE}/ws`,
    origins: platform.config.mode === 'production' ? [new URL(platform.config.portalUrl).origin] : null,
    bus: platform.bus,
    clock: platform.clock,
    rules: {
      authenticate: (token) => authenticateSocket(platform, token),
      maySubscribe,
      socketsPerUser: 10,
      subscriptionsPerSocket: 20,
      heartBeat: 10_000,
      connectTimeout: 10_000,
    },
    limits: platform.config.sockets,
    trustedProxies: platform.config.trustedProxies,
  });
  const countSockets = setInterval(() => platform.metrics.sockets.set(stomp.sockets()), 5000);
  countSockets.unref();

  const address = await app.listen({ host: platform.config.host, port: platform.config.port });
  if (platform.config.database.kind === 'directory') announceAddress(platform.config.database.directory, address);
  platform.jobs.start();
  return {
    app,
    address,
    sockets: () => stomp.sockets(),
    async drain() {
      platform.announceStop();
      await new Promise((resolve) => setTimeout(resolve, platform.config.drainSeconds * 1000));
    },
    async close() {
      clearInterval(countSockets);
      await stomp.close();
      await app.close(); // requests in flight are finished first
      await platform.close();
    },
  };
}

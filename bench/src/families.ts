import { measureBrokerRestart } from './gateway/broker-restart';
import { measureCompanyProcesses } from './gateway/company-processes';
import { measureHostileInput } from './gateway/hostile-input';
import { measureLogins } from './gateway/logins';
import { measureManySockets } from './gateway/many-sockets';
import { measureMemory } from './gateway/memory';
import { measureMemoryGrowth } from './gateway/memory-growth';
import { measureNotifications } from './gateway/notifications';
import { measureReads } from './gateway/reads';
import { measureShareholders } from './gateway/shareholders';
import { measureSubmits } from './gateway/submits';
import { measureUploads } from './gateway/uploads';
import { measureTenfoldPeak } from './gateway/tenfold-peak';
import { measureTwoGateways } from './gateway/two-gateways';
import { measureAssessments } from './money/assessments';
import { measureMillions, measureNameCheck } from './names/name-check';
import type { Options } from './options';
import { measureFirstLoad } from './pages/first-load';
import { measureLargestPaint } from './pages/largest-paint';
import { measureLighthouse } from './pages/lighthouse';
import { measurePageMemory } from './pages/page-memory';
import { measurePlumbing } from './pages/plumbing';
import { measureRouteChange } from './pages/route-change';
import type { Portals } from './pages/portals';
import type { Row } from './row';
import { measureAnnualReports } from './register/annual-reports';
import { measureApprovals } from './register/approvals';
import { measureShareLedgers } from './register/share-ledgers';
import { measureBuild } from './start/build';
import { measureStart } from './start/start';

/** Rows that are measured together, and the name they are asked for by. These look at the portal with a browser. */
export const pageFamilies: Readonly<Record<string, (options: Options, portals: Portals) => Promise<Row[]>>> = {
  'first-load': measureFirstLoad,
  'largest-paint': measureLargestPaint,
  lighthouse: measureLighthouse,
  'route-change': measureRouteChange,
  'page-memory': measurePageMemory,
};

/** These start what they need themselves. */
export const otherFamilies: Readonly<Record<string, (options: Options) => Promise<Row[]>>> = {
  plumbing: measurePlumbing,
  reads: measureReads,
  logins: measureLogins,
  submits: measureSubmits,
  uploads: measureUploads,
  'hostile-input': measureHostileInput,
  shareholders: measureShareholders,
  'company-processes': measureCompanyProcesses,
  'two-gateways': measureTwoGateways,
  'tenfold-peak': measureTenfoldPeak,
  'name-check': measureNameCheck,
  approvals: measureApprovals,
  'share-ledgers': measureShareLedgers,
  'annual-reports': measureAnnualReports,
  assessments: measureAssessments,
  notifications: measureNotifications,
  'many-sockets': measureManySockets,
  'broker-restart': measureBrokerRestart,
  start: measureStart,
  build: measureBuild,
  'gateway-memory': measureMemory,
  'memory-growth': measureMemoryGrowth,
  'millions-of-names': measureMillions,
};

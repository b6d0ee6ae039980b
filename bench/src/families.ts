import { measureLogins } from './gateway/logins';
import { measureMemory } from './gateway/memory';
import { measureNameCheck } from './gateway/name-check';
import { measureNotifications } from './gateway/notifications';
import { measureReads } from './gateway/reads';
import { measureSubmits } from './gateway/submits';
import { measureTwoGateways } from './gateway/two-gateways';
import type { Options } from './options';
import { measureFirstLoad } from './pages/first-load';
import { measureLargestPaint } from './pages/largest-paint';
import { measurePageMemory } from './pages/page-memory';
import { measurePlumbing } from './pages/plumbing';
import { measureRouteChange } from './pages/route-change';
import type { Row } from './row';
import { measureBuild } from './start/build';
import { measureStart } from './start/start';

/** Rows that are measured together, and the name they are asked for by. */
export const families: Readonly<Record<string, (options: Options) => Promise<Row[]>>> = {
  'first-load': measureFirstLoad,
  'largest-paint': measureLargestPaint,
  'route-change': measureRouteChange,
  plumbing: measurePlumbing,
  'page-memory': measurePageMemory,
  reads: measureReads,
  logins: measureLogins,
  submits: measureSubmits,
  'two-gateways': measureTwoGateways,
  'name-check': measureNameCheck,
  notifications: measureNotifications,
  start: measureStart,
  build: measureBuild,
  'gateway-memory': measureMemory,
};

import type { RouteModule } from './http/gateway-app';
import type { Platform } from './platform';

/** One folder of the gateway: its calls, its jobs, and the data it needs on an empty database. */
export interface Capability {
  readonly routes?: RouteModule;
  /** Registers handlers with `platform.jobs`, before the worker starts. */
  readonly jobs?: (platform: Platform) => void;
  /** Safe to run at every start; demonstration data only where `platform.config.demoData` allows it. */
  readonly seed?: (platform: Platform) => Promise<void>;
}

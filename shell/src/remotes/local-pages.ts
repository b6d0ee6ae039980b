import type { RegistryEntry } from '@registrar/contract/registry';
import type { RoutesDocument } from '@registrar/contract/routes';
import { routesShapeProblems } from '@registrar/contract/routes';
import routes from '../../routes.json';
import type { RemoteTransport } from './load-remote';

/** The shell's own pages live by the same contract, frame and guard as a remote; only their transport is an import. */
export const localPages = 'shell';

export const localRoutes: RoutesDocument = believed(routes);

export const localEntry: RegistryEntry = {
  version: 'built-in',
  base: '/shell/',
  contract: 1,
  requires: {},
  routes: localRoutes.routes,
  status: 'active',
  urgency: 'normal',
};

export const localTransport: RemoteTransport = {
  load: () => import('../pages/app'),
  preload: async () => void (await import('../pages/app')),
  unmetPackages: () => [],
};

function believed(value: unknown): RoutesDocument {
  const problems = routesShapeProblems(value);
  if (problems.length > 0) throw new Error(`shell/routes.json: ${problems.join('; ')}`);
  return value as RoutesDocument;
}

import type { RegistryDocument } from '@registrar/contract/registry';
import { buildCatalog, type Catalog } from './catalog';
import { localRoutes } from './local-pages';

/** The shell's own pages and those of every remote of this registry. */
export function catalogOf({ remotes }: Pick<RegistryDocument, 'remotes'>): Catalog {
  const entries = Object.entries(remotes);
  return buildCatalog(
    [localRoutes, ...entries.map(([remote, { routes, filings }]) => ({ remote, routes, ...(filings && { filings }) }))],
    new Set(entries.filter(([, { status }]) => status === 'disabled').map(([remote]) => remote)),
  );
}

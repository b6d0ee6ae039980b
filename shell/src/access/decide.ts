import { pathAfterSignIn, portalPath } from '@registrar/contract/portal-path';
import type { RouteDescription } from '@registrar/contract/routes';
import { screenCodes } from '@registrar/domain/screen-codes';
import { matchPath, type Catalog, type CatalogPage } from '../remotes/catalog';

/** What is known of the module list that the init call answers. */
export type ModuleAccess =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly codes: ReadonlySet<string>; readonly restrictedTo?: string | null };

export type Decision =
  | { readonly kind: 'allow'; readonly page: CatalogPage; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The module list is on its way: a skeleton, never a flash of a refusal. */
  | { readonly kind: 'pending'; readonly page: CatalogPage }
  /** The module list could not be read: closed until it can. */
  | { readonly kind: 'unknown'; readonly page: CatalogPage }
  | { readonly kind: 'forbidden'; readonly page: CatalogPage }
  | { readonly kind: 'not-found' };

const signInPath = '/login';
export const homePath = '/dashboard';

/**
 * The one answer to "may this person see this address". Menu, links, prefetch, activity functions and the refusal page
 * all ask here. It is for the person's convenience: the gateway checks every call by itself.
 */
export function decide(path: string, catalog: Catalog, access: ModuleAccess, signedIn: boolean): Decision {
  const within = portalPath(path);
  if (within === undefined) return { kind: 'not-found' };
  const url = new URL(within, 'http://portal');
  if (url.pathname === '/') return { kind: 'redirect', to: signedIn ? homePath : signInPath };
  if (signedIn && url.pathname === signInPath)
    return { kind: 'redirect', to: pathAfterSignIn(url.searchParams.get('returnTo'), signInPath, homePath) };
  const match = matchPath(catalog, url.pathname);
  if (!match) return { kind: 'not-found' };
  const { page, params } = match;
  if (page.route.auth === 'public') return { kind: 'allow', page, params };
  if (!signedIn)
    return { kind: 'redirect', to: `${signInPath}?returnTo=${encodeURIComponent(url.pathname + url.search)}` };
  // Something has to be settled first: every other page of a signed-in person leads to the one where it is.
  const restrictedTo = access.status === 'ready' ? access.restrictedTo : null;
  if (restrictedTo && match.page.route.path !== restrictedTo.split('?')[0])
    return { kind: 'redirect', to: restrictedTo };
  // A whitelisted page of a screen that nobody knows was meant for somebody: it waits for who holds that screen.
  if (page.route.whitelisted === true && namesKnownScreen(page.route)) return { kind: 'allow', page, params };
  if (access.status === 'loading') return { kind: 'pending', page };
  if (access.status === 'failed') return { kind: 'unknown', page };
  return holdsAnyCode(page.route, access.codes) ? { kind: 'allow', page, params } : { kind: 'forbidden', page };
}

/**
 * Whether the menu offers a page. Stricter than the guard where a whitelisted page is meant for others: somebody whose
 * module list is known and holds none of its codes is not led there. Nobody is led to a remote that is switched off.
 */
export function isOffered(path: string, catalog: Catalog, access: ModuleAccess, signedIn: boolean): boolean {
  const decision = decide(path, catalog, access, signedIn);
  if (decision.kind !== 'allow') return false;
  const { route, owner } = decision.page;
  if (catalog.disabled.has(owner)) return false;
  return route.auth === 'public' || access.status !== 'ready' || holdsAnyCode(route, access.codes);
}

/** Whether the home leads there: to a page that everybody may see, or by the log-in to one of a person's own. */
export function isReached(path: string, catalog: Catalog): boolean {
  const decision = decide(path, catalog, { status: 'loading' }, true);
  return (decision.kind === 'allow' || decision.kind === 'pending') && !catalog.disabled.has(decision.page.owner);
}

const holdsAnyCode = (route: RouteDescription, codes: ReadonlySet<string>): boolean =>
  (route.screenCodes ?? []).some((code) => codes.has(code));

const namesKnownScreen = (route: RouteDescription): boolean =>
  (route.screenCodes ?? []).some((code) => screenCodes.some((known) => known === code));

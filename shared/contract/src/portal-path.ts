const PORTAL = 'http://portal';

/**
 * The path within the portal that an address from outside means, with its query and fragment, or undefined where it
 * means anything else. The address is judged as a browser reads it: tabs and line ends are dropped and backslashes
 * turned before anything is looked at, so that `/\t/host` is another site and `/\t/[` no address at all.
 */
export function portalPath(address: string | null): string | undefined {
  if (address === null || !address.startsWith('/')) return undefined;
  const url = parsed(address);
  // `/.//host` stays on this origin, and what comes of it would not.
  if (url === undefined || url.origin !== PORTAL || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Where signing in leads on: the page that was asked for, and `home` where that is none, the entrance or the sign-in
 * page.
 */
export function pathAfterSignIn(returnTo: string | null, signInPath: string, home: string): string {
  const path = portalPath(returnTo);
  if (path === undefined) return home;
  const page = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
  return page === '' || page === signInPath ? home : path;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address, PORTAL);
  } catch {
    return undefined;
  }
}

const HOME = '/dashboard';

/**
 * Where to go after signing in. Only a path of this portal is believed: `//host` and `/\host` are other sites to a
 * browser.
 */
export function returnPath(returnTo: string | null): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return HOME;
  return returnTo === '/' || returnTo.startsWith('/login') ? HOME : returnTo;
}

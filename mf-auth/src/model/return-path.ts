const HOME = '/dashboard';

/**
 * Where to go after signing in. Only a path of this portal is believed: `//host` and `/\host` are other sites to a
 * browser.
 */
export function returnPath(returnTo: string | null): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return HOME;
  return returnTo === '/' || returnTo.startsWith('/login') ? HOME : returnTo;
}

/** The next page of a way in, such as the login after a sign-up, with the page the person wanted in its address. */
export function withReturn(path: string, search: URLSearchParams): string {
  const wanted = returnPath(search.get('returnTo'));
  return wanted === HOME ? path : `${path}?${new URLSearchParams({ returnTo: wanted }).toString()}`;
}

import { pathAfterSignIn } from '@registrar/contract/portal-path';

const HOME = '/dashboard';

/** Where to go after signing in. */
export const returnPath = (returnTo: string | null): string => pathAfterSignIn(returnTo, '/login', HOME);

/** The next page of a way in, such as the login after a sign-up, with the page the person wanted in its address. */
export function withReturn(path: string, search: URLSearchParams): string {
  const wanted = returnPath(search.get('returnTo'));
  return wanted === HOME ? path : `${path}?${new URLSearchParams({ returnTo: wanted }).toString()}`;
}

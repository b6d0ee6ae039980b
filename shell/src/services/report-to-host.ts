import type { Language, ReadonlyStore } from '@registrar/contract/shell-api';

type Cookies = Pick<Document, 'cookie'>;

/**
 * What the host has to know to send a page with what it begins with; both are kept in the tab or in the browser's
 * storage, which no request carries. Written only where they say something else: each writing is a question to the
 * disk.
 */
function keep(cookies: Cookies, mark: string, life: string): void {
  if (!cookies.cookie.split('; ').includes(mark)) cookies.cookie = `${mark}; Path=/; SameSite=Lax${life}`;
}

export function reportLanguage(cookies: Cookies, language: Language): void {
  keep(cookies, `registrar_lang=${language}`, '; Max-Age=31536000');
}

const signedInMark = 'registrar_in=1';

/**
 * Somebody in this browser is signed in: the page does not begin with what strangers see. It says nothing about who,
 * and opens nothing.
 */
export function reportSignedIn(cookies: Cookies, signedIn: ReadonlyStore<boolean>): void {
  const write = (): void => {
    if (signedIn.get()) keep(cookies, signedInMark, '');
    else if (cookies.cookie.split('; ').includes(signedInMark))
      cookies.cookie = `${signedInMark}; Path=/; SameSite=Lax; Max-Age=0`;
  };
  signedIn.subscribe(write);
  write();
}

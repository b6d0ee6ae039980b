import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '@registrar/testing/playwright';
import { GatewayCalls, type PortalAddress, type SessionTokens } from './gateway-calls';
import { portal } from './portal';
import type { Language } from './texts';

const sessions = new Map<string, Promise<SessionTokens>>();

function sessionOf({ username, password }: Person): Promise<SessionTokens> {
  const known = sessions.get(username);
  if (known !== undefined) return known;
  const opened = new GatewayCalls().openSession(username, password);
  sessions.set(username, opened);
  return opened;
}

/**
 * A tab of somebody who has signed in already: for suites that are about something else than signing in, and for those
 * in which the remote that signs people in is the one that fails.
 */
export async function startSignedIn(context: BrowserContext, person: Person, language: Language): Promise<void> {
  await startIn(context, language);
  const { origin } = portal;
  await context.addInitScript(
    ({ session, at }) => {
      if (window !== window.top || window.location.origin !== at || sessionStorage.getItem('session-given') !== null)
        return;
      // Once: a test that signs out must stay signed out.
      sessionStorage.setItem('session-given', 'yes');
      sessionStorage.setItem('session', session);
    },
    { session: JSON.stringify(await sessionOf(person)), at: origin },
  );
}

/** A browser whose owner reads this language. */
export async function startIn(context: BrowserContext, language: Language): Promise<void> {
  const { origin } = portal;
  await context.addInitScript(
    ({ lang, at }) => {
      // a frame of a document has no storage of its own
      if (window === window.top && window.location.origin === at && localStorage.getItem('lang') === null)
        localStorage.setItem('lang', lang);
    },
    { lang: language, at: origin },
  );
}

/**
 * This tab belongs to somebody who has just signed in, over the gateway: for journeys that are about what comes after.
 * It shows at the next page that is opened. The form itself is filled in where signing in is what is tried.
 */
export async function signIn(
  page: Page,
  { username, password }: Person,
  portalOf: PortalAddress = portal,
): Promise<void> {
  const session = await new GatewayCalls(portalOf).openSession(username, password);
  await page.addInitScript(
    ({ value, given, at }) => {
      // A frame of a document has no storage of its own. Noted where an ended session does not clear it: it must not
      // come back.
      if (window !== window.top || window.location.origin !== at || localStorage.getItem(given) !== null) return;
      localStorage.setItem(given, 'yes');
      sessionStorage.setItem('session', value);
    },
    { value: JSON.stringify(session), given: `session-given-${randomUUID()}`, at: portalOf.origin },
  );
}

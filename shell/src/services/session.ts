import type { ReadonlyStore } from '@registrar/contract/shell-api';
import type { SessionTokens, TokenStore } from '@registrar/gateway-client/session-tokens';
import { createStore } from './value-store';

export interface SessionService extends TokenStore {
  /** Authenticated means that an access token is held (specification section 4). */
  readonly signedIn: ReadonlyStore<boolean>;
}

const storageKey = 'session';
const leftoverKey = 'user_token';

/** The only place that touches the tokens. They live as long as the tab does. */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SessionService {
  let tokens = readStored(storage);
  const signedIn = createStore(tokens !== null);
  return {
    signedIn,
    read: () => tokens,
    write(next) {
      tokens = next;
      storage.setItem(storageKey, JSON.stringify(next));
      signedIn.set(true);
    },
    clear() {
      tokens = null;
      storage.removeItem(storageKey);
      signedIn.set(false);
    },
  };
}

/** An entry of the portal before this one (specification section 3). */
export function removeLeftoverToken(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(leftoverKey);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readStored(storage: Pick<Storage, 'getItem'>): SessionTokens | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { access_token, refresh_token, roleId }: Readonly<Record<string, unknown>> = { ...stored };
    if (!isText(access_token) || !isText(roleId)) return null;
    if (refresh_token !== null && !isText(refresh_token)) return null;
    return { access_token, refresh_token, roleId };
  } catch {
    return null;
  }
}

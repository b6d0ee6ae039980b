import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { tokensFrom, type SessionTokens, type TokenStore } from '@registrar/gateway-client/session-tokens';
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

function readStored(storage: Pick<Storage, 'getItem'>): SessionTokens | null {
  try {
    return tokensFrom(JSON.parse(storage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

import type { ReadonlyStore, ShellApi } from '@registrar/contract/shell-api';

type Details = NonNullable<ShellApi['tab']>;

export interface TabDetails {
  of(namespace: string): Details;
}

const PREFIX = 'tab:';

/**
 * Details of the tab, kept in the session's storage (specification section 3). The end of a session clears them, so
 * that nothing of one person is shown to the next; what somebody typed before signing in is still there afterwards.
 */
export function createTabDetails(storage: Storage, signedIn: ReadonlyStore<boolean>): TabDetails {
  signedIn.subscribe(() => {
    if (!signedIn.get()) for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
  return {
    of(namespace) {
      const keyOf = (key: string): string => `${PREFIX}${namespace}:${key}`;
      return {
        read(key) {
          try {
            const kept: unknown = JSON.parse(storage.getItem(keyOf(key)) ?? 'null');
            return kept ?? undefined;
          } catch {
            return undefined;
          }
        },
        write(key, value) {
          try {
            if (value === undefined) storage.removeItem(keyOf(key));
            else storage.setItem(keyOf(key), JSON.stringify(value));
          } catch {
            // a full or closed storage takes nothing: the page goes on without
          }
        },
      };
    },
  };
}

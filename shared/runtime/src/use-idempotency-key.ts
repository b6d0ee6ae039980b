import { randomId } from '@registrar/gateway-client/random-id';
import { useMemo } from 'react';

export interface FormAttempt {
  /**
   * The key to send with this content. Sending the same content again, after a lost answer, gives the same key, so
   * that the action is done once; changed content is a new attempt.
   */
  keyFor(content: unknown): string;
  /** After a success: the next submission is a new action even if it reads the same. */
  renew(): void;
}

export function createFormAttempt(newKey: () => string = randomId): FormAttempt {
  let current: { readonly content: string | undefined; readonly key: string } | null = null;
  return {
    keyFor(content) {
      const serialized = JSON.stringify(content);
      if (current === null || current.content !== serialized) current = { content: serialized, key: newKey() };
      return current.key;
    },
    renew() {
      current = null;
    },
  };
}

/** One idempotency key per attempt at a form. */
export function useIdempotencyKey(): FormAttempt {
  return useMemo(() => createFormAttempt(), []);
}

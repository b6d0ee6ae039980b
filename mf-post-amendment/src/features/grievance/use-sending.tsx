import { useState, type ReactNode } from 'react';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert } from '@registrar/ui';

/** What the gateway says against a form: at its fields, or above it. */
export function useSending() {
  const [failure, setFailure] = useState<string>();
  const shown: ReactNode =
    failure === undefined ? null : (
      <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 16 }} />
    );
  const send = async (work: () => Promise<unknown>): Promise<readonly FieldError[]> => {
    setFailure(undefined);
    try {
      await work();
      return [];
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      const found = (error.errors ?? []).map((one) => (one.path === 'file' ? { ...one, path: 'uploadIds' } : one));
      if (found.length === 0) setFailure(error.message);
      return found;
    }
  };
  return { shown, send };
}

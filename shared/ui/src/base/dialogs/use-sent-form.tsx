import { isGatewayFailure } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { useZodForm, type ZodFormState } from '../form/use-zod-form';

export interface SentFormOptions<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly send: (value: z.output<Schema>) => Promise<unknown>;
  /** Once it is accepted, e.g. closes the dialog. */
  readonly onDone?: () => void;
}

export interface SentForm {
  readonly form: ZodFormState;
  /** What was refused and names no field; belongs above the form. */
  readonly failure: ReactNode;
}

/** A form that is one call: what the gateway refuses stands at its fields, or above the form where it names none. */
export function useSentForm<Schema extends z.ZodType>({ schema, send, onDone }: SentFormOptions<Schema>): SentForm {
  const [message, setMessage] = useState<string>();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await send(value);
        onDone?.();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setMessage(error.message);
        // the gateway looked at the file, the form knows its upload
        return found.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
      }
    },
  });
  const failure =
    message === undefined ? null : (
      <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />
    );
  return { form, failure };
}

import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, useZodForm, ZodForm } from '@registrar/ui';

interface LockFormProps<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly initial: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly danger?: boolean;
  readonly onSend: (value: z.output<Schema>) => Promise<unknown>;
  readonly children: ReactNode;
}

/** One act on a lock: its fields, what was refused as a whole above them, and its button. */
export function LockForm<Schema extends z.ZodType>({
  schema,
  initial,
  label,
  danger = false,
  onSend,
  children,
}: LockFormProps<Schema>) {
  const [message, setMessage] = useState<string>();
  const [values] = useState(initial);
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await onSend(value);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0) return error.errors;
        setMessage(error.message);
        return [];
      }
    },
  });
  return (
    <ZodForm form={form} initialValues={values} aria-label={label}>
      {message === undefined ? null : <Alert type="error" showIcon role="alert" title={message} />}
      {children}
      <Button type="primary" danger={danger} htmlType="submit" loading={form.submitting}>
        {label}
      </Button>
    </ZodForm>
  );
}

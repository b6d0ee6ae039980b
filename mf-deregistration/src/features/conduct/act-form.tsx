import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, useZodForm } from '@registrar/ui';

const STALE = 412;

type AnySchema = Parameters<typeof useZodForm>[0]['schema'];

interface ActFormOptions<Schema extends AnySchema> {
  readonly schema: Schema;
  readonly proceeding: Pick<ProceedingDetail, 'version'>;
  readonly send: (value: Schema['_output'], version: number) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * A form of an act. It is sent with the version that was read when it was opened. Where somebody else was quicker, the
 * officer reads the proceeding again, which the page behind shows by then, and goes on with what is typed.
 */
export function useActForm<Schema extends AnySchema>({ schema, proceeding, send, onClose }: ActFormOptions<Schema>) {
  const [version, setVersion] = useState(proceeding.version);
  const [failure, setFailure] = useState<{ readonly message: string; readonly isStale: boolean }>();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setFailure(undefined);
      try {
        await send(value, version);
        onClose();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setFailure({ message: error.message, isStale: error.status === STALE });
        return found.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
      }
    },
  });
  const readAgain = () => {
    setVersion(proceeding.version);
    setFailure(undefined);
  };
  return {
    form,
    failure: <Failure failure={failure} mayGoOn={proceeding.version !== version} onReadAgain={readAgain} />,
  };
}

interface FailureProps {
  readonly failure: { readonly message: string; readonly isStale: boolean } | undefined;
  readonly mayGoOn: boolean;
  readonly onReadAgain: () => void;
}

function Failure({ failure, mayGoOn, onReadAgain }: FailureProps): ReactNode {
  const { t } = useTranslation();
  if (failure === undefined) return null;
  return (
    <Alert
      type={failure.isStale ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={failure.isStale ? t('conduct.stale') : failure.message}
      action={failure.isStale && mayGoOn ? <Button onClick={onReadAgain}>{t('conduct.goOn')}</Button> : undefined}
      style={{ marginBlockEnd: 16 }}
    />
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button, FormSkeleton } from '@registrar/ui';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** An answer, or that it is on its way, or that it did not come and can be asked for again. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={failed}
        action={<Button onClick={() => void query.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  }
  return <FormSkeleton fields={3} />;
}

import { useTranslation } from 'react-i18next';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';

/** What is wrong with the question, in the gateway's sentences; where it says nothing, one asks again. */
export function Unanswered({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const sentences = isGatewayFailure(error) ? (error.errors ?? []).map(({ message }) => message) : [];
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={sentences.join(' ') || t('fines.failed')}
      action={sentences.length > 0 ? undefined : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';

/** What an address means that is wrong, or somebody else's: to ask again would answer the same. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 403, 404, 422]);

/** Instead of amounts that could not be read. */
export function NotRead({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const isMissing = isGatewayFailure(error) && NOT_THERE.has(error.status);
  return (
    <Alert
      type={isMissing ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={t(isMissing ? 'fines.notThere' : 'fines.failed')}
      action={isMissing ? undefined : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}

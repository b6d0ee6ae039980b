import { useTranslation } from 'react-i18next';
import { Alert, Button } from '@registrar/ui';

export function DocumentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return <Alert type="error" showIcon role="alert" title={t('documents.failed')} action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>} />;
}

import { useTranslation } from 'react-i18next';
import { useSectionWords } from '../../sections/section/section-words';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';

export function DocumentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSectionWords();
  const { t } = useTranslation('common');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={say('documents.failed')}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
}

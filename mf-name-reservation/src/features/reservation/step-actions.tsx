import { useTranslation } from 'react-i18next';
import { Button } from '@registrar/ui';
import styles from './reservation.module.css';

export interface StepActionsProps {
  readonly onBack: (() => void) | undefined;
  readonly busy: boolean;
}

/** Back and on; stands inside the form, so that Enter goes on. */
export function StepActions({ onBack, busy }: StepActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['actions']}>
      {onBack === undefined ? null : <Button onClick={onBack}>{t('common:action.previous')}</Button>}
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('wizard.saveAndContinue')}
      </Button>
    </div>
  );
}

import Button from 'antd/es/button';
import styles from './wizard.module.css';
import { useFilingWords } from '../filing/filing-words';

export interface StepActionsProps {
  readonly onBack: (() => void) | undefined;
  /** Left out where the button stands inside a form and sends it. */
  readonly onContinue?: () => void;
  readonly busy: boolean;
}

/** Back and on. */
export function StepActions({ onBack, onContinue, busy }: StepActionsProps) {
  const t = useFilingWords();
  return (
    <div className={styles['actions']}>
      {onBack === undefined ? null : <Button onClick={onBack}>{t('common:action.previous')}</Button>}
      <Button
        type="primary"
        htmlType={onContinue === undefined ? 'submit' : 'button'}
        onClick={onContinue}
        loading={busy}
      >
        {t('wizard.saveAndContinue')}
      </Button>
    </div>
  );
}

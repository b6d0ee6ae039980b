import { useTranslation } from 'react-i18next';
import { Alert, Button } from '@registrar/ui';
import { FilingDocuments, useBroughtDocuments } from '@registrar/ui/sections';
import type { StepProps } from './reservation-wizard';
import { isOffered } from './steps';
import styles from './reservation.module.css';

type DocumentsStepProps = Pick<StepProps, 'detail' | 'onDone' | 'onBack'>;

/** The letters that these answers ask for, each with its reason, and what one may add. Each is kept as soon as it is uploaded. */
export function DocumentsStep({ detail, onDone, onBack }: DocumentsStepProps) {
  const { t } = useTranslation();
  const { places, told, waiting, goOn } = useBroughtDocuments(detail.id, detail.version, onDone);
  return (
    <>
      <h2 className={styles['heading']}>{t('step.documents')}</h2>
      <p className={styles['lead']}>{t(places?.some(({ required }) => required) === true ? 'documents.lead' : 'documents.leadOptional')}</p>
      {told ? <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} title={t('documents.stillMissing')} description={t('documents.stillMissingHint')} action={<Button size="small" onClick={() => void onDone()}>{t('documents.later')}</Button>} /> : null}
      <FilingDocuments applicationId={detail.id} version={detail.version} requirements={places?.filter(isOffered)} />
      <div className={styles['actions']}>
        {onBack === undefined ? null : <Button onClick={onBack}>{t('common:action.previous')}</Button>}
        <Button type="primary" loading={waiting} onClick={() => void goOn()}>
          {t('wizard.saveAndContinue')}
        </Button>
      </div>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button } from '@registrar/ui';
import { documentsArrived, FilingDocuments, useDocuments } from '@registrar/ui/sections';
import type { StepProps } from './reservation-wizard';
import { isComplete, isOffered } from './steps';
import styles from './reservation.module.css';

type DocumentsStepProps = Pick<StepProps, 'detail' | 'onDone' | 'onBack'>;

/** The letters that these answers ask for, each with its reason, and what one may add. Each is kept as soon as it is uploaded. */
export function DocumentsStep({ detail, onDone, onBack }: DocumentsStepProps) {
  const { t } = useTranslation();
  const documents = useDocuments(detail.id, detail.version);
  const places = documents.data?.places;
  const [tried, setTried] = useState(false);
  const complete = isComplete({ detail, places }, 'documents');
  const [waiting, setWaiting] = useState(false);
  const goOn = async () => {
    setWaiting(true);
    try {
      await goOnWithAll();
    } finally {
      setWaiting(false);
    }
  };
  const goOnWithAll = async () => {
    // What is still being uploaded counts as brought.
    await documentsArrived(detail.id);
    // What was uploaded a moment ago may not be in the list yet; and a list that has not come, or is that of the answers before, asks for too little.
    const upToDate = complete && documents.isSuccess && !documents.isPlaceholderData;
    const { data } = upToDate ? documents : await documents.refetch();
    const nothingMissing = isComplete({ detail, places: data?.places }, 'documents');
    setTried(!nothingMissing);
    if (nothingMissing) await onDone();
  };
  return (
    <>
      <h2 className={styles['heading']}>{t('step.documents')}</h2>
      <p className={styles['lead']}>{t(places?.some(({ required }) => required) === true ? 'documents.lead' : 'documents.leadOptional')}</p>
      {tried && !complete ? <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} title={t('documents.stillMissing')} description={t('documents.stillMissingHint')} action={<Button size="small" onClick={() => void onDone()}>{t('documents.later')}</Button>} /> : null}
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentPlace } from '@registrar/domain/calls/documents';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { documentsArrived, FilingDocuments, useDocuments } from '@registrar/ui/sections';
import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../wizard/step-props';
import { useWizard } from '../wizard/wizard-context';
import { usePlaceOwners } from './place-owners';
import styles from './steps.module.css';

const isMissing = ({ required, document, status }: DocumentPlace): boolean => required && (document === null || status === 'REJECTED');

/** The papers of the company first, then those of each person. Each is kept as soon as it is uploaded. */
export function DocumentDetailsStep({ detail, onDone, onBack }: StepProps) {
  const { t } = useTranslation();
  const { isOpen } = useWizard();
  const documents = useDocuments(detail.id, detail.version);
  const ownerOf = usePlaceOwners();
  const [tried, setTried] = useState(false);
  const places = documents.data?.places ?? [];
  const missing = places.filter(isMissing);
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
    // What was uploaded a moment ago may not be in the list yet.
    const { data } = documents.isSuccess && !documents.isPlaceholderData && missing.length === 0 ? documents : await documents.refetch();
    const complete = data !== undefined && !data.places.some(isMissing);
    setTried(!complete);
    if (complete) await onDone();
  };
  const ofCompany = places.filter(({ itemId }) => itemId == null);
  const owners = [...new Set(places.flatMap(({ itemId }) => itemId ?? []))];
  return (
    <>
      <StepHeading stepKey="document-details">{t('documentDetails.lead')}</StepHeading>
      {tried && missing.length > 0 ? (
        <Alert type="error" showIcon role="alert" style={{ marginBlockEnd: 16 }} title={t('documentDetails.missing', { count: missing.length })} description={t('documentDetails.missingHint')} action={<Button size="small" onClick={() => void onDone()}>{t('documentDetails.later')}</Button>} />
      ) : null}
      {documents.isPending ? <FormSkeleton /> : <FilingDocuments applicationId={detail.id} version={detail.version} requirements={ofCompany} isOpen={({ key }) => isOpen(`DOCUMENTS.${key}`)} />}
      {owners.map((itemId) => (
        <div key={itemId} role="group" aria-label={ownerOf(itemId)}>
          <h3 className={styles['person']}>{ownerOf(itemId)}</h3>
          <FilingDocuments applicationId={detail.id} version={detail.version} requirements={places.filter((place) => place.itemId === itemId)} isOpen={({ key }) => isOpen(`DOCUMENTS.${key}`)} />
        </div>
      ))}
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={waiting} />
    </>
  );
}

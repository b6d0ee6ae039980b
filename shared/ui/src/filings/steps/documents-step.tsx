import { lazy, Suspense, useEffect } from 'react';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { focusField } from '../../base/form/error-summary';
import { FilingDocuments } from '../documents/filing-documents';
import { documentFieldId } from '../documents/list-documents';
import { useBroughtDocuments } from '../documents/use-brought-documents';
import { StepActions } from '../wizard/step-actions';
import { StepHeading } from '../wizard/step-heading';
import type { StepProps } from '../filing/step-props';
import { useWizard } from '../wizard/wizard-context';
import { usePlaceOwners } from '../wizard/place-owners';
import styles from '../wizard/wizard.module.css';
import { useFilingWords } from '../filing/filing-words';

/** Only a filing whose papers may be signed in the portal has it. */
const SignRoom = lazy(async () => ({ default: (await import('../signatures/sign-room')).SignRoom }));

/** The papers of the company first, then those of each person. Each is kept as soon as it is uploaded. */
export function DocumentsStep({ stepKey, detail, onDone, onBack }: StepProps) {
  const t = useFilingWords();
  const { definition, isOpen, wantedPlace, placeShown } = useWizard();
  const {
    places = [],
    isPending,
    missing,
    told,
    waiting,
    goOn,
  } = useBroughtDocuments(detail.id, detail.version, onDone);
  const wanted = places.find(({ key }) => wantedPlace === `DOCUMENTS.${key}`)?.key;
  useEffect(() => {
    if (wanted === undefined) return;
    focusField(documentFieldId(wanted));
    placeShown();
  }, [wanted, placeShown]);
  const ownerOf = usePlaceOwners();
  const ofCompany = places.filter(({ itemId }) => itemId == null);
  const owners = [...new Set(places.flatMap(({ itemId }) => itemId ?? []))];
  return (
    <>
      <StepHeading stepKey={stepKey}>{t('documentDetails.lead')}</StepHeading>
      {told ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 16 }}
          title={t('documentDetails.missing', { count: missing.length })}
          description={t('documentDetails.missingHint')}
          action={
            <Button size="small" onClick={() => void onDone()}>
              {t('documentDetails.later')}
            </Button>
          }
        />
      ) : null}
      {definition.parties === undefined ? null : (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <SignRoom detail={detail} />
        </Suspense>
      )}
      {isPending ? (
        <FormSkeleton />
      ) : (
        <FilingDocuments
          applicationId={detail.id}
          version={detail.version}
          requirements={ofCompany}
          isOpen={({ key }) => isOpen(`DOCUMENTS.${key}`)}
        />
      )}
      {owners.map((itemId) => (
        <div key={itemId} role="group" aria-label={ownerOf(itemId)}>
          <h3 className={styles['person']}>{ownerOf(itemId)}</h3>
          <FilingDocuments
            applicationId={detail.id}
            version={detail.version}
            requirements={places.filter((place) => place.itemId === itemId)}
            isOpen={({ key }) => isOpen(`DOCUMENTS.${key}`)}
          />
        </div>
      ))}
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={waiting} />
    </>
  );
}

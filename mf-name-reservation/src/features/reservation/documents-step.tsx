import { useTranslation } from 'react-i18next';
import { Alert, Button } from '@registrar/ui';
import { FilingDocuments, useBroughtDocuments, StepActions, StepHeading, type StepProps } from '@registrar/ui/filing';
import { isOffered } from './offered-document';

/**
 * The letters that these answers ask for, each with its reason, and what one may add. Each is kept as soon as it is
 * uploaded.
 */
export function DocumentsStep({ stepKey, detail, onDone, onBack }: StepProps) {
  const { t } = useTranslation();
  const { places, told, waiting, goOn } = useBroughtDocuments(detail.id, detail.version, onDone);
  return (
    <>
      <StepHeading stepKey={stepKey}>
        {t(places?.some(({ required }) => required) === true ? 'documents.lead' : 'documents.leadOptional')}
      </StepHeading>
      {told ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 16 }}
          title={t('documents.stillMissing')}
          description={t('documents.stillMissingHint')}
          action={
            <Button size="small" onClick={() => void onDone()}>
              {t('documents.later')}
            </Button>
          }
        />
      ) : null}
      <FilingDocuments applicationId={detail.id} version={detail.version} requirements={places?.filter(isOffered)} />
      <StepActions onBack={onBack} onContinue={() => void goOn()} busy={waiting} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, useObjectUrl } from '@registrar/ui';
import { usePaperFile, type PaperChoice } from './filing-papers';
import styles from './document-generation.module.css';

interface PaperPreviewProps {
  readonly applicationId: string;
  readonly saved: string;
  readonly choice: PaperChoice;
  readonly name: string;
}

/** The paper itself, as it would be printed now. */
export function PaperPreview({ applicationId, saved, choice, name }: PaperPreviewProps) {
  const { t } = useTranslation();
  const { data, error, isError, isPending, refetch } = usePaperFile(applicationId, saved, choice, true);
  const address = useObjectUrl(data);
  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        title={isGatewayFailure(error) && error.message ? error.message : t('papers.previewFailed')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  if (isPending || address === undefined)
    return (
      <div aria-busy="true">
        <FormSkeleton />
      </div>
    );
  return (
    <>
      <p className={styles['previewActions']}>
        <Button href={address} download={`${choice.kind.toLowerCase().replaceAll('_', '-')}-${choice.language}.pdf`}>
          {t('common:action.download')}
        </Button>
        <Button href={address} target="_blank" rel="noopener">
          {t('papers.openInTab')}
        </Button>
      </p>
      <iframe className={styles['preview']} src={address} title={t('papers.previewOf', { name })} />
    </>
  );
}

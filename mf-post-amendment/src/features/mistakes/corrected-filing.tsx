import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink, useFilingAddress, useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { useApplication } from '@registrar/ui/filing';

interface CorrectedFilingProps {
  readonly detail: ApplicationDetail;
  readonly reader: 'OWN' | 'OFFICE';
}

/** Above a correction, what it corrects; nothing above another filing. */
export function CorrectedFiling({ detail: { subject }, reader }: CorrectedFilingProps) {
  return subject?.kind === 'FILING' ? <Corrected id={subject.id} reader={reader} /> : null;
}

function Corrected({ id, reader }: { readonly id: string; readonly reader: 'OWN' | 'OFFICE' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  const { data } = useApplication(id);
  if (data === undefined) return null;
  const page = addressOf(data.processName, id, reader === 'OWN' ? 'own' : 'review');
  const name = `${everyProcess.name(data.processName)[language]} ${data.applicationNumber ?? ''}`;
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={t('mistakes.corrects')}
      description={page === null ? name : <PortalLink to={page}>{name}</PortalLink>}
    />
  );
}

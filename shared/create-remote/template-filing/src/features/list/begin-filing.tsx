import { useTranslation } from 'react-i18next';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet } from '@registrar/ui';
import { useBeginFiling } from '@registrar/ui/filing';
import { filingAddress } from '../../model/addresses';
import { useCompanyProcesses } from './company-filings';

interface BeginFilingProps {
  readonly companyId: string;
  readonly process: string;
}

/** The filing is begun here, or it says what stands in the way and leads to where that is settled. */
export function BeginFiling({ companyId, process }: BeginFilingProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const processes = useCompanyProcesses(companyId);
  const begin = useBeginFiling();
  if (processes.isPending) return <FormSkeleton />;
  if (processes.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('filings.beginFailed')}
        action={<Button onClick={() => void processes.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const offered = processes.data.processes.find((one) => one.process === process);
  const open = async () => {
    const draft = await begin.mutateAsync({ processName: process, companyId });
    navigation.to(filingAddress(draft.id));
  };
  if (offered?.allowed === true)
    return (
      <Button type="primary" loading={begin.isPending} onClick={() => void open().catch(() => undefined)}>
        {t('filings.begin')}
      </Button>
    );
  return (
    <Sheet as="section" aria-label={t('filings.notNow')}>
      <p>{t('filings.notNow')}</p>
      <ul>
        {offered?.reasons.map(({ code, message, lawReference, wayOut }) => (
          <li key={`${code} ${message}`}>
            {[message, lawReference].filter((text) => text !== null).join(' ')}
            {wayOut === null ? null : (
              <>
                {' '}
                <PortalLink to={wayOut}>{t(code === 'DRAFT_OPEN' ? 'filings.openDraft' : 'filings.wayOut')}</PortalLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

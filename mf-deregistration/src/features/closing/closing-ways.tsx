import { useTranslation } from 'react-i18next';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet } from '@registrar/ui';
import { useBeginFiling } from '@registrar/ui/filing';
import { filingAddress } from '../../model/addresses';
import { useCompanyProcesses } from '../list/company-filings';
import styles from '../proceedings/proceedings.module.css';

/** Reasons with which a process is nothing for this company, or belongs to a phase that is not reached. */
const NO_MATTER: ReadonlySet<string> = new Set(['NOT_OFFERED', 'TYPE', 'PHASE_NOT_OPEN']);

/** The ways in which a company can be closed: each is begun here, or says what stands in the way. */
export function ClosingWays({ companyId, of }: { readonly companyId: string; readonly of?: string | undefined }) {
  const { t } = useTranslation();
  const processes = useCompanyProcesses(companyId);
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
  const ways = processes.data.processes.filter(
    ({ process, group, reasons }) =>
      group === 'DE_REGISTRATION' &&
      (of === undefined || of === process) &&
      !reasons.some(({ code }) => NO_MATTER.has(code)),
  );
  if (ways.length === 0) return <Sheet>{t('closing.noWay')}</Sheet>;
  return (
    <div className={styles['sections']}>
      {ways.map((way) => (
        <Way key={way.process} companyId={companyId} way={way} />
      ))}
    </div>
  );
}

function Way({ companyId, way }: { readonly companyId: string; readonly way: CompanyProcess }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const { process, name, allowed, reasons, beginAt } = way;
  const open = async () => {
    if (beginAt != null) return navigation.to(beginAt);
    const draft = await begin.mutateAsync({ processName: process, companyId });
    navigation.to(filingAddress(draft.id));
  };
  return (
    <Sheet as="section" aria-label={name}>
      <h2 className={styles['heading']}>{name}</h2>
      {allowed ? (
        <Button
          type="primary"
          loading={begin.isPending}
          aria-label={`${t('filings.begin')}: ${name}`}
          onClick={() => void open().catch(() => undefined)}
        >
          {t('filings.begin')}
        </Button>
      ) : (
        <>
          <p>{t('filings.notNow')}</p>
          <ul className={styles['list']}>
            {reasons.map(({ code, message, lawReference, wayOut }) => (
              <li key={`${code} ${message}`}>
                {message}
                {lawReference === null ? null : ` (${lawReference})`}
                {wayOut === null ? null : (
                  <>
                    {' '}
                    <PortalLink to={wayOut}>
                      {t(code === 'DRAFT_OPEN' ? 'filings.openDraft' : 'filings.wayOut')}
                    </PortalLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

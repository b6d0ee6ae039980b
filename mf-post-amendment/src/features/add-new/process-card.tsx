import { useTranslation } from 'react-i18next';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Button, Sheet } from '@registrar/ui';
import { useBeginFiling } from '@registrar/ui/filing';
import { ConversionOnCard } from '../conversion/conversion-on-card';
import { amendmentAddress } from '../filing/amendment-address';
import { ProcessCost } from './process-cost';
import styles from './add-new.module.css';

interface ProcessCardProps {
  readonly companyId: string;
  readonly process: CompanyProcess;
}

/** One process: it is begun here, or it says what stands in the way and leads to where that is settled. */
export function ProcessCard({ companyId, process: { process, name, allowed, reasons, beginAt } }: ProcessCardProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const open = async () => {
    // which of them is chosen on its own page
    if (beginAt != null) return navigation.to(beginAt);
    const draft = await begin.mutateAsync({ processName: process, companyId });
    navigation.to(amendmentAddress(process, draft.id));
  };
  return (
    <Sheet as="section" aria-label={name}>
      <h3 id={process} tabIndex={-1} className={styles['name']}>
        {name}
      </h3>
      {allowed ? (
        <Button
          type="primary"
          loading={begin.isPending}
          aria-label={`${t('addNew.begin')}: ${name}`}
          onClick={() => void open().catch(() => undefined)}
        >
          {t('addNew.begin')}
        </Button>
      ) : (
        <>
          <p className={styles['not']}>{t('addNew.notNow')}</p>
          <ul className={styles['reasons']}>
            {reasons.map(({ code, message, lawReference, wayOut }) => (
              <li key={`${code} ${message}`}>
                {message}
                {lawReference === null ? null : <span className={styles['law']}> {lawReference}</span>}
                {wayOut === null ? null : (
                  <>
                    {' '}
                    <PortalLink to={wayOut}>
                      {t(code === 'DRAFT_OPEN' ? 'addNew.openDraft' : 'addNew.wayOut')}
                    </PortalLink>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ProcessCost companyId={companyId} process={process} name={name} />
      {process === 'COMPANY_TYPE_CHANGE' ? <ConversionOnCard companyId={companyId} /> : null}
    </Sheet>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { processGroups } from '@registrar/domain/processes';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { CompanyChoice, useOwnCompanies } from '@registrar/ui/filing';
import { filingsAddress } from '../filing/amendment-address';
import { useCompanyProcesses } from './company-processes';
import { useShownProcess } from './shown-process';
import { ProcessCard } from './process-card';
import { WhatHappened } from './what-happened';
import styles from './add-new.module.css';

/** Everything that a company may file, in groups; what it may not file now says why. */
export function AddNewPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const companies = useOwnCompanies();
  const chosen = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  return (
    <>
      <PageHeader title={t('addNew.title')}>{t('addNew.lead')}</PageHeader>
      {companies.isPending ? <CardsSkeleton /> : null}
      {companies.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('companiesFailed')}
          action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {companies.data?.length === 0 ? <Sheet>{t('noCompany')}</Sheet> : null}
      {chosen === undefined ? null : (
        <>
          <div className={styles['bar']}>
            <CompanyChoice
              companies={companies.data ?? []}
              chosen={chosen.id}
              onChoose={(company) => setAddress({ company })}
            />
            <PortalLink to={filingsAddress(chosen.id)}>{t('addNew.toList')}</PortalLink>
          </div>
          <Processes companyId={chosen.id} />
        </>
      )}
    </>
  );
}

function Processes({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useCompanyProcesses(companyId);
  useShownProcess(list.isSuccess);
  if (list.isPending) return <CardsSkeleton cards={6} />;
  if (list.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('addNew.failed')}
        action={<Button onClick={() => void list.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const others = list.data.processes.filter(isNoMatterHere);
  return (
    <>
      <WhatHappened companyId={companyId} processes={list.data.processes} />
      {processGroups.keys.map((group) => {
        const own = list.data.processes.filter((one) => one.group === group && !isNoMatterHere(one));
        return own.length === 0 ? null : (
          <div key={group}>
            <h2 id={`group-${group}`} className={styles['group']}>
              {processGroups.name(group)[language]}
            </h2>
            <div className={styles['cards']}>
              {own.map((one) => (
                <ProcessCard key={one.process} companyId={companyId} process={one} />
              ))}
            </div>
          </div>
        );
      })}
      {others.length === 0 ? null : (
        <section aria-labelledby="other-processes">
          <h2 id="other-processes" className={styles['group']}>
            {t('addNew.others')}
          </h2>
          <Sheet>
            <dl className={styles['others']}>
              {others.map(({ process, name, reasons }) => (
                <div key={process} id={process} tabIndex={-1}>
                  <dt>{name}</dt>
                  <dd>
                    {reasons
                      .filter(({ code }) => NO_MATTER.has(code))
                      .map(({ message }) => message)
                      .join(' ')}
                  </dd>
                </div>
              ))}
            </dl>
          </Sheet>
        </section>
      )}
    </>
  );
}

/**
 * Nothing that anybody can settle: the portal does not take it yet, it is for another kind of company, or there is
 * nothing to file.
 */
const NO_MATTER: ReadonlySet<string> = new Set(['NOT_OFFERED', 'TYPE', 'NOTHING_TO_VERIFY', 'NO_OPEN_CALL']);
const isNoMatterHere = ({ reasons }: CompanyProcess): boolean => reasons.some(({ code }) => NO_MATTER.has(code));

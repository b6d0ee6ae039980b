import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useLanguage, useSession } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton, Sheet, Skeleton } from '@registrar/ui';
import {
  CompanyComparison,
  CompanyFacts,
  CompanyHistory,
  CompanyOwnership,
  PrivateRecord,
  useCompanyRecord,
  BsAdDateField,
  StatusBadge,
} from '@registrar/ui/components';
import { FollowPart } from '../followed/follow-part';
import { FollowButton } from '../followed/follow-button';
import styles from './company.module.css';

/**
 * A company of the register as everybody may know it, on any day: the day stands in the address, so that it can be
 * passed on.
 */
export function CompanyPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const on = address.get('on') ?? undefined;
  const { data, error, isError, refetch } = useCompanyRecord(id, on);
  // What a query brings is drawn in one go; a whole page of it is drawn in slices this way.
  const record = useDeferredValue(data);
  const show = (day: string | undefined) =>
    setAddress(day === undefined ? {} : { on: day }, { preventScrollReset: true });

  if (isError) {
    // an address that is no number of a company is refused before anything is looked up
    const unknown = isGatewayFailure(error) && [400, 404, 422].includes(error.status);
    return (
      <div className={styles['page']}>
        <PageHeader title={t('company.title')} />
        <Alert
          role="alert"
          type={unknown ? 'info' : 'error'}
          showIcon
          title={unknown ? (error.status === 404 ? error.message : t('company.unknown')) : t('company.failed')}
          action={
            unknown ? (
              on === undefined ? undefined : (
                <Button size="small" onClick={() => show(undefined)}>
                  {t('company.today')}
                </Button>
              )
            ) : (
              <Button size="small" onClick={() => void refetch()}>
                {t('common:action.retry')}
              </Button>
            )
          }
        />
        {unknown ? (
          <p>
            <PortalLink to="/search-company">{t('company.search')}</PortalLink>
          </p>
        ) : null}
      </div>
    );
  }
  if (record === undefined) return <PageSkeleton />;
  const { nameEnglish, nameNepali } = record.name;
  const [title, other] =
    language === 'ne' ? [nameNepali || nameEnglish, nameEnglish] : [nameEnglish || nameNepali, nameNepali];
  return (
    <div className={styles['page']}>
      <PageHeader title={title} badge={<StatusBadge of="company" status={record.status} />}>
        {other === title ? null : <span lang={language === 'ne' ? 'en' : 'ne'}>{other}</span>}
      </PageHeader>
      <Sheet as="section" aria-label={t('company.asOf')}>
        <div className={styles['day']}>
          <span className={styles['soft']} aria-hidden>
            {t('company.asOf')}
          </span>
          <BsAdDateField label={t('company.asOf')} value={record.on} onChange={show} min={record.keptSince} />
          {on === undefined ? null : <Button onClick={() => show(undefined)}>{t('company.today')}</Button>}
        </div>
      </Sheet>
      {session === null ? null : <FollowButton id={id} />}
      <CompanyFacts record={record} />
      <CompanyOwnership id={id} on={on} />
      <CompanyHistory id={id} />
      <CompanyComparison id={id} keptSince={record.keptSince} on={record.on} />
      <FollowPart companyId={id} />
      {session === null ? null : (
        <Suspense fallback={<Skeleton active />}>
          <PrivateRecord key={on ?? ''} id={id} on={on} />
        </Suspense>
      )}
    </div>
  );
}

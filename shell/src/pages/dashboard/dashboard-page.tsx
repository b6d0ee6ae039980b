import { useAccess, useSession, useSocketTopic } from '@registrar/runtime';
import { Button, CardsSkeleton, PageHeader, Sheet, useLanguage } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { useReservationTerms } from '@registrar/ui/filing';
import { useTranslation } from 'react-i18next';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import styles from '../pages.module.css';
import { AccountNotices } from './account-notices';
import { CompaniesCard } from './companies-card';
import { Counters } from './counters';
import { useDashboardCounts } from './dashboard-counts';
import { useDashboardInfo } from './dashboard-info';
import { useDeadlineFeed, useDeadlines } from './deadlines';
import { DeadlinesCard } from './deadlines-card';
import { DeskCard } from './desk-card';
import { GeneralInformation } from './general-information';
import { NextSteps } from './next-steps';
import { OfferedMandates } from './offered-mandates';
import { RecentApplications } from './recent-applications';
import { ReservationCard } from './reservation-card';

/** Where a person stands, and what comes next. */
export default function DashboardPage() {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const session = useSession();
  const can = useAccess();
  const info = useDashboardInfo();
  // Something was decided about this person's applications: what is shown is old.
  const refresh = () => void info.refetch();
  useSocketTopic(session ? `/topic/user/${session.userId}` : null, { onMessage: refresh, onResync: refresh });
  const officer = session?.kind === 'officer';
  // Asked with the rest and waited for: a card that grows when its answer comes moves what stands below it.
  const deadlines = useDeadlines({ enabled: !officer });
  const feed = useDeadlineFeed({ enabled: !officer });
  const isComing =
    info.isPending || [deadlines, feed].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const name = session?.displayName[language] ?? '';
  return (
    <>
      <PageHeader title={name === '' ? t('dashboard.welcome') : t('dashboard.welcomeName', { name })}>
        <p>{t('dashboard.lead')}</p>
        <DatePair day={nepalDayOfInstant(new Date().toISOString())} inline />
      </PageHeader>
      {!officer && <AskedEarly />}
      {isComing && <CardsSkeleton cards={3} />}
      {info.isError && (
        <Sheet role="alert">
          <p>{t('dashboard.failed')}</p>
          <Button onClick={() => void info.refetch()}>{t('action.retry', { ns: 'common' })}</Button>
        </Sheet>
      )}
      {info.data && !isComing && (
        <div className={styles['stack']}>
          <GeneralInformation open={info.data.generalInformationOpen} />
          <AccountNotices info={info.data} />
          <NextSteps steps={info.data.nextSteps} emailVerified={info.data.emailVerified} />
          <OfferedMandates mandates={info.data.offeredMandates ?? []} />
          {!officer &&
            (info.data.reservation !== null || (can('NAME_RESERVATION') && info.data.companies.length === 0)) && (
              <ReservationCard reservation={info.data.reservation} />
            )}
          {officer && can('DESK') && <DeskCard />}
          {!officer && (
            <>
              <DeadlinesCard />
              <CompaniesCard companies={info.data.companies} />
              <RecentApplications
                applications={info.data.recentApplications}
                shownAbove={info.data.companies.flatMap(({ applications }) => applications.map(({ id }) => id))}
              />
              <Counters />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** What cards below show comes with the rest, not after it. */
function AskedEarly() {
  useReservationTerms();
  useDashboardCounts();
  return null;
}

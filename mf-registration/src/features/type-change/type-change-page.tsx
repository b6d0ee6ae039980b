import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { typeChangeBeforeRegistration } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { useFilingAddress, useLanguage } from '@registrar/runtime';
import { PageHeader, PageSkeleton } from '@registrar/ui';
import {
  offeredOf,
  useApplication,
  useApplicationUpdates,
  AskedDocuments,
  askedDocumentsActions,
  DiscardFiling,
  NotReviewable,
  openPins,
  PinCard,
  summaryActions,
  WhereItStands,
} from '@registrar/ui/filing';
import { StatusBadge } from '@registrar/ui/components';
import { REGISTRATION_APPROVAL } from '../review/review-address';
import { TypeChangeForm } from './type-change-form';
import styles from './type-change.module.css';

/**
 * The office puts right what kind of company a reserved name is meant for; another officer looks at it before it is
 * decided.
 */
export function TypeChangePage() {
  const [address] = useSearchParams();
  const id = address.get('application') ?? '';
  return id === '' ? (
    <NewTypeChange reservation={address.get('reservation') ?? undefined} />
  ) : (
    <BegunTypeChange id={id} />
  );
}

function NewTypeChange({ reservation }: { readonly reservation: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['page']}>
      <PageHeader title={typeChangeBeforeRegistration.name[language]}>{t('typeChange.lead')}</PageHeader>
      <TypeChangeForm initial={{ reservationNumber: reservation }} />
    </div>
  );
}

/**
 * One that was left as a draft, or that another officer has sent back: the officer who began it goes on with it here.
 */
function BegunTypeChange({ id }: { readonly id: string }) {
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReviewable onRetry={() => void application.refetch()} list={REGISTRATION_APPROVAL} />;
  return <Begun key={id} detail={application.data} />;
}

function Begun({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  const writes = offeredOf(detail, summaryActions) !== undefined;
  const brings = offeredOf(detail, askedDocumentsActions) !== undefined;
  // whoever only looks at it, and what is with the office, belongs on the page of the office
  if (!writes && !brings)
    return <Navigate replace to={addressOf(detail.processName, detail.id, 'review') ?? REGISTRATION_APPROVAL} />;
  return (
    <div className={styles['page']}>
      <PageHeader
        title={typeChangeBeforeRegistration.name[language]}
        badge={<StatusBadge status={detail.status} />}
        action={<DiscardFiling detail={detail} leadsTo={REGISTRATION_APPROVAL} />}
      >
        {t('typeChange.lead')}
      </PageHeader>
      {detail.status === 'DRAFT' ? null : <WhereItStands detail={detail} />}
      {openPins(detail).map((pin) => (
        <PinCard key={pin.id} applicationId={detail.id} pin={pin} mayAnswer />
      ))}
      <AskedDocuments detail={detail} />
      {writes ? <TypeChangeForm begun={detail} initial={detail.sections[0]?.data ?? {}} /> : null}
    </div>
  );
}

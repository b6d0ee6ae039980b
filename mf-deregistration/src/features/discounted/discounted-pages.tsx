import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { discountedDeRegistration } from '@registrar/domain/proceedings';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton } from '@registrar/ui';
import { useOwnCompanies } from '@registrar/ui/filing';
import { DISCOUNTED_START, filingAddress, ownProceedingAddress } from '../../model/addresses';
import { useOwnProceedings } from '../closing/own-proceedings';
import { PhaseOf } from '../closing/phase-page';
import { useCompanyFilings } from '../list/company-filings';

const PROCESS = discountedDeRegistration.key;
/** Parts of the address that are a step of the application; the others are phases of the proceeding. */
const STEPS: readonly string[] = ['annualReport', 'fineDetails', 'necessaryDocuments'];
const PHASES: readonly string[] = ['phase2', 'phase3'];

/** Where a discounted de-registration begins: who it is for, its phases, and where one's own company stands. */
export function DiscountedStartPage() {
  return <PhaseOf phaseKey={PROCESS} />;
}

/**
 * The addresses of the specification, which name neither filing nor proceeding: they lead to the latest one of the
 * company, or to the start where it has none.
 */
export function DiscountedPage() {
  const { t } = useTranslation();
  const part = useLocation().pathname.split('/').at(-1) ?? '';
  const [address] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  if (companies.isPending) return <PageSkeleton />;
  if (!companies.isError)
    return company ? <Latest companyId={company.id} part={part} /> : <To address={DISCOUNTED_START} />;
  return (
    <>
      <PageHeader title={t('discounted.title')} />
      <Failed onRetry={() => void companies.refetch()} />
    </>
  );
}

function Latest({ companyId, part }: { readonly companyId: string; readonly part: string }) {
  const { t } = useTranslation();
  const filings = useCompanyFilings(companyId, { processName: PROCESS, page: 1 });
  const proceedings = useOwnProceedings(companyId);
  if (filings.isPending || proceedings.isPending) return <PageSkeleton />;
  if (filings.isError || proceedings.isError)
    return (
      <>
        <PageHeader title={t('discounted.title')} />
        <Failed
          onRetry={() => {
            void filings.refetch();
            void proceedings.refetch();
          }}
        />
      </>
    );
  const proceeding = proceedings.data.find(({ kind }) => kind === PROCESS);
  const filing = filings.data.items[0];
  const start = `${DISCOUNTED_START}?company=${companyId}`;
  if (PHASES.includes(part)) return <To address={proceeding ? ownProceedingAddress(proceeding.id) : start} />;
  return (
    <To
      address={
        filing
          ? filingAddress(
              filing.id,
              STEPS.find((step) => step === part),
            )
          : start
      }
    />
  );
}

function To({ address }: { readonly address: string }) {
  const { navigation } = usePortal();
  useEffect(() => navigation.to(address, { replace: true }), [address, navigation]);
  return <PageSkeleton />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('discounted.failed')}
      action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}

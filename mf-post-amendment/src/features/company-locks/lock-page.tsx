import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { lockCompanySchema, releaseLockSchema, type CompanyLock } from '@registrar/domain/calls/company-locks';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { PortalLink, useLanguage } from '@registrar/runtime';
import {
  Alert,
  Button,
  FormField,
  Input,
  localName,
  LongText,
  PageHeader,
  PageSkeleton,
  Sheet,
  useFormats,
} from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { companyAddress, OWN_COMPANIES } from '../company/company-address';
import { useKeepLocked, useLock, useLockCompany, useRelease, useReleaseCode } from './company-locks';
import { LockForm } from './lock-form';

/** For those who represent a company: it is locked against filings, released by a code and a day, or kept locked. */
export function LockPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const lock = useLock(companyId);
  if (lock.isPending) return <PageSkeleton />;
  if (lock.isError)
    return (
      <>
        <PageHeader title={t('locks.title')} />
        <Alert role="alert" type="info" showIcon title={t('locks.refused')} />
        <p>
          <PortalLink to={OWN_COMPANIES}>{t('company.toOwn')}</PortalLink>
        </p>
      </>
    );
  return (
    <>
      <PageHeader title={t('locks.title')}>
        <PortalLink to={companyAddress(companyId)}>{localName(lock.data.company, language)}</PortalLink>
      </PageHeader>
      <Sheet as="section" aria-label={t('locks.title')}>
        {lock.data.lock === null ? <Lock companyId={companyId} /> : <Locked data={lock.data} lock={lock.data.lock} />}
      </Sheet>
    </>
  );
}

function Lock({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const lock = useLockCompany(companyId);
  return (
    <>
      <p>{t('locks.open')}</p>
      <p>{t('locks.means')}</p>
      <LockForm
        schema={lockCompanySchema}
        initial={{ reason: '' }}
        label={t('locks.lock')}
        danger
        onSend={(value) => lock.mutateAsync(value)}
      >
        <FormField name="reason" label={t('locks.reason')} extra={t('locks.reasonHint')} required>
          <LongText rows={2} maxLength={REASON_MAXIMUM} />
        </FormField>
      </LockForm>
    </>
  );
}

interface LockedProps {
  readonly data: CompanyLock;
  readonly lock: NonNullable<CompanyLock['lock']>;
}

function Locked({ data: { company, contact, releaseHours }, lock }: LockedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const code = useReleaseCode(company.id);
  const release = useRelease(company.id);
  const keep = useKeepLocked(company.id);
  const locked = (
    <>
      <Alert type="warning" showIcon role="status" title={t('locks.locked')} />
      <p>
        {localName(lock.lockedBy, language)} · <InstantPair at={lock.lockedAt} withTime inline />
      </p>
      <p>
        {t('locks.reason')}: {lock.reason}
      </p>
    </>
  );
  if (lock.releasesAt !== null)
    return (
      <>
        {locked}
        <p>
          {t('locks.releasesAt')} <InstantPair at={lock.releasesAt} withTime inline />
        </p>
        <Button danger loading={keep.isPending} onClick={() => keep.mutate({})}>
          {t('locks.keep')}
        </Button>
      </>
    );
  if (contact === null)
    return (
      <>
        {locked}
        <p>{t('locks.noContact')}</p>
      </>
    );
  return (
    <>
      {locked}
      <p>{t('locks.releaseLead', { contact, hours: number(releaseHours) })}</p>
      <p>
        <Button loading={code.isPending} onClick={() => code.mutate({})}>
          {t('locks.sendCode')}
        </Button>
      </p>
      <LockForm
        schema={releaseLockSchema}
        initial={{ otp: '' }}
        label={t('locks.release')}
        onSend={(value) => release.mutateAsync(value)}
      >
        <FormField name="otp" label={t('shares.otp')} required>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        </FormField>
      </LockForm>
    </>
  );
}

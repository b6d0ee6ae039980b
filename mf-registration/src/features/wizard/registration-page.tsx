import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useSession } from '@registrar/runtime';
import { Button, PageSkeleton, Sheet } from '@registrar/ui';
import { offeredOf, useApplication, useApplicationUpdates } from '@registrar/ui/filing';
import { askedDocumentsActions, summaryActions } from '../filing-actions';
import { RegistrationStatus } from '../status/registration-status';
import { RegistrationResult } from '../status/registration-result';
import { RegistrationsPage } from '../start/registrations-page';
import { REGISTRATIONS } from './registration-address';
import { RegistrationWizard } from './registration-wizard';

/** /company-registration and everything below it: own registrations, or the one that the address names. */
export function RegistrationPage() {
  const { step } = useParams();
  const [address] = useSearchParams();
  const id = address.get('application') ?? '';
  return id === '' ? <RegistrationsPage /> : <OneRegistration id={id} step={step} />;
}

function OneRegistration({ id, step }: { readonly id: string; readonly step: string | undefined }) {
  const session = useSession();
  const application = useApplication(id);
  useApplicationUpdates(id);
  // The wizard stands on what it opened with; what others do meanwhile comes in by their versions.
  const [opened] = useState(0);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError) return <NotReadable error={application.error} onRetry={() => void application.refetch()} />;
  const detail = application.data;
  const mayWrite = detail.status === 'DRAFT' || (detail.unlocked != null && detail.unlocked.length > 0);
  const writes = offeredOf(detail, summaryActions) !== undefined;
  const brings = offeredOf(detail, askedDocumentsActions) !== undefined;
  const own = detail.applicant.id === session?.userId || writes || brings;
  // Of what is asked for beyond the list no step of the wizard is open: the page that says where it stands has the places.
  if (mayWrite && own && !brings && (detail.status === 'DRAFT' || step !== undefined)) return <RegistrationWizard key={`${id} ${opened}`} detail={detail} step={step} />;
  if (step === 'submitted' && own) return <RegistrationResult detail={detail} />;
  return <RegistrationStatus detail={detail} own={own} />;
}

const NOT_FOR_THIS_PERSON: ReadonlySet<number> = new Set([400, 403, 404, 422]);

function NotReadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const missing = isGatewayFailure(error) && NOT_FOR_THIS_PERSON.has(error.status);
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>{t(missing ? 'application.missing' : 'application.failed')}</h1>
      {missing ? <p>{t('application.missingHint')}</p> : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      <p><PortalLink to={REGISTRATIONS}>{t('application.toList')}</PortalLink></p>
    </Sheet>
  );
}

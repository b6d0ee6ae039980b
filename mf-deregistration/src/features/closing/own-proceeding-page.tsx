import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { isGatewayFailure, PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton } from '@registrar/ui';
import { filingsAddress, formAddress } from '../../model/addresses';
import { OwnProceedingView } from './own-proceeding-view';
import { useOwnProceeding } from './own-proceedings';

/** One proceeding, by its id alone. */
export function OwnProceedingPage() {
  const { id = '' } = useParams();
  return <Loaded id={id} />;
}

/**
 * The same by the addresses of the specification, with the phase, the form, its filing and its permission. What the
 * address claims changes nothing: the permission is that of the gateway, and the address is set right.
 */
export function ProceedingFormPage() {
  const { deRegistrationProcessId = '' } = useParams();
  return <Loaded id={deRegistrationProcessId} byForm />;
}

function Loaded({ id, byForm = false }: { readonly id: string; readonly byForm?: boolean }) {
  const { t } = useTranslation();
  const proceeding = useOwnProceeding(id);
  if (proceeding.isPending) return <PageSkeleton />;
  if (!proceeding.isError)
    return byForm ? <AtForm proceeding={proceeding.data} /> : <OwnProceedingView proceeding={proceeding.data} />;
  const gone = isGatewayFailure(proceeding.error) && [400, 404, 422].includes(proceeding.error.status);
  if (gone) return <NoProceeding />;
  return (
    <>
      <PageHeader title={t('proceedings.proceeding')} />
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('proceedings.failed')}
        action={<Button onClick={() => void proceeding.refetch()}>{t('common:action.retry')}</Button>}
      />
    </>
  );
}

function AtForm({ proceeding }: { readonly proceeding: OwnProceeding }) {
  const { navigation } = usePortal();
  const { phaseKey, processKey, phaseId, processId, permissionStatus } = useParams();
  const index = proceeding.phases.findIndex(({ key }) => key === phaseKey);
  const form = proceeding.phases[index]?.forms.find(({ process }) => process === processKey);
  const isOther =
    (phaseId !== undefined && phaseId !== String(index + 1)) ||
    (processId !== undefined && processId !== form?.application?.id);
  const right =
    form !== undefined && !isOther && permissionStatus !== undefined && permissionStatus !== form.permission
      ? formAddress({
          phaseKey: phaseKey ?? '',
          processKey: form.process,
          proceedingId: proceeding.id,
          phaseId: index + 1,
          processId,
          permissionStatus: form.permission,
        })
      : null;
  useEffect(() => {
    if (right !== null) navigation.to(right, { replace: true });
  }, [right, navigation]);
  if (form === undefined || isOther) return <NoProceeding />;
  return <OwnProceedingView proceeding={proceeding} at={form.process} />;
}

function NoProceeding() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('proceedings.proceeding')} />
      <Alert
        role="alert"
        type="info"
        showIcon
        title={t('closing.gone')}
        action={<PortalLink to={filingsAddress()}>{t('closing.toList')}</PortalLink>}
      />
    </>
  );
}

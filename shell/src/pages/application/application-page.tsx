import { filingReaders } from '@registrar/contract/routes';
import type { processOfFilingSchema } from '@registrar/domain/calls/filing-requests';
import { isGatewayFailure, PortalLink, useFilingAddress, usePortal } from '@registrar/runtime';
import { Button, PageSkeleton, Sheet } from '@registrar/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { z } from 'zod';

const RemovedFilingPage = lazy(async () => ({
  default: (await import('@registrar/ui/filing/removed')).RemovedFilingPage,
}));

/** The address of a filing in mails and notices: it leads on to the page that a remote has for this reader. */
export default function ApplicationPage() {
  const { t } = useTranslation('shell-pages');
  const { gateway, navigation } = usePortal();
  const params = useParams();
  const id = params['id'] ?? '';
  const reader = filingReaders.find((known) => known === params['reader']) ?? 'own';
  const addressOf = useFilingAddress();
  const filing = useQuery({
    queryKey: ['application', id, 'process'],
    queryFn: ({ signal }) =>
      gateway.request<z.infer<typeof processOfFilingSchema>>({
        path: `/external/api/application/${encodeURIComponent(id)}/process`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    staleTime: Infinity,
  });
  const address =
    filing.data === undefined || filing.data.isRemoved === true
      ? undefined
      : addressOf(filing.data.processName, id, reader, filing.data.parameters);
  useEffect(() => {
    if (address != null) navigation.to(address, { replace: true });
  }, [address, navigation]);

  if (filing.isError) {
    const refused = isGatewayFailure(filing.error) && filing.error.status < 500;
    return (
      <Stopped title={refused ? filing.error.message : t('application.failed')}>
        {refused ? null : <Button onClick={() => void filing.refetch()}>{t('common:action.retry')}</Button>}
      </Stopped>
    );
  }
  if (filing.data?.isRemoved === true)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <RemovedFilingPage id={id} />
      </Suspense>
    );
  return address === null ? <Stopped title={t('application.noPage')} /> : <PageSkeleton />;
}

function Stopped({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { t } = useTranslation('shell-pages');
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {title}
      </h1>
      {children}
      <p>
        <PortalLink to="/dashboard">{t('common:action.goToDashboard')}</PortalLink>
      </p>
    </Sheet>
  );
}

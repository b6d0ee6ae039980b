import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { RequestedDocumentDetail } from '@registrar/domain/calls/requested-documents';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton } from '@registrar/ui';
import { useRequestedDocument } from './requested-documents';
import { RequestedFacts } from './requested-facts';
import { RequestedStatusTag } from './requested-status-tag';

interface RequestPageProps {
  /** As the address has it: anything that is no id leads to nothing. */
  readonly id: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly children: (request: RequestedDocumentDetail) => ReactNode;
}

/** One request with what either side may do; what is not there for the reader is said to be not found. */
export function RequestPage({ id, back, children }: RequestPageProps) {
  return z.uuid().safeParse(id).success ? (
    <Found id={id} back={back}>
      {children}
    </Found>
  ) : (
    <Missing back={back} />
  );
}

function Found({ id, back, children }: RequestPageProps) {
  const language = useLanguage();
  const request = useRequestedDocument(id);
  if (request.isPending) return <PageSkeleton />;
  if (request.isError)
    return isGatewayFailure(request.error) && [400, 404, 422].includes(request.error.status) ? (
      <Missing back={back} />
    ) : (
      <Missing back={back} onRetry={() => void request.refetch()} />
    );
  const { data } = request;
  return (
    <>
      <PageHeader title={localName(data.name, language)} badge={<RequestedStatusTag {...data} />}>
        {data.number === null ? null : <div>{data.number}</div>}
        <PortalLink to={back.to}>{back.label}</PortalLink>
      </PageHeader>
      {children(data)}
      <RequestedFacts request={data} />
    </>
  );
}

function Missing({ back, onRetry }: Pick<RequestPageProps, 'back'> & { readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('requested.request')}>
        <PortalLink to={back.to}>{back.label}</PortalLink>
      </PageHeader>
      <Alert
        role="alert"
        type={onRetry ? 'error' : 'info'}
        showIcon
        title={t(onRetry ? 'requested.failed' : 'requested.gone')}
        action={onRetry ? <Button onClick={onRetry}>{t('common:action.retry')}</Button> : undefined}
      />
    </>
  );
}

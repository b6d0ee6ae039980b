import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CallDetail } from '@registrar/domain/calls/explanation-calls';
import { isGatewayFailure, PortalLink, useFilingAddress, usePortal } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { useBeginFiling } from '@registrar/ui/filing';
import { companyAddress } from '../company/company-address';
import { amendmentAddress } from '../filing/amendment-address';
import { CALLS } from './call-address';
import { DecideCall, ExtendCall } from './call-dialogs';
import { CallFacts } from './call-facts';
import { CallStateTag } from './call-state-tag';
import styles from './calls.module.css';
import { useCall } from './explanation-calls';

/** A call for the office: what was asked and answered; more time, and the decision. */
export function OfficeCallPage() {
  const { t } = useTranslation();
  const addressOf = useFilingAddress();
  const [dialog, setDialog] = useState<'extend' | 'decide'>();
  return (
    <CallPage back={<PortalLink to={CALLS}>{t('calls.toList')}</PortalLink>}>
      {(call) => (
        <>
          {call.answer === null ? null : (
            <p className={styles['actions']}>
              <StatusBadge status={call.answer.status} />{' '}
              <PortalLink to={addressOf('CALL_FOR_EXPLANATION', call.answer.id, 'review') ?? ''}>
                {t('calls.toAnswer', { number: call.answer.applicationNumber ?? '' })}
              </PortalLink>
            </p>
          )}
          {call.undecidable === null ? null : (
            <Alert type="info" showIcon title={call.undecidable} style={{ marginBlockEnd: 16 }} />
          )}
          {call.may.extend || call.may.decide ? (
            <div className={styles['actions']}>
              {call.may.decide ? (
                <Button type="primary" onClick={() => setDialog('decide')}>
                  {t('calls.decide')}
                </Button>
              ) : null}
              {call.may.extend ? <Button onClick={() => setDialog('extend')}>{t('calls.extend')}</Button> : null}
            </div>
          ) : null}
          {dialog === 'extend' ? <ExtendCall call={call} onClose={() => setDialog(undefined)} /> : null}
          {dialog === 'decide' ? <DecideCall call={call} onClose={() => setDialog(undefined)} /> : null}
        </>
      )}
    </CallPage>
  );
}

/** The same call for the company: the way to answer it, or where the answer stands. */
export function OwnCallPage() {
  const { t } = useTranslation();
  return (
    <CallPage
      back={(call) => <PortalLink to={companyAddress(call.company.id, 'calls')}>{t('calls.toOwnList')}</PortalLink>}
    >
      {(call) => <Answer call={call} />}
    </CallPage>
  );
}

function Answer({ call }: { readonly call: CallDetail }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const answer = async () => {
    if (call.answer?.status === 'DRAFT') return navigation.to(amendmentAddress('CALL_FOR_EXPLANATION', call.answer.id));
    const draft = await begin.mutateAsync({
      processName: 'CALL_FOR_EXPLANATION',
      companyId: call.company.id,
      subject: { kind: 'PROCEEDING', id: call.id },
    });
    navigation.to(amendmentAddress('CALL_FOR_EXPLANATION', draft.id));
  };
  return (
    <>
      {call.state === 'PAST_DUE' ? (
        <Alert type="warning" showIcon title={t('calls.blocks')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <div className={styles['actions']}>
        {call.may.answer ? (
          <Button type="primary" loading={begin.isPending} onClick={() => void answer().catch(() => undefined)}>
            {t(call.answer?.status === 'DRAFT' ? 'calls.continue' : 'calls.answer')}
          </Button>
        ) : null}
        {call.answer === null || call.answer.status === 'DRAFT' ? null : (
          <>
            <StatusBadge status={call.answer.status} />{' '}
            <PortalLink to={amendmentAddress('CALL_FOR_EXPLANATION', call.answer.id)}>
              {t('calls.toAnswer', { number: call.answer.applicationNumber ?? '' })}
            </PortalLink>
          </>
        )}
      </div>
    </>
  );
}

interface CallPageProps {
  readonly back: ReactNode | ((call: CallDetail) => ReactNode);
  readonly children: (call: CallDetail) => ReactNode;
}

function CallPage({ back, children }: CallPageProps) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const call = useCall(id);
  if (call.isPending) return <PageSkeleton />;
  if (call.isError) {
    const gone = isGatewayFailure(call.error) && [400, 404, 422].includes(call.error.status);
    return (
      <>
        <PageHeader title={t('calls.call')} />
        <Alert
          role="alert"
          type={gone ? 'info' : 'error'}
          showIcon
          title={t(gone ? 'calls.gone' : 'calls.failed')}
          action={gone ? undefined : <Button onClick={() => void call.refetch()}>{t('common:action.retry')}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={call.data.subject} badge={<CallStateTag state={call.data.state} />}>
        <div>{t('calls.numbered', { number: call.data.number })}</div>
        <div>{typeof back === 'function' ? back(call.data) : back}</div>
      </PageHeader>
      {children(call.data)}
      <CallFacts call={call.data} />
    </>
  );
}

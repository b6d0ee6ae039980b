import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { officeCallAddress } from '../calls/call-address';
import styles from '../calls/calls.module.css';
import { REUPLOADS } from './requested-addresses';
import { RequestPage } from './request-page';
import { ApproveReupload, CallForReupload, RejectReupload, WithdrawReupload } from './reupload-dialogs';

const DIALOGS = {
  approve: ApproveReupload,
  reject: RejectReupload,
  withdraw: WithdrawReupload,
  call: CallForReupload,
} as const;

/** A document that was asked for, for the office: the decision on what was brought, or what follows if nothing was. */
export function ReuploadPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const Dialog = dialog && DIALOGS[dialog];
  return (
    <RequestPage id={id} back={{ to: REUPLOADS, label: t('reuploads.toList') }}>
      {(request) => (
        <>
          {request.callId === null ? null : (
            <Alert
              type="info"
              showIcon
              title={t('reuploads.called')}
              description={<PortalLink to={officeCallAddress(request.callId)}>{t('requested.toCall')}</PortalLink>}
              style={{ marginBlockEnd: 16 }}
            />
          )}
          <div className={styles['actions']}>
            {request.may.decide ? (
              <>
                <Button type="primary" onClick={() => setDialog('approve')}>
                  {t('reuploads.approve')}
                </Button>
                <Button danger onClick={() => setDialog('reject')}>
                  {t('reuploads.reject')}
                </Button>
              </>
            ) : null}
            {request.may.call ? (
              <Button type="primary" onClick={() => setDialog('call')}>
                {t('reuploads.call')}
              </Button>
            ) : null}
            {request.may.withdraw ? (
              <Button onClick={() => setDialog('withdraw')}>{t('reuploads.withdraw')}</Button>
            ) : null}
          </div>
          {Dialog ? <Dialog request={request} onClose={() => setDialog(undefined)} /> : null}
        </>
      )}
    </RequestPage>
  );
}

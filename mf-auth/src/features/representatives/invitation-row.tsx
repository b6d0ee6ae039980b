import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@registrar/domain/calls/representatives';
import { Button, Flex, useFormats } from '@registrar/ui';
import { InstantPair, ConfirmDialog } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useNameOf } from './in-language';
import { useChangeInvitation } from './representatives';
import styles from './representatives.module.css';

interface InvitationRowProps {
  readonly companyId: string;
  readonly invitation: Invitation;
}

/** An invitation that has no answer yet. That it may be sent again only after a while is the gateway's to say. */
export function InvitationRow({ companyId, invitation }: InvitationRowProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const nameOf = useNameOf();
  const change = useChangeInvitation(companyId);
  const [withdrawing, setWithdrawing] = useState(false);
  const name = nameOf(invitation);
  const withdraw = async () => {
    await change.mutateAsync({ invitationId: invitation.id, kind: 'withdraw' });
    setWithdrawing(false);
  };
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <div className={styles['name']}>
          {name}
          <Tag>{t(invitation.state === 'EXPIRED' ? 'people.state.expired' : 'people.state.pending')}</Tag>
        </div>
        <div className={styles['facts']}>
          {invitation.contact.includes('@') ? invitation.contact : digits(invitation.contact)}
          <br />
          {t('people.invitedBy', { by: nameOf(invitation.invitedBy) })}, <InstantPair at={invitation.sentAt} inline />
          <br />
          {t('people.validUntil')} <InstantPair at={invitation.expiresAt} inline />
        </div>
      </div>
      <Flex wrap gap="small">
        {invitation.resendAt === null ? null : (
          <Button
            loading={change.isPending && change.variables.kind === 'resend'}
            aria-label={`${t('people.resend')}: ${name}`}
            onClick={() => change.mutate({ invitationId: invitation.id, kind: 'resend' })}
          >
            {t('people.resend')}
          </Button>
        )}
        <Button danger aria-label={`${t('people.withdraw')}: ${name}`} onClick={() => setWithdrawing(true)}>
          {t('people.withdraw')}
        </Button>
      </Flex>
      <ConfirmDialog
        open={withdrawing}
        title={t('people.withdrawTitle', { name })}
        confirmLabel={t('people.withdraw')}
        destructive
        onConfirm={withdraw}
        onCancel={() => setWithdrawing(false)}
      >
        <p>{t('people.withdrawMeans')}</p>
      </ConfirmDialog>
    </li>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeShareSchema, type ShareDetail } from '@registrar/domain/calls/document-shares';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormField, localName, LongText, PageSkeleton, useZodForm, ZodForm } from '@registrar/ui';
import { FormDialog, InstantPair, useAsSeen } from '@registrar/ui/components';
import styles from '../calls/calls.module.css';
import { useRevokeShare, useShare } from './document-shares';
import { ShareStateTag, targetName } from './share-state-tag';

interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One share: who may open it until when, who was told, each opening, and the way to end it. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError } = useShare(id);
  return (
    <FormDialog
      title={data === undefined ? t('shares.title') : `${data.number}: ${targetName(data, language)}`}
      onClose={onClose}
    >
      {isError ? <Alert type="error" showIcon role="alert" title={t('shares.failed')} /> : null}
      {data === undefined ? isError ? null : <PageSkeleton /> : <Facts share={data} />}
      {data?.mayRevoke ? <Revoke share={data} /> : null}
    </FormDialog>
  );
}

function Facts({ share }: { readonly share: ShareDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <p>
        <ShareStateTag state={share.state} />
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('common:field.company')}</dt>
          <dd>{localName(share.company, language)}</dd>
        </div>
        <div>
          <dt>{t('shares.receiver')}</dt>
          <dd>
            {share.receiver} · {share.contacts.join(', ')}
          </dd>
        </div>
        <div>
          <dt>{t('shares.sharedBy')}</dt>
          <dd>{localName(share.askedBy, language)}</dd>
        </div>
        <div>
          <dt>{t('shares.opensAt')}</dt>
          <dd>
            <InstantPair at={share.opensAt} withTime inline />
          </dd>
        </div>
        <div>
          <dt>{t('shares.until')}</dt>
          <dd>
            <InstantPair at={share.expiresAt} withTime inline />
          </dd>
        </div>
        <div className={styles['wide']}>
          <dt>{t('shares.purpose')}</dt>
          <dd className={styles['text']}>{share.purpose}</dd>
        </div>
        {share.revokedReason === null ? null : (
          <div className={styles['wide']}>
            <dt>{t('shares.revokedReason')}</dt>
            <dd className={styles['text']}>{share.revokedReason}</dd>
          </div>
        )}
      </dl>
      {share.persons.length === 0 ? null : (
        <>
          <h3>{t('shares.persons')}</h3>
          <ul className={styles['list']}>
            {share.persons.map((person, index) => (
              <li key={index}>
                {localName(person, language)}
                {person.objectedAt === null ? null : (
                  <div>
                    {t('shares.objected')}: {person.reason}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('shares.openings')}</h3>
      {share.opened.length === 0 ? (
        <p>{t('shares.notOpened')}</p>
      ) : (
        <ul className={styles['list']}>
          {share.opened.map(({ at, sentTo }) => (
            <li key={at}>
              <InstantPair at={at} withTime inline /> · {sentTo}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Revoke({ share }: { readonly share: ShareDetail }) {
  const { t } = useTranslation();
  const { version } = useAsSeen(share, true);
  const revoke = useRevokeShare(share.id);
  const [message, setMessage] = useState<string>();
  const [initial] = useState({ version });
  const form = useZodForm({
    schema: revokeShareSchema,
    onSubmit: async ({ reason }) => {
      setMessage(undefined);
      try {
        await revoke.mutateAsync({ version, reason });
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0) return error.errors;
        setMessage(error.message);
        return [];
      }
    },
  });
  return (
    <ZodForm form={form} initialValues={initial} aria-label={t('shares.revoke')}>
      {message === undefined ? null : <Alert type="error" showIcon role="alert" title={message} />}
      <FormField name="reason" label={t('shares.revokeReason')} required>
        <LongText rows={2} maxLength={REASON_MAXIMUM} />
      </FormField>
      <Button danger htmlType="submit" loading={form.submitting}>
        {t('shares.revoke')}
      </Button>
    </ZodForm>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmTotpRequestSchema, type TotpBegun } from '@registrar/domain/calls/second-factor';
import { Button, FormField, Input, OtpField, useZodForm, ZodForm } from '@registrar/ui';
import { Dialog } from '@registrar/ui/components';
import { QRCode } from '@registrar/ui/antd';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';
import { useChangeSecondFactors } from './second-factor';
import styles from './second-factor.module.css';

/** An application that shows codes: the password, the picture and the first code, then the recovery codes. */
export function AddTotpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { beginTotp } = useChangeSecondFactors();
  const [begun, setBegun] = useState<TotpBegun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (given: readonly string[] | null) => (given === null ? onClose() : setCodes(given));
  return (
    <Dialog
      open
      title={t(codes === undefined ? 'secondFactor.addTotp' : 'secondFactor.codes.title')}
      footer={null}
      onCancel={onClose}
    >
      {codes !== undefined ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {codes === undefined && begun === undefined ? (
        <PasswordForm
          submit={t('secondFactor.next')}
          onPassword={async (password) => setBegun(await beginTotp.mutateAsync(password))}
        >
          <p>{t('secondFactor.totpLead')}</p>
        </PasswordForm>
      ) : null}
      {codes === undefined && begun !== undefined ? <FirstCode begun={begun} onDone={done} /> : null}
    </Dialog>
  );
}

const schema = confirmTotpRequestSchema.omit({ id: true });

function FirstCode({
  begun: { id, secret, uri },
  onDone,
}: {
  readonly begun: TotpBegun;
  readonly onDone: (codes: readonly string[] | null) => void;
}) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const { confirmTotp } = useChangeSecondFactors();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      notice.clear();
      try {
        onDone((await confirmTotp.mutateAsync({ id, ...value })).recoveryCodes);
        return [];
      } catch (error) {
        return notice.take(error);
      }
    },
  });
  return (
    <>
      <ol className={styles['steps']}>
        <li>{t('secondFactor.step.install')}</li>
        <li>{t('secondFactor.step.scan')}</li>
        <li>{t('secondFactor.step.type')}</li>
      </ol>
      <div className={styles['scan']}>
        <span role="img" aria-label={t('secondFactor.picture')}>
          <span aria-hidden="true">
            <QRCode value={uri} size={176} type="svg" />
          </span>
        </span>
        <div>
          <p>{t('secondFactor.orType')}</p>
          <code className={styles['secret']} lang="en">
            {secret.replaceAll(/(.{4})/g, '$1 ').trim()}
          </code>
        </div>
      </div>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ code: '', name: t('secondFactor.nameOfApp') }}>
        <FormField name="code" label={t('common:secondFactor.code.TOTP')} required>
          <OtpField />
        </FormField>
        <FormField name="name" label={t('secondFactor.name')} extra={t('secondFactor.nameHint')} required>
          <Input maxLength={60} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('secondFactor.add')}
        </Button>
      </ZodForm>
    </>
  );
}

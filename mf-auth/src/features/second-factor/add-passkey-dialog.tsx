import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSecondFactorRequestSchema, confirmPasskeyRequestSchema } from '@registrar/domain/calls/second-factor';
import { Button, FormField, Input, PasswordField, useZodForm, ZodForm } from '@registrar/ui';
import { Dialog, makePasskey, PasskeyFailure } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { RecoveryCodes } from './recovery-codes';
import { useChangeSecondFactors } from './second-factor';

const schema = confirmPasskeyRequestSchema.pick({ name: true }).extend(beginSecondFactorRequestSchema.shape);

/** A passkey of this device, a telephone or a security key: password and name, then the browser asks. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const { beginPasskey, confirmPasskey } = useChangeSecondFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useZodForm({
    schema,
    onSubmit: async ({ name, password }) => {
      notice.clear();
      try {
        const { options } = await beginPasskey.mutateAsync(password);
        const credential = await makePasskey(options);
        const { recoveryCodes } = await confirmPasskey.mutateAsync({ name, credential });
        if (recoveryCodes === null) onClose();
        else setCodes(recoveryCodes);
        return [];
      } catch (error) {
        if (!(error instanceof PasskeyFailure)) return notice.take(error);
        notice.say(t(error.reason === 'known' ? 'secondFactor.passkeyKnown' : 'secondFactor.passkeyNotMade'));
        return [];
      }
    },
  });
  return (
    <Dialog
      open
      title={t(codes === undefined ? 'secondFactor.addPasskey' : 'secondFactor.codes.title')}
      footer={null}
      onCancel={onClose}
    >
      {codes === undefined ? (
        <>
          <p>{t('secondFactor.passkeyLead')}</p>
          <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
          <ZodForm form={form} initialValues={{ name: t('secondFactor.nameOfDevice'), password: '' }}>
            <FormField name="name" label={t('secondFactor.name')} extra={t('secondFactor.nameHint')} required>
              <Input maxLength={60} />
            </FormField>
            <FormField name="password" label={t('field.password')} extra={t('contact.passwordHint')} required>
              <PasswordField autoComplete="current-password" />
            </FormField>
            <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
              {t('secondFactor.add')}
            </Button>
          </ZodForm>
        </>
      ) : (
        <RecoveryCodes codes={codes} onDone={onClose} />
      )}
    </Dialog>
  );
}

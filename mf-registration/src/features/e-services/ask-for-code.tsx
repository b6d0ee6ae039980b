import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { applicationCodeRequestSchema } from '@registrar/domain/calls/e-services';
import { Button, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { useRefusal } from '@registrar/ui/components';
import { codeAddress, useSendCode, waitOf } from './e-services';
import styles from './e-services.module.css';

/** Sends the code and goes where it is entered, whether or not there is such an application. */
export function AskForCode() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refusal = useRefusal(t('eServices.failed'));
  const send = useSendCode();
  const form = useZodForm({
    schema: applicationCodeRequestSchema,
    onSubmit: async (request) => {
      refusal.clear();
      try {
        await send.mutateAsync(request);
      } catch (error) {
        // a code went out a moment ago: the person may have it
        if (waitOf(error) === undefined) return refusal.take(error);
      }
      void navigate(codeAddress(request.applicationNumber));
      return [];
    },
  });
  return (
    <>
      <p className={styles['lead']}>{t('eServices.applicationLead')}</p>
      {refusal.shown}
      <ZodForm form={form} initialValues={{ applicationNumber: '' }} aria-label={t('eServices.byApplication')}>
        <FormField
          name="applicationNumber"
          label={t('eServices.applicationNumber')}
          extra={t('eServices.applicationHint')}
          required
        >
          <Input maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('eServices.sendCode')}
        </Button>
      </ZodForm>
    </>
  );
}

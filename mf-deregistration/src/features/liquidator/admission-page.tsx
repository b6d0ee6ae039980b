import { useTranslation } from 'react-i18next';
import { askAdmissionSchema } from '@registrar/domain/calls/liquidators';
import { Alert, Button, FormField, Input, PageHeader, PageSkeleton, Sheet, ZodForm } from '@registrar/ui';
import { InstantPair, useSentForm } from '@registrar/ui/components';
import { useAskAdmission, useOwnAdmission } from './liquidation-calls';

/** Somebody with a licence asks that the own account becomes that of a liquidator. */
export function AdmissionPage() {
  const { t } = useTranslation();
  const asked = useOwnAdmission();
  if (asked.isPending) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={t('liquidator.admission')}>{t('liquidator.admissionLead')}</PageHeader>
      {asked.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('liquidator.admissionFailed')}
          action={<Button onClick={() => void asked.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : asked.data ? (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('liquidator.admissionWaits', { licence: asked.data.licenceNumber })}
          description={<InstantPair at={asked.data.askedAt} inline />}
        />
      ) : (
        <Ask />
      )}
    </>
  );
}

function Ask() {
  const { t } = useTranslation();
  const ask = useAskAdmission();
  const { form, failure } = useSentForm({
    schema: askAdmissionSchema,
    send: (value) => ask.mutateAsync(value),
  });
  return (
    <Sheet>
      {failure}
      <ZodForm form={form} aria-label={t('liquidator.admission')}>
        <FormField name="licenceNumber" label={t('liquidator.licenceNumber')} required>
          <Input maxLength={40} style={{ maxInlineSize: 320 }} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('liquidator.ask')}
        </Button>
      </ZodForm>
    </Sheet>
  );
}

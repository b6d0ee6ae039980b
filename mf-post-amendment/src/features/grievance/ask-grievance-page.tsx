import { useTranslation } from 'react-i18next';
import { askGrievanceSchema } from '@registrar/domain/calls/grievances';
import { grievance } from '@registrar/domain/requests';
import { usePortal } from '@registrar/runtime';
import { Button, Flex, FormField, Input, PageHeader, Sheet, useZodForm, ZodForm } from '@registrar/ui';
import { FilesField } from '@registrar/ui/components';
import { AskedFields } from './asked-fields';
import { useAsk } from './grievance-calls';
import { useSending } from './use-sending';

/** Somebody signed in complains about the work of the office. */
export function AskGrievancePage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const ask = useAsk();
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: askGrievanceSchema,
    onSubmit: (value) =>
      send(async () => {
        const { id } = await ask.mutateAsync(value);
        navigation.to(`/grievance/${id}`);
      }),
  });
  return (
    <>
      <PageHeader title={t('grievance.ask')}>{t('grievance.askLead')}</PageHeader>
      {shown}
      <Sheet as="section" aria-label={t('grievance.ask')}>
        <ZodForm form={form} aria-label={t('grievance.ask')}>
          <AskedFields />
          <FormField name="applicationNumber" label={t('grievance.applicationNumber')}>
            <Input maxLength={60} />
          </FormField>
          <FormField name="invoiceNumber" label={t('grievance.invoiceNumber')}>
            <Input maxLength={60} />
          </FormField>
          <FormField name="uploadIds" label={t('grievance.files')}>
            <FilesField label={t('grievance.files')} files={grievance.files} />
          </FormField>
          <Flex gap="small" wrap>
            <Button onClick={() => navigation.to('/grievance')}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting}>
              {t('grievance.send')}
            </Button>
          </Flex>
        </ZodForm>
      </Sheet>
    </>
  );
}

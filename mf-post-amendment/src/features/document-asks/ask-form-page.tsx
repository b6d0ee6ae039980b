import { useTranslation } from 'react-i18next';
import { askedTargets, askForVerifiedDocumentSchema } from '@registrar/domain/calls/document-asks';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, FormField, LongText, PageHeader, Sheet, ZodForm, type FieldControl } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useSentForm } from '@registrar/ui/components';
import { CalledCompany } from '../calls/called-company';
import { SHARES } from '../document-shares/document-shares';
import { askedName, useAskForVerifiedDocument } from './document-asks';

/** An institution asks a company, found by its number, for a kind of document; the company decides. */
export function AskFormPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const ask = useAskForVerifiedDocument();
  const { form, failure } = useSentForm({
    schema: askForVerifiedDocumentSchema,
    send: async (value) => {
      await ask.mutateAsync(value);
      navigation.to(SHARES);
    },
  });
  const label = t('orders.companyNumber');
  return (
    <>
      <PageHeader title={t('asks.begin')}>{t('asks.formLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('asks.begin')}>
        <ZodForm form={form} aria-label={t('asks.begin')}>
          <FormField name="companyId" label={label} required>
            <CompanyField label={label} />
          </FormField>
          <FormField name="target" label={t('asks.target')} required>
            <Select options={askedTargets.map((key) => ({ value: key, label: askedName(key, language) }))} />
          </FormField>
          <FormField name="purpose" label={t('shares.purpose')} required extra={t('asks.purposeHint')}>
            <LongText rows={3} maxLength={REASON_MAXIMUM} />
          </FormField>
          <p>{t('asks.means')}</p>
          <Flex gap="small" wrap>
            <Button onClick={() => navigation.to(SHARES)}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting}>
              {t('asks.send')}
            </Button>
          </Flex>
        </ZodForm>
      </Sheet>
    </>
  );
}

const COMPANY: FieldDefinition = { path: 'companyId', widget: 'registerChoice', label: { ne: '', en: '' } };

function CompanyField({ label, ...control }: FieldControl<unknown> & { readonly label: string }) {
  return <CalledCompany {...control} field={COMPANY} label={label} />;
}

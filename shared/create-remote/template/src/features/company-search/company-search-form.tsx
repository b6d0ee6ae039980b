import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';

/** A schema answers with codes; their sentences are in the domain, in both languages. */
const schema = z.object({ number: z.string().trim().min(1, 'REQUIRED').max(40, 'INVALID') });

export function CompanySearchForm({ onSearch }: { readonly onSearch: (number: string) => Promise<void> }) {
  const { t } = useTranslation();
  const form = useZodForm({
    schema,
    onSubmit: async ({ number }) => {
      await onSearch(number);
      return [];
    },
  });
  return (
    <ZodForm form={form} initialValues={{ number: '' }} aria-label={t('company.title')}>
      <FormField name="number" label={t('company.number')} required>
        <Input inputMode="numeric" autoComplete="off" maxLength={40} />
      </FormField>
      <Button type="primary" htmlType="submit" loading={form.submitting}>
        {t('company.search')}
      </Button>
    </ZodForm>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { proposeHeirAdmissionSchema } from '@registrar/domain/calls/heir-admissions';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage, usePortal } from '@registrar/runtime';
import {
  Button,
  Flex,
  Form,
  FormField,
  Input,
  localName,
  LongText,
  PageHeader,
  Sheet,
  ZodForm,
  type FieldControl,
} from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useShareholders, useSentForm } from '@registrar/ui/components';
import { CalledCompany } from '../calls/called-company';
import { HEIR_ADMISSIONS, useProposeHeir } from './heir-admissions';
import styles from './heirs.module.css';

/** An officer proposes to admit an heir of the last representative of a company (section 153). */
export function AdmitHeirPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address] = useSearchParams();
  const [initial] = useState({ companyId: address.get('company') ?? undefined });
  const propose = useProposeHeir();
  const { form, failure } = useSentForm({
    schema: proposeHeirAdmissionSchema,
    send: async (value) => {
      await propose.mutateAsync(value);
      navigation.to(HEIR_ADMISSIONS);
    },
  });
  const companyId: unknown = Form.useWatch('companyId', form.antd) ?? initial.companyId;
  const companyLabel = t('orders.companyNumber');
  return (
    <>
      <PageHeader title={t('heirs.proposeTitle')}>{t('heirs.proposeLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('heirs.proposeTitle')}>
        <ZodForm form={form} initialValues={initial} aria-label={t('heirs.proposeTitle')}>
          <FormField name="companyId" label={companyLabel} required>
            <CompanyField label={companyLabel} />
          </FormField>
          <FormField name="holderId" label={t('heirs.holder')} required extra={t('heirs.holderHint')}>
            <HolderField key={String(companyId)} companyId={typeof companyId === 'string' ? companyId : undefined} />
          </FormField>
          <FormField name="username" label={t('heirs.username')} required extra={t('heirs.usernameHint')}>
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
          </FormField>
          <FormField name="remark" label={t('orders.remark')} required extra={t('heirs.remarkHint')}>
            <LongText rows={3} maxLength={REASON_MAXIMUM} />
          </FormField>
          <div className={styles['lines']}>
            <p>{t('heirs.meaning')}</p>
            <Flex gap="small" wrap>
              <Button onClick={() => navigation.to(HEIR_ADMISSIONS)}>{t('common:action.cancel')}</Button>
              <Button type="primary" htmlType="submit" loading={form.submitting}>
                {t('orders.send')}
              </Button>
            </Flex>
          </div>
        </ZodForm>
      </Sheet>
    </>
  );
}

const COMPANY: FieldDefinition = { path: 'companyId', widget: 'registerChoice', label: { ne: '', en: '' } };

function CompanyField({ label, ...control }: FieldControl<unknown> & { readonly label: string }) {
  return <CalledCompany {...control} field={COMPANY} label={label} />;
}

/** The persons who hold shares of the chosen company today. */
function HolderField({
  companyId,
  ...control
}: FieldControl<string | undefined> & { readonly companyId: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useShareholders(companyId ?? '', undefined, companyId !== undefined);
  const persons = list.data?.holders.filter(({ entity, shares }) => entity === 'INDIVIDUAL' && shares > 0) ?? [];
  return (
    <Select
      {...control}
      showSearch={{ optionFilterProp: 'label' }}
      disabled={companyId === undefined}
      loading={list.isFetching}
      placeholder={t(companyId === undefined ? 'heirs.companyFirst' : 'heirs.holder')}
      notFoundContent={t(list.isError ? 'heirs.holdersFailed' : 'heirs.noHolders')}
      options={persons.map((holder) => ({ value: holder.id, label: localName(holder, language) }))}
    />
  );
}

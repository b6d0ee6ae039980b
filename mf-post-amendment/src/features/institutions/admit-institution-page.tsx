import { useTranslation } from 'react-i18next';
import { shareRoleTypes } from '@registrar/domain/calls/document-shares';
import { institutionKinds, proposeInstitutionSchema } from '@registrar/domain/calls/institutions';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, Flex, FormField, Input, LongText, PageHeader, Sheet, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField, useSentForm } from '@registrar/ui/components';
import styles from '../heirs/heirs.module.css';
import { ADMISSIONS, useProposeInstitution } from './institutions';

/** An office administrator proposes to admit an institution by the account that it opened, or to renew it. */
export function AdmitInstitutionPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const propose = useProposeInstitution();
  const { form, failure } = useSentForm({
    schema: proposeInstitutionSchema,
    send: async (value) => {
      await propose.mutateAsync(value);
      navigation.to(ADMISSIONS);
    },
  });
  return (
    <>
      <PageHeader title={t('institutions.proposeTitle')}>{t('institutions.proposeLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('institutions.proposeTitle')}>
        <ZodForm form={form} aria-label={t('institutions.proposeTitle')}>
          <FormField name="username" label={t('institutions.username')} required extra={t('institutions.usernameHint')}>
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
          </FormField>
          <FormField name="nameNepali" label={t('institutions.nameNepali')} required>
            <Input autoComplete="off" maxLength={200} lang="ne" />
          </FormField>
          <FormField name="nameEnglish" label={t('institutions.nameEnglish')} required>
            <Input autoComplete="off" maxLength={200} lang="en" />
          </FormField>
          <FormField name="kind" label={t('institutions.kind')} required>
            <Select
              options={institutionKinds.keys.map((key) => ({
                value: key,
                label: institutionKinds.name(key)[language],
              }))}
            />
          </FormField>
          <FormField name="roleType" label={t('institutions.roleType')} required>
            <Select
              options={shareRoleTypes.keys.map((key) => ({ value: key, label: shareRoleTypes.name(key)[language] }))}
            />
          </FormField>
          <FormField name="endsOn" label={t('institutions.endsOn')} required>
            <BsAdDateField label={t('institutions.endsOn')} />
          </FormField>
          <FormField name="remark" label={t('orders.remark')} required extra={t('institutions.remarkHint')}>
            <LongText rows={3} maxLength={REASON_MAXIMUM} />
          </FormField>
          <div className={styles['lines']}>
            <p>{t('institutions.meaning')}</p>
            <Flex gap="small" wrap>
              <Button onClick={() => navigation.to(ADMISSIONS)}>{t('common:action.cancel')}</Button>
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerMandateRequestSchema } from '@registrar/domain/calls/representatives';
import { Button, FormField, Input, Sheet, useZodForm, ZodForm } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { Loaded } from './loaded';
import { MandateList } from './mandate-list';
import { useMandates, useRequestMandate } from './mandates';
import styles from './representatives.module.css';
import { ScopeFields } from './scope-fields';

/** The intermediaries that act for the company, that ask to, and that did. */
export function CompanyMandates({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const mandates = useMandates({ companyId });
  const [offering, setOffering] = useState(false);
  return (
    <Sheet as="section" aria-label={t('mandate.ofCompany')} style={{ marginBlockStart: 16 }}>
      <div className={styles['head']}>
        <h2>{t('mandate.ofCompany')}</h2>
        <Button onClick={() => setOffering(true)}>{t('mandate.offer')}</Button>
      </div>
      <p className={styles['soft']}>{t('mandate.companyMeans')}</p>
      <Loaded query={mandates} failed={t('mandate.failed')}>
        {(all) => <MandateList place={{ companyId }} mandates={all} empty={t('mandate.noneForCompany')} />}
      </Loaded>
      {offering ? <OfferDialog companyId={companyId} onClose={() => setOffering(false)} /> : null}
    </Sheet>
  );
}

function OfferDialog({ companyId, onClose }: { readonly companyId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const requestMandate = useRequestMandate({ companyId });
  const form = useZodForm({
    schema: offerMandateRequestSchema,
    onSubmit: async (request) => {
      notice.clear();
      try {
        await requestMandate.mutateAsync(request);
        onClose();
        return [];
      } catch (error) {
        return notice.take(error);
      }
    },
  });
  return (
    <FormDialog title={t('mandate.offer')} onClose={onClose}>
      <p style={{ margin: '0 0 16px' }}>{t('mandate.offerMeans')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ processes: null }} aria-label={t('mandate.offer')}>
        <FormField name="email" label={t('mandate.email')} required>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
        <ScopeFields onProcesses={(processes) => form.antd.setFieldValue('processes', processes)} />
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('mandate.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

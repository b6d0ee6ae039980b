import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askMandateRequestSchema } from '@registrar/domain/calls/representatives';
import { PortalLink, useAccess } from '@registrar/runtime';
import { Button, FormField, PageHeader, Sheet, useZodForm, ZodForm } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { CompanyPicker } from './company-picker';
import { Loaded } from './loaded';
import { MandateList } from './mandate-list';
import { useMandates, useRequestMandate } from './mandates';
import { ScopeFields } from './scope-fields';

/** An intermediary's own mandates; whoever represents a company is shown the way to those that it has given. */
export function MandatesPage() {
  const { t } = useTranslation();
  const can = useAccess();
  if (can('MANDATE')) return <OwnMandates />;
  return (
    <>
      <PageHeader title={t('mandate.title')} />
      <Sheet>
        <p style={{ marginBlockStart: 0 }}>{t('mandate.notYours')}</p>
        {can('REPRESENTATIVE') ? <PortalLink to="/representatives">{t('mandate.toCompany')}</PortalLink> : null}
      </Sheet>
    </>
  );
}

/** The companies an intermediary acts for, and those it has asked. */
function OwnMandates() {
  const { t } = useTranslation();
  const mandates = useMandates('own');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('mandate.title')}
        action={
          <Button type="primary" onClick={() => setAsking(true)}>
            {t('mandate.ask')}
          </Button>
        }
      >
        {t('mandate.lead')}
      </PageHeader>
      <Sheet as="section" aria-label={t('mandate.title')}>
        <Loaded query={mandates} failed={t('mandate.failed')}>
          {(all) => <MandateList place="own" mandates={all} empty={t('mandate.none')} />}
        </Loaded>
      </Sheet>
      {asking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const requestMandate = useRequestMandate('own');
  const form = useZodForm({
    schema: askMandateRequestSchema,
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
    <FormDialog title={t('mandate.ask')} onClose={onClose}>
      <p style={{ margin: '0 0 16px' }}>{t('mandate.askMeans')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ processes: null }} aria-label={t('mandate.ask')}>
        <FormField name="companyId" label={t('mandate.companyNumber')} required>
          <CompanyPicker />
        </FormField>
        <ScopeFields onProcesses={(processes) => form.antd.setFieldValue('processes', processes)} />
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('mandate.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

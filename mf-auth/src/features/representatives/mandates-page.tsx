import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { askMandateRequestSchema } from '@registrar/domain/calls/representatives';
import { Button, FormField, Input, PageHeader, Sheet, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/choices';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { FormDialog } from './form-dialog';
import { useNameOf } from './in-language';
import { Loaded } from './loaded';
import { MandateList } from './mandate-list';
import { useFindCompanies, useMandates, useRequestMandate } from './mandates';
import { ScopeFields } from './scope-fields';

/** The companies an intermediary acts for, and those it has asked. */
export function MandatesPage() {
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
      <p>{t('mandate.askMeans')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ processes: null }} aria-label={t('mandate.ask')}>
        <CompanyFields onSearch={() => form.antd.setFieldValue('companyId', undefined)} />
        <ScopeFields onProcesses={(processes) => form.antd.setFieldValue('processes', processes)} />
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('mandate.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

/** A number finds a list, from which the company is chosen. */
function CompanyFields({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const nameOf = useNameOf();
  const find = useFindCompanies();
  const search = (text: string) => {
    const number = text.trim();
    if (number === '') return;
    onSearch();
    find.mutate(number);
  };
  const label = (company: CompanySummary) => `${nameOf(company)} (${digits(company.registrationNumber)})`;
  return (
    <>
      <label htmlFor="mandate-company-number" style={{ display: 'block', marginBlockEnd: 8 }}>
        {t('mandate.companyNumber')}
      </label>
      <Input.Search id="mandate-company-number" inputMode="numeric" maxLength={40} enterButton={t('mandate.find')} loading={find.isPending} onSearch={search} style={{ marginBlockEnd: 16 }} />
      <div role="status">{find.data?.length === 0 ? <p>{t('mandate.notFound')}</p> : null}</div>
      <FormField name="companyId" label={t('mandate.company')} required>
        <Radio.Group vertical options={(find.data ?? []).map((company) => ({ value: company.id, label: label(company) }))} />
      </FormField>
    </>
  );
}

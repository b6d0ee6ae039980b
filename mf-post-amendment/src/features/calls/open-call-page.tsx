import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '@registrar/domain/calendar';
import { callMatters, openCallRequestSchema } from '@registrar/domain/calls/explanation-calls';
import { validationMessage } from '@registrar/domain/messages';
import type { FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, PageHeader, PageSkeleton, Sheet, useZodForm } from '@registrar/ui';
import { SectionForm } from '@registrar/ui/sections';
import { useCompanyStanding } from '../company/company-standing';
import { CALLS, officeCallAddress } from './call-address';
import { CompanyFinder, type CalledCompany } from './called-company';
import { useOpenCall } from './explanation-calls';

const always = () => true;
const FIELDS: readonly FieldDefinition[] = [
  { path: 'subject', widget: 'text', label: { ne: 'विषय', en: 'Subject' }, required: always, maximum: 200 },
  { path: 'matter', widget: 'select', label: { ne: 'कुन कुराको सम्बन्धमा', en: 'What it concerns' }, required: always, options: callMatters },
  { path: 'approvedOn', widget: 'date', label: { ne: 'कैफियत तलब गर्ने निर्णयको मिति', en: 'Date on which the call was approved' }, required: always },
  { path: 'text', widget: 'textarea', label: { ne: 'व्यहोरा', en: 'Text of the call' }, required: always, maximum: REASON_MAXIMUM },
  { path: 'answerBy', widget: 'date', label: { ne: 'जवाफ दिने अन्तिम मिति', en: 'Last day to answer' }, required: always },
];
const schema = openCallRequestSchema.omit({ companyId: true });
/** What an officer begins with; section 120 leaves the time to the office. */
const DAYS_TO_ANSWER = 15;

/** An officer calls a company to explain itself. */
export function OpenCallPage() {
  const [address] = useSearchParams();
  const companyId = address.get('company');
  return companyId === null ? <OpenCall /> : <ForCompany companyId={companyId} />;
}

function ForCompany({ companyId }: { readonly companyId: string }) {
  const standing = useCompanyStanding(companyId);
  if (standing.isPending) return <PageSkeleton />;
  return <OpenCall company={standing.data?.company} />;
}

function OpenCall({ company: begun }: { readonly company?: CalledCompany | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [company, setCompany] = useState<CalledCompany | undefined>(begun);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [today] = useState(() => nepalDayOfInstant(new Date().toISOString()));
  const [frame] = useState((): FilingFrame => ({ companyType: null, company: null, answers: {}, today }));
  const [initial] = useState({ approvedOn: today, answerBy: addDays(today, DAYS_TO_ANSWER) });
  const open = useOpenCall();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setFailure(undefined);
      if (company === undefined) {
        setMissing(validationMessage('COMPANY_REQUIRED', language));
        return [];
      }
      try {
        const { id = '' } = await open.mutateAsync({ ...value, companyId: company.id });
        navigation.to(officeCallAddress(id));
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        setMissing(found.find(({ path }) => path === 'companyId')?.message);
        if (found.length === 0) setFailure(error.message);
        return found.filter(({ path }) => path !== 'companyId');
      }
    },
  });
  return (
    <>
      <PageHeader title={t('calls.openTitle')}>{t('calls.openLead')}</PageHeader>
      {failure === undefined ? null : <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 16 }} />}
      <Sheet as="section" aria-label={t('calls.openTitle')}>
        <CompanyFinder chosen={company} missing={missing} onChoose={(next) => { setCompany(next); setMissing(undefined); }} />
        <SectionForm form={form} fields={FIELDS} frame={frame} initial={initial}>
          <p>{t('calls.openMeaning')}</p>
          <Flex gap="small" wrap>
            <Button onClick={() => navigation.to(CALLS)}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting} onClick={() => { if (company === undefined) setMissing(validationMessage('COMPANY_REQUIRED', language)); }}>{t('calls.send')}</Button>
          </Flex>
        </SectionForm>
      </Sheet>
    </>
  );
}

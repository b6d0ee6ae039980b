import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '@registrar/domain/calendar';
import { callMatters, openCallRequestSchema } from '@registrar/domain/calls/explanation-calls';
import type { FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { usePortal } from '@registrar/runtime';
import { Button, Flex, PageHeader, Sheet } from '@registrar/ui';
import { useSentForm } from '@registrar/ui/components';
import { SectionForm, type WidgetControls } from '@registrar/ui/filing';
import { CALLS, officeCallAddress } from './call-address';
import { CalledCompany } from './called-company';
import { useOpenCall } from './explanation-calls';

const always = () => true;
const FIELDS: readonly FieldDefinition[] = [
  {
    path: 'companyId',
    widget: 'registerChoice',
    label: { ne: 'कम्पनीको दर्ता नम्बर', en: 'Registration number of the company' },
    required: always,
  },
  { path: 'subject', widget: 'text', label: { ne: 'विषय', en: 'Subject' }, required: always, maximum: 200 },
  {
    path: 'matter',
    widget: 'select',
    label: { ne: 'कुन कुराको सम्बन्धमा', en: 'What it concerns' },
    required: always,
    options: callMatters,
  },
  {
    path: 'approvedOn',
    widget: 'date',
    label: { ne: 'कैफियत तलब गर्ने निर्णयको मिति', en: 'Date on which the call was approved' },
    required: always,
  },
  {
    path: 'answerBy',
    widget: 'date',
    label: { ne: 'जवाफ दिने अन्तिम मिति', en: 'Last day to answer' },
    required: always,
  },
  {
    path: 'text',
    widget: 'textarea',
    label: { ne: 'व्यहोरा', en: 'Text of the call' },
    required: always,
    maximum: REASON_MAXIMUM,
  },
];
const widgets: WidgetControls = { registerChoice: CalledCompany };
/** What an officer begins with; section 120 leaves the time to the office. */
const DAYS_TO_ANSWER = 15;

/** An officer calls a company to explain itself. */
export function OpenCallPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address] = useSearchParams();
  const [today] = useState(() => nepalDayOfInstant(new Date().toISOString()));
  const [frame] = useState((): FilingFrame => ({ companyType: null, company: null, answers: {}, today }));
  const [initial] = useState({
    companyId: address.get('company') ?? undefined,
    approvedOn: today,
    answerBy: addDays(today, DAYS_TO_ANSWER),
  });
  const open = useOpenCall();
  const { form, failure } = useSentForm({
    schema: openCallRequestSchema,
    send: async (value) => {
      const { id = '' } = await open.mutateAsync(value);
      navigation.to(officeCallAddress(id));
    },
  });
  return (
    <>
      <PageHeader title={t('calls.openTitle')}>{t('calls.openLead')}</PageHeader>
      {failure}
      <Sheet as="section" aria-label={t('calls.openTitle')}>
        <SectionForm form={form} fields={FIELDS} frame={frame} initial={initial} widgets={widgets}>
          <p>{t('calls.openMeaning')}</p>
          <Flex gap="small" wrap>
            <Button onClick={() => navigation.to(CALLS)}>{t('common:action.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={form.submitting}>
              {t('calls.send')}
            </Button>
          </Flex>
        </SectionForm>
      </Sheet>
    </>
  );
}

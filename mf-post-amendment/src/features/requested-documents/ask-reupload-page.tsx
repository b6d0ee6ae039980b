import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '@registrar/domain/calendar';
import { askReuploadSchema } from '@registrar/domain/calls/requested-documents';
import { processName } from '@registrar/domain/enumerations';
import type { FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, localName, PageHeader, Sheet, useZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { SectionForm, type WidgetControls, type WidgetProps } from '@registrar/ui/filing';
import { CalledCompany } from '../calls/called-company';
import { reuploadAddress, REUPLOADS } from './requested-addresses';
import { useAskReupload, useRegisterDocuments } from './requested-documents';

const always = () => true;
const FIELDS: readonly FieldDefinition[] = [
  {
    path: 'companyId',
    widget: 'registerChoice',
    label: { ne: 'कम्पनीको दर्ता नम्बर', en: 'Registration number of the company' },
    required: always,
  },
  {
    path: 'documentId',
    widget: 'registerChoice',
    label: { ne: 'कम्पनी दर्ता किताबको कागजात', en: 'Document of the register' },
    required: always,
  },
  {
    path: 'reason',
    widget: 'textarea',
    label: { ne: 'फेरि माग्नुको कारण', en: 'Why it is asked for once more' },
    hint: { ne: 'कम्पनीले यही कारण पढ्छ।', en: 'The company reads this reason.' },
    required: always,
    maximum: REASON_MAXIMUM,
  },
  {
    path: 'dueOn',
    widget: 'date',
    label: { ne: 'बुझाउने अन्तिम मिति', en: 'Last day to submit it' },
    required: always,
  },
];
const widgets: WidgetControls = {
  registerChoice: (props) =>
    props.field.path === 'companyId' ? <CalledCompany {...props} /> : <Document {...props} />,
};
/** What an officer begins with. */
const DAYS = 15;
/** The company that is chosen in the form. */
const Company = createContext<string | undefined>(undefined);

/** An officer asks a company for a document of the register once more. */
export function AskReuploadPage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const [address] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [company, setCompany] = useState(address.get('company') ?? undefined);
  const [today] = useState(() => nepalDayOfInstant(new Date().toISOString()));
  const [frame] = useState((): FilingFrame => ({ companyType: null, company: null, answers: {}, today }));
  const [initial] = useState({ companyId: company, dueOn: addDays(today, DAYS) });
  const ask = useAskReupload();
  const form = useZodForm({
    schema: askReuploadSchema,
    onSubmit: async (value) => {
      setFailure(undefined);
      try {
        const { id = '' } = await ask.mutateAsync(value);
        navigation.to(reuploadAddress(id));
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setFailure(error.message);
        return found;
      }
    },
  });
  return (
    <>
      <PageHeader title={t('reuploads.ask')}>{t('reuploads.askLead')}</PageHeader>
      {failure === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <Sheet as="section" aria-label={t('reuploads.ask')}>
        <Company.Provider value={company}>
          <SectionForm
            form={form}
            fields={FIELDS}
            frame={frame}
            initial={initial}
            widgets={widgets}
            onChange={({ companyId }) => setCompany(typeof companyId === 'string' ? companyId : undefined)}
          >
            <p>{t('reuploads.askMeaning')}</p>
            <Flex gap="small" wrap>
              <Button onClick={() => navigation.to(REUPLOADS)}>{t('common:action.cancel')}</Button>
              <Button type="primary" htmlType="submit" loading={form.submitting}>
                {t('reuploads.send')}
              </Button>
            </Flex>
          </SectionForm>
        </Company.Provider>
      </Sheet>
    </>
  );
}

/** Chosen from what the company's approved applications have. */
function Document({ field: _, label: __, value, onChange, ...control }: WidgetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const companyId = useContext(Company);
  const documents = useRegisterDocuments(companyId);
  if (companyId === undefined) return <p style={{ margin: 0 }}>{t('reuploads.companyFirst')}</p>;
  if (documents.isError)
    return (
      <p role="alert" style={{ margin: 0 }}>
        {t('reuploads.documentsFailed')}
      </p>
    );
  return (
    <>
      <Select
        {...control}
        value={typeof value === 'string' ? value : undefined}
        onChange={(id: string) => onChange?.(id)}
        loading={documents.isPending}
        style={{ width: '100%' }}
        options={(documents.data?.items ?? []).map((document) => ({
          value: document.id,
          disabled: document.requestId !== null,
          label: [
            localName(document.name, language),
            processName(document.process)[language],
            document.applicationNumber,
            ...(document.requestId === null ? [] : [t('reuploads.askedAlready')]),
          ]
            .filter((part) => part !== null)
            .join(' · '),
        }))}
      />
      {documents.data?.items.length === 0 ? <p style={{ margin: 0 }}>{t('reuploads.noDocuments')}</p> : null}
    </>
  );
}

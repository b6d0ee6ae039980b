import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DocumentAsk } from '@registrar/domain/calls/document-asks';
import { shareDocumentSchema, shareRoleTypes, shareTargets } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import {
  Alert,
  Button,
  FormField,
  Input,
  localName,
  LongText,
  PageHeader,
  PageSkeleton,
  Sheet,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { InputNumber, Select } from '@registrar/ui/antd';
import { askedName, useReceivedAsk } from '../document-asks/document-asks';
import { SHARES, useConsentCode, useShareable, useShareDocument } from './document-shares';
import { useRepresentedCompanies } from './represented-companies';

const DAYS = 7;

/**
 * A representative shares signed papers with a bank, an embassy or an authority; what can be chosen is not typed, and
 * what an institution asked for (`?ask=`) goes to the institution.
 */
export function ShareFormPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const asked = address.get('ask');
  const ask = useReceivedAsk(asked);
  if (asked === null) return <ShareForm ask={undefined} />;
  if (ask.isError) return <Alert type="error" showIcon role="alert" title={t('asks.notFound')} />;
  return ask.data === undefined ? <PageSkeleton /> : <ShareForm ask={ask.data} />;
}

function ShareForm({ ask }: { readonly ask: DocumentAsk | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const companies = useRepresentedCompanies();
  const [company, setCompany] = useState<string>();
  const [target, setTarget] = useState<string>();
  const [message, setMessage] = useState<string>();
  const only = companies.data?.length === 1 ? companies.data[0]?.id : undefined;
  const companyId = ask?.company.id ?? company ?? only;
  const shareable = useShareable(companyId);
  const share = useShareDocument();
  const needsCode =
    target !== undefined &&
    (target === companyId || (shareable.data?.items.some(({ id, needsCode: high }) => id === target && high) ?? false));
  const form = useZodForm({
    schema: shareDocumentSchema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await share.mutateAsync(value);
        navigation.to(SHARES);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setMessage(error.message);
        return found;
      }
    },
  });
  const papers = (shareable.data?.items ?? []).filter(({ kind }) => ask === undefined || ask.target === kind);
  const wholeIsOffered = ask === undefined ? papers.length > 0 : ask.target === 'COMPANY';
  return (
    <>
      <PageHeader title={t('shares.begin')}>{t('shares.formLead')}</PageHeader>
      {companies.isError ? <Alert type="error" showIcon role="alert" title={t('companiesFailed')} /> : null}
      {companies.data?.length === 0 ? <Alert type="info" showIcon title={t('shares.noCompany')} /> : null}
      {message === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />
      )}
      {companies.data === undefined || companies.data.length === 0 ? null : (
        <Sheet as="section" aria-label={t('shares.begin')}>
          <ZodForm
            form={form}
            initialValues={ask === undefined ? { days: DAYS, ...(only !== undefined && { companyId: only }) } : of(ask)}
            aria-label={t('shares.begin')}
          >
            {ask === undefined ? (
              <FormField name="companyId" label={t('common:field.company')} required>
                <Chosen
                  options={companies.data.map((one) => ({ value: one.id, label: localName(one, language) }))}
                  onChosen={setCompany}
                />
              </FormField>
            ) : (
              <Asked ask={ask} />
            )}
            <FormField name="targetId" label={t('shares.target')} required>
              <Chosen
                options={[
                  ...papers.map(({ id, kind, code, language: of }) => ({
                    value: id,
                    label: [
                      letterKinds.name(kind)[language],
                      code,
                      ...(of === null ? [] : [t(`shares.in.${of}`)]),
                    ].join(' · '),
                  })),
                  ...(wholeIsOffered && companyId !== undefined
                    ? [{ value: companyId, label: shareTargets.name('COMPANY')[language] }]
                    : []),
                ]}
                onChosen={setTarget}
              />
            </FormField>
            {shareable.data !== undefined && papers.length === 0 && !wholeIsOffered ? (
              <p>{t('shares.noPapers')}</p>
            ) : null}
            {ask === undefined ? <Receiver /> : null}
            <FormField name="purpose" label={t('shares.purpose')} extra={t('shares.purposeHint')} required>
              <LongText rows={3} maxLength={REASON_MAXIMUM} />
            </FormField>
            <FormField name="days" label={t('shares.days')} required>
              <InputNumber min={1} max={shareable.data?.maximumDays ?? 366} />
            </FormField>
            {needsCode && companyId !== undefined ? (
              <>
                <Alert
                  type="info"
                  showIcon
                  title={t('shares.needsCode', { days: shareable.data?.objectionDays ?? 0 })}
                  style={{ marginBlockEnd: 16 }}
                />
                <ConsentCode companyId={companyId} />
                <FormField name="otp" label={t('shares.otp')} required>
                  <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
                </FormField>
              </>
            ) : null}
            <p>{t('shares.means')}</p>
            <Button type="primary" htmlType="submit" loading={form.submitting}>
              {t('shares.send')}
            </Button>
          </ZodForm>
        </Sheet>
      )}
    </>
  );
}

/** To whom it goes, where nobody asked. */
function Receiver() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <FormField name="roleType" label={t('shares.roleType')} required>
        <Chosen
          options={shareRoleTypes.keys.map((key) => ({ value: key, label: shareRoleTypes.name(key)[language] }))}
        />
      </FormField>
      <FormField name="receiver" label={t('shares.receiver')} required>
        <Input autoComplete="off" maxLength={200} />
      </FormField>
      <FormField name="email" label={t('shares.email')} extra={t('shares.contactHint')}>
        <Input type="email" autoComplete="off" />
      </FormField>
      <FormField name="mobileNumber" label={t('shares.mobileNumber')}>
        <Input inputMode="tel" autoComplete="off" maxLength={20} />
      </FormField>
    </>
  );
}

/** Who asks for what; the link goes there and nowhere else. */
function Asked({ ask }: { readonly ask: DocumentAsk }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p>
      <strong>{localName(ask.institution, language)}</strong> · {ask.institution.email}
      <br />
      {askedName(ask.target, language)} · {localName(ask.company, language)} · {ask.number}
      <br />
      {t('asks.goesThere')}
    </p>
  );
}

const of = ({ id, company, institution, purpose }: DocumentAsk) => ({
  askId: id,
  days: DAYS,
  companyId: company.id,
  roleType: institution.roleType,
  receiver: institution.nameEnglish,
  email: institution.email,
  purpose,
});

interface ChosenProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChosen?: (value: string) => void;
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly id?: string;
}

/** A choice of the form that the page knows of too. */
function Chosen({ options, onChosen, onChange, ...control }: ChosenProps) {
  return (
    <Select
      {...control}
      style={{ width: '100%' }}
      options={[...options]}
      onChange={(value: string) => {
        onChange?.(value);
        onChosen?.(value);
      }}
    />
  );
}

function ConsentCode({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const code = useConsentCode(companyId);
  return (
    <p>
      <Button loading={code.isPending} onClick={() => code.mutate()}>
        {t('shares.sendCode')}
      </Button>{' '}
      <span role="status">{code.data === undefined ? null : t('shares.codeSent', { contact: code.data.sentTo })}</span>
    </p>
  );
}

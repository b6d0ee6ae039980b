import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  oldRegistrationNumberSchema,
  type OldCompanyChoice,
  type OldSystemClaim,
} from '@registrar/domain/calls/old-system';
import { Button, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useCheckIfUserExists } from './ask-old-system';
import { CompanyCodeForm } from './company-code-form';
import { OldCompanyCard, type Contact } from './old-company-card';

const numberForm = z.object({ registrationNumber: oldRegistrationNumberSchema });

interface Chosen {
  readonly company: OldCompanyChoice;
  readonly contact: Contact;
  readonly resendAfterSeconds: number;
}

/** First the number, then which of its companies, then the code that went to the contact on its record. */
export function CompanyProof({ onProven }: { readonly onProven: (claim: OldSystemClaim) => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const check = useCheckIfUserExists();
  const [found, setFound] = useState<{ readonly number: string; readonly companies: readonly OldCompanyChoice[] }>();
  const [chosen, setChosen] = useState<Chosen>();

  const search = async ({ registrationNumber }: z.output<typeof numberForm>) => {
    notice.clear();
    try {
      const answer = await check.mutateAsync({ proof: 'COMPANY_NUMBER', registrationNumber });
      if (answer.next === 'CHOOSE_COMPANY') setFound({ number: registrationNumber, companies: answer.companies });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: numberForm, onSubmit: search });
  const choose = async (company: OldCompanyChoice, contact: Contact) => {
    notice.clear();
    try {
      const answer = await check.mutateAsync({ proof: 'COMPANY_CONTACT', companyId: company.id, type: contact.type });
      if (answer.next === 'ENTER_CODE') setChosen({ company, contact, resendAfterSeconds: answer.resendAfterSeconds });
    } catch (error) {
      notice.take(error);
    }
  };

  if (chosen) return <CompanyCodeForm {...chosen} onProven={onProven} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ registrationNumber: '' }}>
        <FormField
          name="registrationNumber"
          label={t('oldSystem.proof.registrationNumber')}
          extra={t('oldSystem.proof.registrationNumberHint')}
          required
        >
          <Input autoComplete="off" maxLength={30} />
        </FormField>
        <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
          {t('oldSystem.proof.search')}
        </Button>
      </ZodForm>
      {found === undefined ? null : (
        <section key={found.number} style={{ marginBlockStart: 24 }}>
          <StepLead>
            {found.companies.length === 0
              ? t('oldSystem.proof.noCompany', { number: found.number })
              : t('oldSystem.proof.found', { count: found.companies.length, number: found.number })}
          </StepLead>
          {found.companies.map((company) => (
            <OldCompanyCard
              key={company.id}
              company={company}
              busy={check.isPending || notice.waiting}
              onChoose={(contact) => void choose(company, contact)}
            />
          ))}
        </section>
      )}
    </>
  );
}

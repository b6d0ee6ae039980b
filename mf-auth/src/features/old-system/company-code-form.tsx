import { useTranslation } from 'react-i18next';
import type { OldCompanyChoice, OldSystemClaim } from '@registrar/domain/calls/old-system';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, FormField, OtpField, ResendCode, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useCheckIfUserExists } from './ask-old-system';
import type { Contact } from './old-company-card';

interface CompanyCodeFormProps {
  readonly company: OldCompanyChoice;
  readonly contact: Contact;
  readonly resendAfterSeconds: number;
  readonly onProven: (claim: OldSystemClaim) => void;
  readonly onBack: () => void;
}

/** The code that went to the contact on the old record of a company. */
export function CompanyCodeForm({ company, contact, resendAfterSeconds, onProven, onBack }: CompanyCodeFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const check = useCheckIfUserExists();

  const prove = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      const answer = await check.mutateAsync({ proof: 'COMPANY_CODE', companyId: company.id, otp });
      if (answer.next === 'REGISTER') onProven(answer);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: prove });
  const resend = () => {
    notice.clear();
    return orItsWait(async () => {
      const answer = await check.mutateAsync({ proof: 'COMPANY_CONTACT', companyId: company.id, type: contact.type });
      return { resendAfterSeconds: answer.next === 'ENTER_CODE' ? answer.resendAfterSeconds : resendAfterSeconds };
    });
  };
  const sentTo = contact.type === 'EMAIL' ? contact.sentTo : digits(contact.sentTo);

  return (
    <>
      <StepLead>{t('oldSystem.code.lead', { company: language === 'ne' ? company.nameNepali : company.nameEnglish, sentTo })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField name="otp" label={t('common:otp.label')} required>
          <OtpField />
        </FormField>
        <Flex wrap gap="small" align="center">
          <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
            {t('oldSystem.code.submit')}
          </Button>
          <Button size="large" onClick={onBack}>
            {t('oldSystem.code.back')}
          </Button>
        </Flex>
      </ZodForm>
      <div style={{ marginBlock: 16 }}>
        <ResendCode waitSeconds={resendAfterSeconds} onResend={resend} />
      </div>
    </>
  );
}

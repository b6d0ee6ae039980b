import { useTranslation } from 'react-i18next';
import type { OldCompanyChoice, OldSystemClaim } from '@registrar/domain/calls/old-system';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { useCheckIfUserExists } from './ask-old-system';
import { CodeForm } from './code-form';
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

  const prove = async (otp: string) => {
    const answer = await check.mutateAsync({ proof: 'COMPANY_CODE', companyId: company.id, otp });
    if (answer.next === 'REGISTER') onProven(answer);
  };
  const resend = async () => {
    const answer = await check.mutateAsync({ proof: 'COMPANY_CONTACT', companyId: company.id, type: contact.type });
    return { resendAfterSeconds: answer.next === 'ENTER_CODE' ? answer.resendAfterSeconds : resendAfterSeconds };
  };
  const sentTo = contact.type === 'EMAIL' ? contact.sentTo : digits(contact.sentTo);

  return (
    <CodeForm
      lead={t('oldSystem.code.lead', { company: language === 'ne' ? company.nameNepali : company.nameEnglish, sentTo })}
      submit={t('oldSystem.code.submit')}
      back={t('oldSystem.code.back')}
      notice={notice}
      resendAfterSeconds={resendAfterSeconds}
      onCode={prove}
      refused={notice.take}
      onResend={resend}
      onBack={onBack}
    />
  );
}

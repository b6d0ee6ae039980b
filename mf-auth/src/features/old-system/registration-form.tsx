import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LONG_USERNAME_MAXIMUM } from '@registrar/domain/accounts';
import {
  oldSystemRegistrationSchema,
  type OldSystemClaim,
  type OldSystemRegistration,
} from '@registrar/domain/calls/old-system';
import { useLanguage, useLeaveGuard } from '@registrar/runtime';
import { Button, FormField, Input, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { FullNameFields } from '../account-page/full-name-fields';
import { OfficeField } from '../sign-up/office-field';
import { useMigrateUser } from './ask-old-system';
import styles from './old-system.module.css';

interface RegistrationFormProps {
  readonly claim: OldSystemClaim;
  /** What was asked for before, when somebody comes back from the code. */
  readonly earlier: OldSystemRegistration | undefined;
  readonly onAsked: (asked: {
    registration: OldSystemRegistration;
    sentTo: string;
    resendAfterSeconds: number;
  }) => void;
}

/** Filled from the old record where that is safe; addresses are typed anew, with what is on record as a hint. */
export function RegistrationForm({ claim: { claim, onRecord, companies }, earlier, onAsked }: RegistrationFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const migrate = useMigrateUser();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);

  const ask = async (registration: OldSystemRegistration) => {
    notice.clear();
    try {
      const answer = await migrate.mutateAsync({ step: 'REQUEST', claim, ...registration });
      flushSync(() => setDirty(false));
      if (answer.next === 'ENTER_CODE')
        onAsked({ registration, sentTo: answer.sentTo, resendAfterSeconds: answer.resendAfterSeconds });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: oldSystemRegistrationSchema, onSubmit: ask });
  const hint = (
    sentence: 'oldSystem.registration.mobileHint' | 'oldSystem.registration.emailHint',
    recorded: string | null,
  ) => (recorded === null ? t(sentence) : `${t(sentence)} ${t('oldSystem.registration.onRecord', { recorded })}`);

  return (
    <>
      <section className={styles['company']} aria-label={t('oldSystem.registration.companies')}>
        <h2>{t('oldSystem.registration.companies')}</h2>
        {companies.length === 0 ? (
          <p className={styles['hint']}>{t('oldSystem.registration.noCompanies')}</p>
        ) : (
          <ul className={styles['list']}>
            {companies.map((company) => (
              <li key={company.id}>
                {language === 'ne' ? company.nameNepali : company.nameEnglish} ({company.registrationNumber})
              </li>
            ))}
          </ul>
        )}
      </section>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm
        form={form}
        initialValues={
          earlier ?? {
            username: onRecord.username ?? '',
            fullNameNepali: onRecord.fullNameNepali,
            fullNameEnglish: onRecord.fullNameEnglish,
            officeId: onRecord.officeId,
            email: '',
            mobileNumber: '',
          }
        }
        onValuesChange={() => setDirty(true)}
      >
        <OfficeField />
        <FullNameFields />
        <FormField
          name="username"
          label={t('oldSystem.registration.username')}
          extra={t('oldSystem.registration.usernameHint')}
          required
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={LONG_USERNAME_MAXIMUM} />
        </FormField>
        <div className={styles['columns']}>
          <FormField
            name="mobileNumber"
            label={t('field.mobile')}
            extra={hint(
              'oldSystem.registration.mobileHint',
              onRecord.mobileNumber === null ? null : digits(onRecord.mobileNumber),
            )}
            required
          >
            <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
          </FormField>
          <FormField
            name="email"
            label={t('field.email')}
            extra={hint('oldSystem.registration.emailHint', onRecord.email)}
            required
          >
            <Input type="email" autoComplete="email" maxLength={254} />
          </FormField>
        </div>
        <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
          {t('oldSystem.registration.submit')}
        </Button>
      </ZodForm>
    </>
  );
}

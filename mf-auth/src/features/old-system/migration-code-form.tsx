import { useTranslation } from 'react-i18next';
import type { MigrateUserAnswer, OldSystemRegistration } from '@registrar/domain/calls/old-system';
import { useFormats } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { useMigrateUser } from './ask-old-system';
import { CodeForm } from './code-form';
import styles from './old-system.module.css';

interface MigrationCodeFormProps {
  readonly claim: string;
  readonly registration: OldSystemRegistration;
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
  readonly onDone: (answer: Exclude<MigrateUserAnswer, { next: 'ENTER_CODE' }>) => void;
  readonly onBack: () => void;
}

/** The code that proves the mobile number; with it everything comes over at once. */
export function MigrationCodeForm({
  claim,
  registration,
  sentTo,
  resendAfterSeconds,
  onDone,
  onBack,
}: MigrationCodeFormProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const migrate = useMigrateUser();

  const confirm = async (otp: string) => {
    const answer = await migrate.mutateAsync({ step: 'CONFIRM', claim, otp });
    if (answer.next !== 'ENTER_CODE') onDone(answer);
  };
  const refused = (error: unknown) => {
    // A username taken meanwhile is a field of the form before this one.
    const errors = notice.take(error);
    const [first] = errors;
    if (first && errors.every(({ path }) => path !== 'otp')) notice.say(first.message);
    return errors.filter(({ path }) => path === 'otp');
  };
  const resend = async () => {
    const answer = await migrate.mutateAsync({ step: 'REQUEST', claim, ...registration });
    return { resendAfterSeconds: answer.next === 'ENTER_CODE' ? answer.resendAfterSeconds : resendAfterSeconds };
  };

  return (
    <>
      <CodeForm
        lead={t('oldSystem.registration.codeLead', { sentTo: digits(sentTo) })}
        submit={t('oldSystem.registration.confirm')}
        back={t('oldSystem.registration.change')}
        notice={notice}
        resendAfterSeconds={resendAfterSeconds}
        onCode={confirm}
        refused={refused}
        onResend={resend}
        onBack={onBack}
      />
      <p className={styles['hint']}>{t('oldSystem.registration.noSms')}</p>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { SecondFactorProof } from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { SecondFactorQuestion } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';

interface SecondStepProps {
  readonly ticket: string;
  readonly onDone: () => void;
  /** The ticket is used up or too old, or the person wants to begin anew; `why` is the gateway's sentence. */
  readonly onBack: (why?: string) => void;
}

/** The password was right; now what the account is asked for beside it. */
export function SecondStep({ ticket, onDone, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const { auth } = usePortal();
  const notice = useFailureNotice();
  const prove = async (proof: SecondFactorProof): Promise<readonly FieldError[] | null> => {
    notice.clear();
    try {
      await auth.proveSecondFactor?.(ticket, proof);
    } catch (error) {
      if (!isGatewayFailure(error) || error.code !== 'AUTH-TICKET') return notice.take(error);
      onBack(error.message);
      return null;
    }
    onDone();
    return null;
  };
  return (
    <AccountPage title={t('common:secondFactor.title')} lead={t('secondStep.lead')} takesFocus>
      <SecondFactorQuestion
        ask={{ path: '/auth/api/second-factor/ways', auth: { ticket } }}
        onProve={prove}
        waiting={notice.waiting}
        notice={<FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />}
      />
      <div style={{ marginBlockStart: 16 }}>
        <Button onClick={() => onBack()}>{t('secondStep.back')}</Button>
        <p style={{ marginBlockStart: 16 }}>{t('secondStep.lost')}</p>
      </div>
    </AccountPage>
  );
}

import { useTranslation } from 'react-i18next';
import type { SecondFactorProof } from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { SecondFactorForm } from '@registrar/ui/second-factor';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useSecondStepWays } from '../second-factor/second-factor';

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
  const ways = useSecondStepWays(ticket);
  const prove = async (proof: SecondFactorProof): Promise<readonly FieldError[]> => {
    notice.clear();
    try {
      await auth.proveSecondFactor?.(ticket, proof);
    } catch (error) {
      if (isGatewayFailure(error) && error.code === 'AUTH-TICKET') {
        onBack(error.message);
        return [];
      }
      if (proof.way === 'PASSKEY') await ways.refetch();
      return notice.take(error);
    }
    onDone();
    return [];
  };
  return (
    <AccountPage title={t('common:secondFactor.title')} lead={t('secondStep.lead')} takesFocus>
      {ways.isPending ? <FormSkeleton fields={1} /> : null}
      {ways.isError && ways.data === undefined ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('common:secondFactor.failed')}
          action={<Button onClick={() => void ways.refetch()}>{t('common:action.retry')}</Button>}
          style={{ marginBlockEnd: 16 }}
        />
      ) : null}
      {ways.data === undefined ? null : (
        <SecondFactorForm
          asked={ways.data}
          onProve={prove}
          onAskAgain={() => ways.refetch()}
          waiting={notice.waiting}
          notice={<FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />}
        />
      )}
      <div style={{ marginBlockStart: 16 }}>
        <Button onClick={() => onBack()}>{t('secondStep.back')}</Button>
        <p style={{ marginBlockStart: 16 }}>{t('secondStep.lost')}</p>
      </div>
    </AccountPage>
  );
}

import type { SecondFactorProof } from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { Dialog, SecondFactorQuestion } from '@registrar/ui/components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedAgain } from '../../services/proof-again';

const OWN = '/auth/api/user/second-factor';

/** The second factor again, above whatever asked for it; what was typed there stays. */
export default function ProofAgainDialog({ asked }: { readonly asked: AskedAgain }) {
  const { t } = useTranslation('common');
  const { gateway } = usePortal();
  const [trouble, setTrouble] = useState<string>();
  const prove = async (proof: SecondFactorProof): Promise<readonly FieldError[] | null> => {
    setTrouble(undefined);
    try {
      await gateway.request({
        path: `${OWN}/prove`,
        method: 'POST',
        body: { kind: 'json', value: proof },
        quiet: { overlay: true, successToast: true, failureToast: true },
      });
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      if (error.errors !== undefined && error.errors.length > 0) return error.errors;
      setTrouble(error.message);
      return [];
    }
    asked.answer(true);
    return null;
  };
  return (
    <Dialog open title={t('secondFactor.title')} footer={null} onCancel={() => asked.answer(false)}>
      <p style={{ margin: '0 0 16px' }}>{t('secondFactor.again')}</p>
      <SecondFactorQuestion
        ask={{ path: `${OWN}/ways` }}
        onProve={prove}
        notice={
          trouble === undefined ? null : (
            <Alert type="error" showIcon role="alert" title={trouble} style={{ marginBlockEnd: 16 }} />
          )
        }
      />
    </Dialog>
  );
}

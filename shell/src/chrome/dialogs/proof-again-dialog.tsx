import { secondFactorWaysSchema, type SecondFactorProof } from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { Dialog } from '@registrar/ui/overlays';
import { SecondFactorForm } from '@registrar/ui/second-factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedAgain } from '../../services/proof-again';

/** The second factor again, above whatever asked for it; what was typed there stays. */
export default function ProofAgainDialog({ asked }: { readonly asked: AskedAgain }) {
  const { t } = useTranslation('common');
  const { gateway } = usePortal();
  const [trouble, setTrouble] = useState<string>();
  const ways = useQuery({
    queryKey: ['second-factor', 'ways'],
    queryFn: async ({ signal }) =>
      secondFactorWaysSchema.parse(
        await gateway.request({
          path: '/auth/api/user/second-factor/ways',
          method: 'POST',
          quiet: { overlay: true, successToast: true, failureToast: true },
          signal,
        }),
      ),
    // the question for a passkey is answered once
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const prove = async (proof: SecondFactorProof): Promise<readonly FieldError[]> => {
    setTrouble(undefined);
    try {
      await gateway.request({
        path: '/auth/api/user/second-factor/prove',
        method: 'POST',
        body: { kind: 'json', value: proof },
        quiet: { overlay: true, successToast: true, failureToast: true },
      });
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      if (error.errors !== undefined && error.errors.length > 0) return error.errors;
      setTrouble(error.message);
      if (proof.way === 'PASSKEY') await ways.refetch();
      return [];
    }
    asked.answer(true);
    return [];
  };
  return (
    <Dialog open title={t('secondFactor.title')} footer={null} onCancel={() => asked.answer(false)}>
      <p style={{ margin: '0 0 16px' }}>{t('secondFactor.again')}</p>
      {ways.isPending ? <FormSkeleton fields={1} /> : null}
      {ways.isError && ways.data === undefined ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('secondFactor.failed')}
          action={<Button onClick={() => void ways.refetch()}>{t('action.retry')}</Button>}
        />
      ) : null}
      {ways.data === undefined ? null : (
        <SecondFactorForm
          asked={ways.data}
          onProve={prove}
          onAskAgain={() => ways.refetch()}
          notice={
            trouble === undefined ? null : (
              <Alert type="error" showIcon role="alert" title={trouble} style={{ marginBlockEnd: 16 }} />
            )
          }
        />
      )}
    </Dialog>
  );
}

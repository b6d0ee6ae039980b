import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { secondFactorWaysSchema, type SecondFactorProof } from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { usePortal } from '@registrar/runtime';
import { FormSkeleton } from '../feedback/skeletons';
import { SecondFactorForm } from './second-factor-form';

export interface SecondFactorQuestionProps {
  /** Which call says by what it can be proven, and as whom. */
  readonly ask: Pick<GatewayRequest, 'path' | 'auth'>;
  /** Null: it is proven. Otherwise what the gateway has against a field; what it has against the whole is `notice`. */
  readonly onProve: (proof: SecondFactorProof) => Promise<readonly FieldError[] | null>;
  readonly notice?: ReactNode;
  readonly waiting?: boolean;
}

/** Asks for the second factor: at the second step of a login, and again within a session. */
export function SecondFactorQuestion({ ask, onProve, notice, waiting }: SecondFactorQuestionProps) {
  const { t } = useTranslation('common');
  const { gateway } = usePortal();
  const ways = useQuery({
    queryKey: ['second-factor-ways', ask],
    queryFn: async ({ signal }) =>
      secondFactorWaysSchema.parse(
        await gateway.request({
          ...ask,
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
    const errors = await onProve(proof);
    if (errors === null) return [];
    if (proof.way === 'PASSKEY') await ways.refetch();
    return errors;
  };
  if (ways.isPending) return <FormSkeleton fields={1} />;
  if (ways.data === undefined) {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('secondFactor.failed')}
        action={<Button onClick={() => void ways.refetch()}>{t('action.retry')}</Button>}
        style={{ marginBlockEnd: 16 }}
      />
    );
  }
  return (
    <SecondFactorForm
      asked={ways.data}
      onProve={prove}
      onAskAgain={() => ways.refetch()}
      notice={notice}
      waiting={waiting}
    />
  );
}

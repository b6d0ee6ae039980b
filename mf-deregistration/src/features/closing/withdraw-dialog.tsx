import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawProceedingRequestSchema, type OwnProceeding } from '@registrar/domain/calls/own-proceedings';
import { discountedDeRegistration } from '@registrar/domain/proceedings';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { Button, FormField, LongText, ZodForm } from '@registrar/ui';
import { FormDialog, useSentForm } from '@registrar/ui/components';
import { useWithdrawal } from './own-proceedings';

/** What the withdrawal of this kind brings: with section 136ka the fines are owed in full again. */
export const withdrawalMeans = (kind: string) =>
  kind === discountedDeRegistration.key ? 'closing.withdrawDiscounted' : 'closing.withdrawMeaning';

/** The company ends its proceeding, with the reason; it stays registered. */
export function WithdrawDialog({
  proceeding: { id, kind, version, number },
  onClose,
}: {
  readonly proceeding: Pick<OwnProceeding, 'id' | 'kind' | 'version' | 'number'>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const withdrawal = useWithdrawal(id);
  // of what was read when the dialog was opened
  const [read] = useState(version);
  const { form, failure } = useSentForm({
    schema: withdrawProceedingRequestSchema.omit({ version: true }),
    send: ({ reason }) => withdrawal.mutateAsync({ version: read, reason }),
    onDone: onClose,
  });
  const title = t('closing.withdrawTitle', { number });
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <p>{t(withdrawalMeans(kind))}</p>
      {failure}
      <ZodForm form={form} aria-label={title}>
        <FormField name="reason" label={t('closing.withdrawReason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" danger htmlType="submit" loading={form.submitting}>
          {t('closing.withdraw')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

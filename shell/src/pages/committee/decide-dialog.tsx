import { useTranslation } from 'react-i18next';
import { committeeDecisionSchema, MINUTES_MAXIMUM, type CommitteeItem } from '@registrar/domain/calls/committee';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { filingActions } from '@registrar/domain/transitions';
import { isGatewayFailure } from '@registrar/runtime';
import { Button, FormField, LongText, useLanguage, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { FormDialog, useAsSeen } from '@registrar/ui/components';
import { committeeActions } from './committee-actions';
import { useDecide } from './committee-calls';

interface DecideDialogProps {
  readonly item: CommitteeItem;
  readonly name: string;
  readonly onClose: () => void;
}

/** What the meeting decided of one application, with what was said. */
export function DecideDialog({ item, name, onClose }: DecideDialogProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const decide = useDecide(useAsSeen(item, true));
  const form = useZodForm({
    schema: committeeDecisionSchema,
    onSubmit: async (decision) => {
      try {
        await decide.mutateAsync(decision);
        onClose();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        return error.errors && error.errors.length > 0
          ? error.errors
          : [{ path: '', code: error.code ?? '', message: error.message }];
      }
    },
  });
  const title = `${t('committee.decide')}: ${name}`;
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <ZodForm form={form} aria-label={title}>
        <FormField name="action" label={t('committee.decisionField')} required>
          <Radio.Group
            options={committeeActions.map((value) => ({ value, label: filingActions.name(value)[language] }))}
          />
        </FormField>
        <FormField name="minutes" label={t('committee.minutes')} required extra={t('committee.minutesHint')}>
          <LongText rows={6} maxLength={MINUTES_MAXIMUM} />
        </FormField>
        <FormField name="remark" label={t('committee.remark')} required extra={t('committee.remarkHint')}>
          <LongText rows={2} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('committee.record')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

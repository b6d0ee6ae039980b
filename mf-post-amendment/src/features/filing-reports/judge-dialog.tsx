import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgeStopSchema, stopOutcomes, type FilingStop } from '@registrar/domain/calls/filing-reports';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormField, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { FormDialog } from '@registrar/ui/components';
import { useJudge } from './filing-reports';

/** An officer who has not handled the filing ends the stop. */
export function JudgeDialog({ stop, onClose }: { readonly stop: FilingStop; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const judge = useJudge(stop.id);
  const [message, setMessage] = useState<string>();
  const form = useZodForm({
    schema: judgeStopSchema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await judge.mutateAsync(value);
        onClose();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0) return error.errors;
        setMessage(error.message);
        return [];
      }
    },
  });
  return (
    <FormDialog title={`${t('stops.judge')}: ${stop.number ?? ''}`} onClose={onClose}>
      {message === undefined ? null : <Alert type="error" showIcon role="alert" title={message} />}
      <p>{t('stops.means')}</p>
      <ZodForm form={form} initialValues={{ reason: '' }} aria-label={t('stops.judge')}>
        <FormField name="outcome" label={t('stops.outcome')} required>
          <Radio.Group
            options={stopOutcomes.keys.map((value) => ({ value, label: stopOutcomes.name(value)[language] }))}
          />
        </FormField>
        <FormField name="reason" label={t('stops.reason')} extra={t('stops.reasonHint')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('stops.judge')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

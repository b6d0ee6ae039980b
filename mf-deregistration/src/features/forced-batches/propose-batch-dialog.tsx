import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeForcedBatchSchema } from '@registrar/domain/calls/forced-batches';
import { FORCED_YEARS, forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import type { ForcedCandidate } from '@registrar/domain/calls/forced-openings';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, FormField, localName, LongText, useZodForm, ZodForm, useFormats } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { FormDialog } from '@registrar/ui/components';
import { BATCHES_PAGE, useProposeBatch } from './batches';
import styles from './batches.module.css';

interface ProposeBatchDialogProps {
  readonly candidates: readonly ForcedCandidate[];
  /** Leaves these companies out of what is chosen. */
  readonly onLeaveOut: (companyIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Proposes the chosen companies together, on one ground. Those that do not fit are named, and may be left out. */
export function ProposeBatchDialog({ candidates, onLeaveOut, onClose }: ProposeBatchDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const { navigation } = usePortal();
  const propose = useProposeBatch();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [unfit, setUnfit] = useState<readonly string[]>([]);
  const companyIds = candidates.map(({ company }) => company.id);
  const [initial] = useState(() => ({
    companyIds,
    ...(candidates.every(({ missingYears }) => missingYears.length >= FORCED_YEARS) && {
      ground: 'REPORTS_MISSING' as const,
    }),
  }));
  const form = useZodForm({
    schema: proposeForcedBatchSchema.omit({ companyIds: true }),
    onSubmit: async (value) => {
      setMessages([]);
      setUnfit([]);
      try {
        const { id } = await propose.mutateAsync({ ...value, companyIds });
        onClose();
        navigation.to(`${BATCHES_PAGE}/${id}`);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const errors = error.errors ?? [];
        const ofCompanies = errors.filter(({ path }) => path.startsWith('companyIds'));
        const at = ofCompanies.flatMap(({ path }) => companyIds[Number(path.split('.')[1])] ?? []);
        setUnfit(at);
        setMessages(errors.length === 0 ? [error.message] : ofCompanies.map(({ message }) => message));
        return errors.filter((one) => !ofCompanies.includes(one));
      }
    },
  });
  const heading = t('batch.propose', { companies: formats.number(candidates.length) });
  return (
    <FormDialog title={heading} busy={form.submitting} onClose={onClose}>
      <p>{t('batch.proposeMeans')}</p>
      {messages.length === 0 ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('batch.notProposed')}
          description={
            <ul className={styles['named']}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          }
          {...(unfit.length > 0 &&
            unfit.length < companyIds.length && {
              action: (
                <Button
                  onClick={() => {
                    onLeaveOut(unfit);
                    setUnfit([]);
                    setMessages([]);
                  }}
                >
                  {t('batch.leaveOut')}
                </Button>
              ),
            })}
        />
      )}
      <details>
        <summary>{t('batch.chosen', { companies: formats.number(candidates.length) })}</summary>
        <ul className={styles['named']}>
          {candidates.map(({ company }) => (
            <li key={company.id}>
              {localName(company, language)} · {company.registrationNumber}
            </li>
          ))}
        </ul>
      </details>
      <ZodForm form={form} initialValues={initial} aria-label={heading}>
        <FormField name="ground" label={t('forced.ground')} required>
          <Select
            placeholder={t('common:field.select')}
            options={forcedGrounds.keys.map((key) => ({ value: key, label: forcedGrounds.name(key)[language] }))}
          />
        </FormField>
        <FormField name="remark" label={t('forced.reason')} required extra={t('forced.reasonHint')}>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('forced.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

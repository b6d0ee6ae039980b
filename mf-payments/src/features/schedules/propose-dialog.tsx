import { useTranslation } from 'react-i18next';
import { addDays } from '@registrar/domain/calendar';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import {
  certainties,
  proposeScheduleRequestSchema,
  schedulePreviewRequestSchema,
  type Schedule,
} from '@registrar/domain/calls/schedules';
import {
  hasEnd,
  mayBeginInThePast,
  mayBeginToday,
  processOfDocuments,
  scheduleGroupOf,
  schedules,
} from '@registrar/domain/schedules';
import { z } from 'zod';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Button, Flex, Form, FormField, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField, FormDialog } from '@registrar/ui/components';
import { EffectTable } from './effect-table';
import { ruleFields } from './rule-fields';
import { RuleInput } from './rule-input';
import { MONEY } from './rule-lines';
import { DocumentsEditor, HolidaysEditor } from './rule-lists';
import { useProposeSchedule } from './schedule-calls';
import { useDebouncedValue } from './use-debounced-value';
import styles from './schedules.module.css';

interface ProposeDialogProps {
  readonly schedule: Schedule;
  /** Day of Nepal. */
  readonly today: string;
  readonly onClose: (done?: 'done') => void;
}

const PREVIEW_DELAY_MS = 500;
/** What is being written: any part may still be missing. */
const entriesSchema = z.array(z.looseObject({})).catch([]);
const tiersSchema = z.array(z.looseObject({ upToPaisa: z.number().optional(), feePaisa: z.number().optional() }));

/** The row as it is to be, from which day, by what law and why; its effect is shown while it is written. */
export function ProposeDialog({ schedule, today, onClose }: ProposeDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeSchedule();
  const { key } = schedule;
  const form = useZodForm({
    schema: proposeScheduleRequestSchema,
    onSubmit: async (request) => {
      try {
        await propose.mutateAsync(request);
        onClose('done');
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        return error.errors && error.errors.length > 0
          ? error.errors
          : [{ path: '', code: error.code ?? '', message: error.message }];
      }
    },
  });
  const latest = schedule.coming.at(-1) ?? schedule.current;
  const watched: unknown = Form.useWatch([], { form: form.antd, preserve: true });
  const values = z
    .looseObject({ value: z.record(z.string(), z.unknown()).catch({}) })
    .catch({ value: {} })
    .parse(watched ?? { value: latest?.value ?? {} });
  const settled = useDebouncedValue(JSON.stringify({ ...values, key }), PREVIEW_DELAY_MS);
  const request = schedulePreviewRequestSchema.safeParse(JSON.parse(settled));
  const tiers = tiersSchema.safeParse(values.value['tiers']).data;
  const setPart = (part: string, next: unknown) => form.antd.setFieldValue(['value', part], next);
  const setTiers = (next: unknown) => setPart('tiers', next);
  const fields = ruleFields(key, values.value);
  const title = t('schedules.proposeFor', { name: schedules.name(key)[language] });

  return (
    <FormDialog title={title} busy={form.submitting} onClose={() => onClose()}>
      <p className={styles['lead']}>{t(hasEnd(key) ? 'schedules.proposeLeadDays' : 'schedules.proposeLead')}</p>
      <ZodForm form={form} initialValues={{ key, value: latest?.value ?? {}, validTo: null }} aria-label={title}>
        <FormField name="validFrom" label={t('schedules.field.validFrom')} required>
          <BsAdDateField
            label={t('schedules.field.validFrom')}
            {...(mayBeginInThePast(key) ? {} : { min: addDays(today, mayBeginToday(key) ? 0 : 1) })}
          />
        </FormField>
        {hasEnd(key) ? (
          <FormField name="validTo" label={t('schedules.field.validTo')} required>
            <BsAdDateField label={t('schedules.field.validTo')} />
          </FormField>
        ) : null}
        {fields.length === 0 ? null : (
          <fieldset className={styles['fields']}>
            <legend>{t('schedules.rates')}</legend>
            {fields.map((field) => (
              <RuleInput key={field.path.join('.')} field={field} />
            ))}
          </fieldset>
        )}
        {processOfDocuments(key) === null ? null : (
          <DocumentsEditor
            value={entriesSchema.parse(values.value['documents'])}
            onChange={(next) => setPart('documents', next)}
          />
        )}
        {key === 'PUBLIC_HOLIDAYS' ? (
          <HolidaysEditor
            value={entriesSchema.parse(values.value['days'])}
            onChange={(next) => setPart('days', next)}
          />
        ) : null}
        {tiers === undefined ? null : (
          <Flex wrap gap="small" style={{ marginBlockEnd: 16 }}>
            <Button
              onClick={() =>
                setTiers([...tiers, { upToPaisa: tiers.at(-1)?.upToPaisa, feePaisa: tiers.at(-1)?.feePaisa }])
              }
            >
              {t('schedules.addTier')}
            </Button>
            {tiers.length < 2 ? null : (
              <Button onClick={() => setTiers(tiers.slice(0, -1))}>{t('schedules.dropTier')}</Button>
            )}
          </Flex>
        )}
        <div className={styles['block']}>
          <h3>{t(MONEY.has(scheduleGroupOf(key)) ? 'schedules.effect.title' : 'schedules.changes.title')}</h3>
          <EffectTable request={request.data} />
        </div>
        <FormField
          name="reference"
          label={t('schedules.field.reference')}
          required
          extra={t('schedules.field.referenceHint')}
        >
          <LongText rows={2} maxLength={500} />
        </FormField>
        <FormField name="referenceNepali" label={t('schedules.field.referenceNepali')} required>
          <LongText rows={2} maxLength={500} />
        </FormField>
        <FormField name="certainty" label={t('schedules.field.certainty')} required>
          <Select
            placeholder={t('common:field.select')}
            options={certainties.map((value) => ({ value, label: t(`schedules.certainty.${value}`) }))}
          />
        </FormField>
        <FormField name="remark" label={t('schedules.field.remark')} required extra={t('schedules.field.remarkHint')}>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('schedules.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

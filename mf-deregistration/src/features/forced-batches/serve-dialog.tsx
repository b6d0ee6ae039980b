import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  SERVICE_WAYS,
  serveForcedBatchSchema,
  type ForcedBatchDetail,
  type ServedForcedBatch,
} from '@registrar/domain/calls/forced-batches';
import { noticeChannels } from '@registrar/domain/enumerations';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import type { ValidationCode } from '@registrar/domain/messages/validation';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormField, LongText, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { BsAdDateField, FormDialog } from '@registrar/ui/components';
import { ProofField } from '../conduct/proof-field';
import { useServeBatch } from './batches';
import styles from './batches.module.css';
import { courierText, rowsOfCourier } from './courier-list';

/** A hundred lines with a long number of a receipt. */
const LIST_MAXIMUM = 36_000;

const schema = serveForcedBatchSchema.omit({ rows: true }).extend({
  list: z.string().refine((text) => rowsOfCourier(text).length > 0, {
    error: 'FORCED_BATCH_EMPTY' satisfies ValidationCode,
  }),
});

/** One service of many: same day, same way, the courier's list and one scan of it. What was not recorded is said. */
export function ServeDialog({ batch, onClose }: { readonly batch: ForcedBatchDetail; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const serve = useServeBatch(batch.id);
  const [served, setServed] = useState<ServedForcedBatch>();
  const [today] = useState(() => nepalDayOfInstant(new Date().toISOString()));
  const [message, setMessage] = useState<string>();
  const [initial] = useState(() => ({ channel: SERVICE_WAYS[0], list: courierText(waitingOf(batch)) }));
  const form = useZodForm({
    schema,
    onSubmit: async ({ list, ...value }) => {
      setMessage(undefined);
      setServed(undefined);
      try {
        const rows = rowsOfCourier(list);
        const answer = await serve.mutateAsync({ ...value, rows });
        setServed(answer);
        const left = answer.rows.filter(({ outcome }) => outcome === 'REFUSED');
        if (left.length === 0) onClose();
        // what was recorded leaves the list, and what was not stays to be put right
        form.antd.setFieldValue(
          'list',
          courierText(rows.filter((row) => left.some((one) => one.registrationNumber === row.registrationNumber))),
        );
        // the scan went with those that were recorded
        if (left.length < answer.rows.length) form.antd.setFieldValue('uploadId', undefined);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const errors = error.errors ?? [];
        if (errors.length === 0) setMessage(error.message);
        return errors.map((one) =>
          one.path.startsWith('rows')
            ? { ...one, path: 'list' }
            : one.path === 'file'
              ? { ...one, path: 'uploadId' }
              : one,
        );
      }
    },
  });
  const refused = served?.rows.filter(({ outcome }) => outcome === 'REFUSED') ?? [];
  return (
    <FormDialog title={t('batch.serve')} busy={form.submitting} onClose={onClose}>
      <p>{t('batch.serveMeans')}</p>
      {message === undefined ? null : <Alert type="error" showIcon role="alert" title={message} />}
      {served === undefined || refused.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('batch.servedSome', {
            served: number(served.rows.length - refused.length),
            refused: number(refused.length),
          })}
          description={
            <ul className={styles['named']}>
              {refused.map(({ registrationNumber, reason }, at) => (
                <li key={`${registrationNumber}:${at}`}>
                  {registrationNumber}: {reason}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <ZodForm form={form} initialValues={initial} aria-label={t('batch.serve')}>
        <FormField name="channel" label={t('batch.serviceWay')} required>
          <Radio.Group
            options={SERVICE_WAYS.map((value) => ({ value, label: noticeChannels.name(value)[language] }))}
          />
        </FormField>
        <FormField name="publishedOn" label={t('batch.servedOn')} required>
          <BsAdDateField label={t('batch.servedOn')} max={today} />
        </FormField>
        <FormField name="list" label={t('batch.courierList')} extra={t('batch.courierHint')} required>
          <LongText rows={8} maxLength={LIST_MAXIMUM} />
        </FormField>
        <ReadList onRead={(text) => form.antd.setFieldValue('list', text)} />
        <ProofField />
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('batch.recordService')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

/** Open, and not served yet: the receipt's number is still to be written behind each. */
const waitingOf = ({ items }: ForcedBatchDetail) =>
  items.flatMap(({ company, proceeding }) =>
    proceeding === null || proceeding.servedOn !== null || proceeding.hasEnded
      ? []
      : [{ registrationNumber: company.registrationNumber, proof: '' }],
  );

/** The file of the courier is read here, so that it can be put right before it is sent. */
function ReadList({ onRead }: { readonly onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['actions']}>
      <Button onClick={() => input.current?.click()}>{t('batch.readList')}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        onChange={({ target: { files } }) => {
          const file = files?.[0];
          if (file) void file.text().then(onRead);
        }}
      />
    </div>
  );
}

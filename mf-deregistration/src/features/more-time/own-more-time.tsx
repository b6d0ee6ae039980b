import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askMoreTimeSchema, type OwnMoreTime } from '@registrar/domain/calls/more-time';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField, localName, LongText, Sheet, useFormats, ZodForm } from '@registrar/ui';
import { InputNumber } from '@registrar/ui/antd';
import { DatePair, FormDialog, useSentForm } from '@registrar/ui/components';
import styles from '../proceedings/proceedings.module.css';
import { useAskMoreTime, useOwnMoreTime } from './more-time';
import { Requests } from './requests';

/** The company asks for more time to answer, and reads what became of it; nothing where there is neither. */
export function OwnMoreTimePart({ proceedingId }: { readonly proceedingId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const { data } = useOwnMoreTime(proceedingId);
  const [isAsking, setAsking] = useState(false);
  if (data === undefined || (data.open === null && data.requests.length === 0)) return null;
  const { open, requests } = data;
  return (
    <Sheet as="section" aria-labelledby="closing-more-time">
      <h2 id="closing-more-time" className={styles['heading']}>
        {t('moreTime.title')}
      </h2>
      <Requests requests={requests} />
      {open === null ? null : (
        <>
          <p>
            {localName(open.notice, language)}: {t('moreTime.until')} <DatePair day={open.endsOn} inline />.{' '}
            {t('moreTime.left', { times: number(open.left), days: number(open.maximumDays) })}
          </p>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('moreTime.ask')}
          </Button>
          {isAsking ? <AskDialog proceedingId={proceedingId} open={open} onClose={() => setAsking(false)} /> : null}
        </>
      )}
    </Sheet>
  );
}

interface AskDialogProps {
  readonly proceedingId: string;
  readonly open: NonNullable<OwnMoreTime['open']>;
  readonly onClose: () => void;
}

function AskDialog({ proceedingId, open, onClose }: AskDialogProps) {
  const { t } = useTranslation();
  const ask = useAskMoreTime(proceedingId);
  const { form, failure } = useSentForm({
    schema: askMoreTimeSchema,
    send: (value) => ask.mutateAsync(value),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('moreTime.ask')} busy={form.submitting} onClose={onClose}>
      <p>{t('moreTime.askMeans')}</p>
      {failure}
      <ZodForm form={form} aria-label={t('moreTime.ask')}>
        <FormField name="days" label={t('moreTime.howManyDays')} required>
          <InputNumber min={1} max={open.maximumDays} precision={0} />
        </FormField>
        <FormField name="reason" label={t('moreTime.reason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('moreTime.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

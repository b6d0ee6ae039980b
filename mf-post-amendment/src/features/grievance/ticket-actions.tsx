import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerGrievanceSchema,
  escalateGrievanceSchema,
  grievanceOutcomes,
  handGrievanceSchema,
  rateGrievanceSchema,
  type GrievanceDetail,
} from '@registrar/domain/calls/grievances';
import { reopenRequestSchema } from '@registrar/domain/calls/requests';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex, FormField, localName, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { Radio, Select } from '@registrar/ui/antd';
import { FormDialog, useAsSeen } from '@registrar/ui/components';
import { useAct, type Ticket } from './grievance-calls';
import { useSending } from './use-sending';

interface ActionProps {
  readonly ticket: Ticket;
  readonly detail: GrievanceDetail;
}

type Step = 'answer' | 'hand' | 'escalate' | 'reopen' | 'rate';

/** The buttons of either side, as the gateway allows them. */
export function TicketActions({ ticket, detail }: ActionProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>();
  const { may, mayReopen } = detail;
  const open: readonly (readonly [Step, boolean])[] = [
    ['answer', may.answer.length > 0],
    ['hand', may.hand],
    ['escalate', may.escalate],
    ['rate', may.rate],
    ['reopen', mayReopen],
  ];
  const shown = open.filter(([, allowed]) => allowed);
  if (shown.length === 0 && step === undefined) return null;
  const Dialog = step && DIALOGS[step];
  return (
    <>
      <Flex gap="small" wrap style={{ marginBlock: '16px' }}>
        {shown.map(([key], at) => (
          <Button key={key} type={at === 0 ? 'primary' : 'default'} onClick={() => setStep(key)}>
            {t(`grievance.act.${key}`)}
          </Button>
        ))}
      </Flex>
      {Dialog ? <Dialog ticket={ticket} detail={detail} onClose={() => setStep(undefined)} /> : null}
    </>
  );
}

interface DialogProps extends ActionProps {
  readonly onClose: () => void;
}

function AnswerDialog({ ticket, detail, onClose }: DialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { version, may } = useAsSeen(detail, true);
  const act = useAct(`${ticket.path}/answer`);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: answerGrievanceSchema.omit({ version: true }),
    onSubmit: (value) => send(() => act.mutateAsync({ ...value, version }).then(onClose)),
  });
  return (
    <FormDialog title={t('grievance.act.answer')} busy={form.submitting} onClose={onClose}>
      <p>{t('grievance.answerMeans')}</p>
      {may.answer.includes('REFUNDED') || detail.invoiceNumber === null ? null : <p>{t('grievance.refundFirst')}</p>}
      {shown}
      <ZodForm form={form} aria-label={t('grievance.act.answer')}>
        <FormField name="outcome" label={t('grievance.outcome')} required>
          <Radio.Group
            options={may.answer.map((value) => ({ value, label: grievanceOutcomes.name(value)[language] }))}
          />
        </FormField>
        <FormField name="text" label={t('grievance.answerText')} required>
          <LongText rows={6} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.act.answer')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

function HandDialog({ ticket, detail, onClose }: DialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { version, officers } = useAsSeen(detail, true);
  const act = useAct(`${ticket.path}/hand`);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: handGrievanceSchema.omit({ version: true }),
    onSubmit: (value) => send(() => act.mutateAsync({ ...value, version }).then(onClose)),
  });
  return (
    <FormDialog title={t('grievance.act.hand')} busy={form.submitting} onClose={onClose}>
      <p>{t('grievance.handMeans')}</p>
      {shown}
      <ZodForm form={form} aria-label={t('grievance.act.hand')}>
        <FormField name="officerId" label={t('grievance.handler')} required>
          <Select options={officers.map((one) => ({ value: one.id, label: localName(one, language) }))} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.act.hand')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

const reasonSchema = { escalate: escalateGrievanceSchema, reopen: reopenRequestSchema };

function ReasonDialog({ ticket, detail, onClose, step }: DialogProps & { readonly step: 'escalate' | 'reopen' }) {
  const { t } = useTranslation();
  const { version } = useAsSeen(detail, true);
  const act = useAct(step === 'reopen' ? ticket.reopen : `${ticket.path}/escalate`);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: reasonSchema[step].pick({ reason: true }),
    onSubmit: (value) => send(() => act.mutateAsync({ ...value, version }).then(onClose)),
  });
  return (
    <FormDialog title={t(`grievance.act.${step}`)} busy={form.submitting} onClose={onClose}>
      <p>{t(`grievance.${step}Means`)}</p>
      {shown}
      <ZodForm form={form} aria-label={t(`grievance.act.${step}`)}>
        <FormField name="reason" label={t('grievance.reason')} required>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t(`grievance.act.${step}`)}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

const EscalateDialog = (props: DialogProps) => <ReasonDialog {...props} step="escalate" />;
const ReopenDialog = (props: DialogProps) => <ReasonDialog {...props} step="reopen" />;

const MARKS = [1, 2, 3, 4, 5] as const;

function RateDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation();
  const act = useAct(`${ticket.path}/satisfaction`);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: rateGrievanceSchema,
    onSubmit: (value) => send(() => act.mutateAsync(value).then(onClose)),
  });
  return (
    <FormDialog title={t('grievance.act.rate')} busy={form.submitting} onClose={onClose}>
      {shown}
      <ZodForm form={form} aria-label={t('grievance.act.rate')}>
        <FormField name="mark" label={t('grievance.satisfaction')} required>
          <Radio.Group options={MARKS.map((value) => ({ value, label: t(`grievance.mark.${value}`) }))} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.act.rate')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

const DIALOGS = {
  answer: AnswerDialog,
  hand: HandDialog,
  escalate: EscalateDialog,
  reopen: ReopenDialog,
  rate: RateDialog,
} as const;

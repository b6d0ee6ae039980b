import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@registrar/domain/calendar';
import {
  callOutcomes,
  decideCallRequestSchema,
  extendCallRequestSchema,
  type CallDetail,
} from '@registrar/domain/calls/explanation-calls';
import type { FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { Button } from '@registrar/ui';
import { FormDialog, useAsSeen, useSentForm } from '@registrar/ui/components';
import { SectionForm } from '@registrar/ui/filing';
import { useDecideCall, useExtendCall } from './explanation-calls';

interface CallDialogProps {
  readonly call: CallDetail;
  readonly onClose: () => void;
}

const always = () => true;
const today = () => nepalDayOfInstant(new Date().toISOString());
const frame = (): FilingFrame => ({ companyType: null, company: null, answers: {}, today: today() });

const EXTENSION: readonly FieldDefinition[] = [
  {
    path: 'answerBy',
    widget: 'date',
    label: { ne: 'जवाफ दिने नयाँ अन्तिम मिति', en: 'New last day to answer' },
    required: always,
  },
  {
    path: 'reason',
    widget: 'textarea',
    label: { ne: 'समय थप्नुको कारण', en: 'Why time is added' },
    required: always,
    maximum: REASON_MAXIMUM,
  },
];
const DECISION: readonly FieldDefinition[] = [
  { path: 'outcome', widget: 'radio', label: { ne: 'निर्णय', en: 'Decision' }, required: always, options: callOutcomes },
  {
    path: 'text',
    widget: 'textarea',
    label: { ne: 'आदेश वा निर्णयको व्यहोरा', en: 'Text of the order or decision' },
    hint: {
      ne: 'कम्पनीले पाउने हस्ताक्षर गरिएको पत्रमा यही व्यहोरा रहन्छ।',
      en: 'The signed letter to the company has this text.',
    },
    required: always,
    maximum: REASON_MAXIMUM,
  },
];

const extension = extendCallRequestSchema.omit({ version: true });
const decision = decideCallRequestSchema.omit({ version: true });
const NOTHING = {};

/** More time to answer, with its reason. */
export function ExtendCall({ call, onClose }: CallDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(call, true);
  const extend = useExtendCall(call.id);
  const later = call.answerBy > today() ? call.answerBy : today();
  const [within] = useState(frame);
  const [initial] = useState({ answerBy: addDays(later, 7) });
  const { form, failure } = useSentForm({
    schema: extension,
    send: (value) => extend.mutateAsync({ ...value, version }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('calls.extend')} busy={form.submitting} onClose={onClose}>
      {failure}
      <SectionForm form={form} fields={EXTENSION} frame={within} initial={initial}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('calls.extend')}
        </Button>
      </SectionForm>
    </FormDialog>
  );
}

/** The decision of the office; an answer that waits is approved with it. */
export function DecideCall({ call, onClose }: CallDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(call, true);
  const decide = useDecideCall(call.id);
  const [within] = useState(frame);
  const { form, failure } = useSentForm({
    schema: decision,
    send: (value) => decide.mutateAsync({ ...value, version }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('calls.decide')} busy={form.submitting} onClose={onClose}>
      <p style={{ marginBlock: '0 16px' }}>
        {t(call.state === 'ANSWERED' ? 'calls.decideAnswered' : 'calls.decideUnanswered')}
      </p>
      {failure}
      <SectionForm form={form} fields={DECISION} frame={within} initial={NOTHING}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('calls.decide')}
        </Button>
      </SectionForm>
    </FormDialog>
  );
}

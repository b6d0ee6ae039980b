import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addDays } from '@registrar/domain/calendar';
import {
  callForReuploadSchema,
  withdrawReuploadSchema,
  type RequestedDocumentDetail,
} from '@registrar/domain/calls/requested-documents';
import type { FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, useZodForm } from '@registrar/ui';
import { FormDialog, useAsSeen } from '@registrar/ui/components';
import { SectionForm } from '@registrar/ui/filing';
import { useCallForReupload, useDecideReupload, useWithdrawReupload } from './requested-documents';

interface ReuploadDialogProps {
  readonly request: RequestedDocumentDetail;
  readonly onClose: () => void;
}

const always = () => true;
const reasonOf = (ne: string, en: string): readonly FieldDefinition[] => [
  { path: 'reason', widget: 'textarea', label: { ne, en }, required: always, maximum: REASON_MAXIMUM },
];
const REJECTION = reasonOf('अस्वीकृतिको कारण', 'Reason of the rejection');
const WITHDRAWAL = reasonOf('माग बन्द गर्नुको कारण', 'Why the request is closed');
const CALL: readonly FieldDefinition[] = [
  {
    path: 'text',
    widget: 'textarea',
    label: { ne: 'कैफियत तलबको व्यहोरा', en: 'Text of the call' },
    required: always,
    maximum: REASON_MAXIMUM,
  },
  {
    path: 'answerBy',
    widget: 'date',
    label: { ne: 'जवाफ दिने अन्तिम मिति', en: 'Last day to answer' },
    required: always,
  },
];
const reason = withdrawReuploadSchema.pick({ reason: true });
const call = callForReuploadSchema.omit({ version: true });
const DAYS_TO_ANSWER = 15;
const NOTHING = {};

/** What was brought becomes the readable version beside the document of the application. */
export function ApproveReupload({ request, onClose }: ReuploadDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(request, true);
  const decide = useDecideReupload(request.id);
  return (
    <ActDialog
      title={t('reuploads.approve')}
      means={t('reuploads.approveMeans')}
      schema={z.object({})}
      fields={[]}
      send={() => decide.mutateAsync({ version, verdict: 'APPROVED' })}
      onClose={onClose}
    />
  );
}

export function RejectReupload({ request, onClose }: ReuploadDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(request, true);
  const decide = useDecideReupload(request.id);
  return (
    <ActDialog
      title={t('reuploads.reject')}
      means={t('reuploads.rejectMeans')}
      schema={reason}
      fields={REJECTION}
      send={(value) => decide.mutateAsync({ version, verdict: 'REJECTED', ...value })}
      onClose={onClose}
    />
  );
}

export function WithdrawReupload({ request, onClose }: ReuploadDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(request, true);
  const withdraw = useWithdrawReupload(request.id);
  return (
    <ActDialog
      title={t('reuploads.withdraw')}
      means={t('reuploads.withdrawMeans')}
      schema={reason}
      fields={WITHDRAWAL}
      send={(value) => withdraw.mutateAsync({ version, ...value })}
      onClose={onClose}
    />
  );
}

/** Section 120: the company is called to explain why the document has not come. */
export function CallForReupload({ request, onClose }: ReuploadDialogProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(request, true);
  const send = useCallForReupload(request.id);
  const [initial] = useState(() => ({ answerBy: addDays(today(), DAYS_TO_ANSWER) }));
  return (
    <ActDialog
      title={t('reuploads.call')}
      means={t('reuploads.callMeans')}
      schema={call}
      fields={CALL}
      initial={initial}
      send={(value) => send.mutateAsync({ version, ...value })}
      onClose={onClose}
    />
  );
}

const today = () => nepalDayOfInstant(new Date().toISOString());

interface ActDialogProps<Schema extends Parameters<typeof useZodForm>[0]['schema']> {
  readonly title: string;
  readonly means: ReactNode;
  readonly schema: Schema;
  readonly fields: readonly FieldDefinition[];
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly send: (value: Schema['_output']) => Promise<unknown>;
  readonly onClose: () => void;
}

function ActDialog<Schema extends Parameters<typeof useZodForm>[0]['schema']>({
  title,
  means,
  schema,
  fields,
  initial = NOTHING,
  send,
  onClose,
}: ActDialogProps<Schema>) {
  const [message, setMessage] = useState<string>();
  const [frame] = useState((): FilingFrame => ({ companyType: null, company: null, answers: {}, today: today() }));
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await send(value);
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
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <p style={{ marginBlock: '0 16px' }}>{means}</p>
      {message === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />
      )}
      <SectionForm form={form} fields={fields} frame={frame} initial={initial}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {title}
        </Button>
      </SectionForm>
    </FormDialog>
  );
}

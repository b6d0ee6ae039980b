import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { writeOpenGrievanceSchema } from '@registrar/domain/calls/grievances';
import { writeRequestMessageSchema } from '@registrar/domain/calls/requests';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { grievance } from '@registrar/domain/requests';
import { isGatewayFailure, usePortal } from '@registrar/runtime';
import { Alert, Button, FormField, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { FilesField, fileRulesOf, FileUpload, UploadRefusal, type Upload } from '@registrar/ui/components';
import { useAct, type Ticket } from './grievance-calls';
import { useSending } from './use-sending';

interface WriteMessageProps {
  readonly ticket: Ticket;
}

/** Of who is signed in: a text, with files. */
export function WriteMessage({ ticket }: WriteMessageProps) {
  const [sent, setSent] = useState(0);
  return <SignedInForm key={sent} ticket={ticket} onSent={() => setSent((times) => times + 1)} />;
}

function SignedInForm({ ticket, onSent }: WriteMessageProps & { readonly onSent: () => void }) {
  const { t } = useTranslation();
  const write = useAct(ticket.message);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: writeRequestMessageSchema,
    onSubmit: (value) => send(() => write.mutateAsync(value).then(onSent)),
  });
  return (
    <section aria-label={t('grievance.write')}>
      {shown}
      <ZodForm form={form} aria-label={t('grievance.write')}>
        <FormField name="text" label={t('grievance.write')} required>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <FormField name="uploadIds" label={t('grievance.files')}>
          <FilesField label={t('grievance.files')} files={grievance.files} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.sendMessage')}
        </Button>
      </ZodForm>
    </section>
  );
}

/** Of a link: a text, or one file at a time. */
export function WriteByLink({ ticket }: WriteMessageProps) {
  const [sent, setSent] = useState(0);
  return <LinkForm key={sent} ticket={ticket} onSent={() => setSent((times) => times + 1)} />;
}

function LinkForm({ ticket, onSent }: WriteMessageProps & { readonly onSent: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const write = useAct(ticket.message);
  const upload = useTicketUpload(ticket);
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: writeOpenGrievanceSchema,
    onSubmit: (value) => send(() => write.mutateAsync(value).then(onSent)),
  });
  return (
    <section aria-label={t('grievance.write')}>
      {shown}
      <ZodForm form={form} aria-label={t('grievance.write')}>
        <FormField name="text" label={t('grievance.write')} required>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.sendMessage')}
        </Button>
      </ZodForm>
      <h3 style={{ fontSize: 16, margin: '24px 0 8px' }}>{t('grievance.addFile')}</h3>
      <FileUpload
        label={t('grievance.addFile')}
        rules={fileRulesOf(grievance.files)}
        upload={upload}
        value={undefined}
        onChange={(file) => {
          if (file !== undefined) void client.invalidateQueries({ queryKey: ['grievances'] });
        }}
      />
    </section>
  );
}

function useTicketUpload({ path }: Ticket): Upload {
  const { gateway } = usePortal();
  return async (file, { signal }) => {
    try {
      await gateway.request<object>({
        path: `${path}/file`,
        method: 'POST',
        body: { kind: 'form-data', value: { file } },
        signal,
        quiet: { overlay: true, failureToast: true },
      });
      return { id: file.name, name: file.name, size: file.size };
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      throw new UploadRefusal(error.errors?.[0]?.message ?? error.message);
    }
  };
}

/** The ticket is not there: a link of an older mail, or a guess. */
export function UnknownTicket({ hint }: { readonly hint: string }) {
  const { t } = useTranslation();
  return <Alert type="warning" showIcon role="alert" title={t('grievance.unknown')} description={hint} />;
}

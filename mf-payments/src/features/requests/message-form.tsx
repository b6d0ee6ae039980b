import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeRequestMessageSchema, type RequestDetail } from '@registrar/domain/calls/requests';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { RequestKind } from '@registrar/domain/requests';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, Button, FormField, LongText, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { FilesField } from '@registrar/ui/components';
import { useWriteMessage } from './request-calls';

/** Writes to the other side, with files. */
export function MessageForm({ request, kind }: { readonly request: RequestDetail; readonly kind: RequestKind }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const write = useWriteMessage(request.id);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(0);
  return (
    <section aria-label={t('request.write')}>
      {failure === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <Form
        key={sent}
        filesLabel={t('request.files', { count: digits(String(kind.files.maximum)) })}
        kind={kind}
        onSend={async (value) => {
          setFailure(undefined);
          try {
            await write.mutateAsync(value);
            setSent((times) => times + 1);
            return [];
          } catch (error) {
            if (!isGatewayFailure(error)) throw error;
            if (error.errors && error.errors.length > 0)
              return error.errors.map((problem) =>
                problem.path === 'file' ? { ...problem, path: 'uploadIds' } : problem,
              );
            setFailure(error.message);
            return [];
          }
        }}
      />
      <div role="status">{sent === 0 ? '' : t('request.sent')}</div>
    </section>
  );
}

interface FormProps {
  readonly kind: RequestKind;
  readonly filesLabel: string;
  readonly onSend: Parameters<typeof useZodForm<typeof writeRequestMessageSchema>>[0]['onSubmit'];
}

function Form({ kind, filesLabel, onSend }: FormProps) {
  const { t } = useTranslation();
  const form = useZodForm({ schema: writeRequestMessageSchema, onSubmit: onSend });
  return (
    <ZodForm form={form}>
      <FormField name="text" label={t('request.write')} required>
        <LongText rows={4} maxLength={REASON_MAXIMUM} />
      </FormField>
      <FormField name="uploadIds" label={filesLabel}>
        <FilesField label={filesLabel} files={kind.files} />
      </FormField>
      <Button type="primary" htmlType="submit" loading={form.submitting}>
        {t('request.send')}
      </Button>
    </ZodForm>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseDocumentAskSchema, type DocumentAsk } from '@registrar/domain/calls/document-asks';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField, localName, LongText, ZodForm } from '@registrar/ui';
import { FormDialog, useAsSeen, useSentForm } from '@registrar/ui/components';
import { useRefuseAsk } from './document-asks';

interface RefuseDialogProps {
  readonly ask: DocumentAsk;
  readonly onClose: () => void;
}

/** The company does not share what is asked for, and says why. */
export function RefuseDialog({ ask, onClose }: RefuseDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refuse = useRefuseAsk(ask.id);
  const { version } = useAsSeen(ask, true);
  const [initial] = useState({ version });
  const { form, failure } = useSentForm({
    schema: refuseDocumentAskSchema,
    send: ({ reason }) => refuse.mutateAsync({ version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`${t('asks.refuse')}: ${localName(ask.institution, language)}`} onClose={onClose}>
      {failure}
      <p>{t('asks.refuseMeans')}</p>
      <ZodForm form={form} initialValues={initial} aria-label={t('asks.refuse')}>
        <FormField name="reason" label={t('asks.refuseReason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button danger type="primary" htmlType="submit" loading={form.submitting}>
          {t('asks.refuse')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

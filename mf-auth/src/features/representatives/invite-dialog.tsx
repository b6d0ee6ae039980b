import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteRequestSchema, type InviteRequest } from '@registrar/domain/calls/representatives';
import { BilingualField, Button, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { FormDialog } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { useInvite } from './representatives';

interface InviteDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** Whom to invite, and by which address they will have to prove themselves. */
export function InviteDialog({ companyId, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const inviteRepresentative = useInvite(companyId);
  const [channel, setChannel] = useState<InviteRequest['channel']>('EMAIL');
  const send = async (request: InviteRequest) => {
    notice.clear();
    try {
      await inviteRepresentative.mutateAsync(request);
      onClose();
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: inviteRequestSchema, onSubmit: send });
  const channels = [
    { value: 'EMAIL' as const, label: t('invite.byEmail') },
    { value: 'MOBILE_NUMBER' as const, label: t('invite.byMobile') },
  ];
  return (
    <FormDialog title={t('invite.title')} onClose={onClose}>
      <p style={{ margin: '0 0 16px' }}>{t('invite.means')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ channel: 'EMAIL' }} aria-label={t('invite.title')}>
        <BilingualField
          label={t('invite.name')}
          nepali={{ name: 'nameNepali', maxLength: 200 }}
          english={{ name: 'nameEnglish', maxLength: 100 }}
          required
        />
        <FormField name="channel" label={t('invite.by')}>
          <Radio.Group
            options={channels}
            onChange={({ target }) => setChannel(target.value === 'EMAIL' ? 'EMAIL' : 'MOBILE_NUMBER')}
          />
        </FormField>
        {channel === 'EMAIL' ? (
          <FormField name="email" label={t('field.email')} required>
            <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />
          </FormField>
        ) : (
          <FormField name="mobileNumber" label={t('field.mobile')} required>
            <Input inputMode="tel" autoComplete="off" maxLength={20} />
          </FormField>
        )}
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('invite.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { nepalToday } from '@registrar/domain/calendar';
import { conveneRequestSchema, type Committee } from '@registrar/domain/calls/committee';
import { isGatewayFailure } from '@registrar/runtime';
import { Button, FormField, Input, useLanguage, useZodForm, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { BsAdDateField, FormDialog } from '@registrar/ui/components';
import { useConvene } from './committee-calls';

interface ConveneDialogProps {
  readonly committee: Committee;
  readonly onClose: () => void;
}

/** When and where the committee meets, who is invited, and what is on the agenda. */
export function ConveneDialog({ committee: { members, waiting }, onClose }: ConveneDialogProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const convene = useConvene();
  const form = useZodForm({
    schema: conveneRequestSchema,
    onSubmit: async (request) => {
      try {
        await convene.mutateAsync(request);
        onClose();
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        return error.errors && error.errors.length > 0
          ? error.errors
          : [{ path: '', code: error.code ?? '', message: error.message }];
      }
    },
  });
  const of = ({ nameNepali, nameEnglish }: { readonly nameNepali: string; readonly nameEnglish: string }) =>
    language === 'ne' ? nameNepali || nameEnglish : nameEnglish || nameNepali;
  return (
    <FormDialog title={t('committee.convene')} busy={form.submitting} onClose={onClose}>
      <ZodForm
        form={form}
        initialValues={{ time: '11:00', members: members.map(({ id }) => id), items: waiting.map(({ id }) => id) }}
        aria-label={t('committee.convene')}
      >
        <FormField name="day" label={t('committee.day')} required>
          <BsAdDateField label={t('committee.day')} min={nepalToday(new Date())} />
        </FormField>
        <FormField name="time" label={t('committee.time')} required extra={t('committee.timeHint')}>
          <Input maxLength={5} inputMode="numeric" />
        </FormField>
        <FormField name="place" label={t('committee.place')} required>
          <Input maxLength={200} />
        </FormField>
        <FormField name="members" label={t('committee.members')} required>
          <Select mode="multiple" options={members.map((member) => ({ value: member.id, label: of(member) }))} />
        </FormField>
        <FormField name="items" label={t('committee.agenda')} required>
          <Select
            mode="multiple"
            options={waiting.map((item) => ({ value: item.id, label: `${of(item)} (${item.number})` }))}
          />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('committee.invite')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

import { useReviewWords } from './review-words';
import {
  TEMPLATE_MAXIMUM,
  addRemarkTemplateSchema,
  type AddRemarkTemplate,
  type RemarkTemplate,
} from '@registrar/domain/calls/remark-templates';
import { reasonCodes } from '@registrar/domain/transitions';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { LongText } from '../base/fields/long-text';
import { FormField } from '../base/form/form-field';
import { useZodForm } from '../base/form/use-zod-form';
import { ZodForm } from '../base/form/zod-form';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { NepaliTextArea } from '../base/typing/nepali-text-area';
import styles from './remark-templates.module.css';

/** As they are typed into a text. */
const PLACEHOLDERS = { name: '{name}', conflict: '{conflict}' };
/** A choice in a list needs a value; what is kept for it is none. */
const ANY_REASON = 'ANY';

export interface TemplateFormProps {
  /** The one that is changed; a new one without it. */
  readonly template?: RemarkTemplate;
  readonly mayAddForOffice: boolean;
  readonly onSave: (value: AddRemarkTemplate) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** A remark in both languages, with the ground it usually goes with. */
export function TemplateForm({ template, mayAddForOffice, onSave, onCancel }: TemplateFormProps) {
  const t = useReviewWords();
  const language = useLanguage();
  const form = useZodForm({
    schema: addRemarkTemplateSchema,
    onSubmit: async (value) => {
      try {
        await onSave(value);
        return [];
      } catch (error) {
        // what belongs to no field the shell has told already
        return isGatewayFailure(error) ? (error.errors ?? []) : [];
      }
    },
  });
  const first = {
    scope: template?.scope ?? 'OWN',
    reasonCode: template?.reasonCode ?? null,
    textNepali: template?.textNepali ?? '',
    textEnglish: template?.textEnglish ?? '',
  };
  return (
    <ZodForm form={form} initialValues={first}>
      {template === undefined && mayAddForOffice ? (
        <FormField name="scope" label={t('templates.scope')}>
          <Radio.Group
            options={(['OWN', 'OFFICE'] as const).map((scope) => ({
              value: scope,
              label: t(`templates.scope.${scope}`),
            }))}
          />
        </FormField>
      ) : (
        <FormField name="scope" hidden>
          <Input />
        </FormField>
      )}
      <FormField
        name="textNepali"
        label={t('templates.nepali')}
        required
        extra={t('templates.placeholders', PLACEHOLDERS)}
      >
        <NepaliTextArea rows={3} maxLength={TEMPLATE_MAXIMUM} />
      </FormField>
      <FormField name="textEnglish" label={t('templates.english')} required>
        <LongText rows={3} maxLength={TEMPLATE_MAXIMUM} />
      </FormField>
      <FormField
        name="reasonCode"
        label={t('templates.reason')}
        getValueProps={(code: string | null) => ({ value: code ?? ANY_REASON })}
        normalize={(code: string) => (code === ANY_REASON ? null : code)}
      >
        <Select
          options={[
            { value: ANY_REASON, label: t('templates.noReason') },
            ...reasonCodes.items.map(({ key }) => ({ value: key, label: reasonCodes.name(key)[language] })),
          ]}
        />
      </FormField>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('common:action.save')}
        </Button>
      </div>
    </ZodForm>
  );
}

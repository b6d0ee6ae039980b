import { Button, FormField, LongText, useZodForm, ZodForm } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { z } from 'zod';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { useStaffAction, type StaffAction } from './staff';
import styles from './staff.module.css';

interface StaffFormProps<Schema extends z.ZodType> {
  readonly title: string;
  readonly schema: Schema;
  readonly initialValues?: Readonly<Record<string, unknown>>;
  /** The call that the filled form makes. */
  readonly action: (value: z.output<Schema>) => StaffAction;
  readonly submit: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Above the fields. */
  readonly before?: ReactNode;
}

/** A change that needs a form: its fields, what the gateway has against them, and the two ways out. */
export function StaffForm<Schema extends z.ZodType>({
  title,
  schema,
  initialValues,
  action,
  submit,
  onClose,
  children,
  before,
}: StaffFormProps<Schema>) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const change = useStaffAction();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      notice.clear();
      try {
        await change.mutateAsync(action(value));
        onClose();
        return [];
      } catch (error) {
        return notice.take(error);
      }
    },
  });
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      {before && <div className={styles['before']}>{before}</div>}
      <ZodForm form={form} initialValues={initialValues} aria-label={title}>
        {children}
        <div className={styles['buttons']}>
          <Button onClick={onClose} disabled={form.submitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {submit}
          </Button>
        </div>
      </ZodForm>
    </FormDialog>
  );
}

/** Why: it stands in the audit, and the person is told. */
export function RemarkField() {
  const { t } = useTranslation();
  return (
    <FormField name="remark" label={t('common:field.remark')} required>
      <LongText rows={3} maxLength={REASON_MAXIMUM} />
    </FormField>
  );
}

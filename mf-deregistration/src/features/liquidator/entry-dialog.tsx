import { useState, type ReactNode } from 'react';
import type { Answers, FieldDefinition, FilingFrame } from '@registrar/domain/processes';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { Button, type useZodForm } from '@registrar/ui';
import { FormDialog, useSentForm } from '@registrar/ui/components';
import { SectionForm } from '@registrar/ui/filing';

export const todayInNepal = (): string => nepalDayOfInstant(new Date().toISOString());
const frame = (): FilingFrame => ({ companyType: null, company: null, answers: {}, today: todayInNepal() });

type AnySchema = Parameters<typeof useZodForm>[0]['schema'];
interface EntryDialogProps<Schema extends AnySchema> {
  readonly title: string;
  readonly schema: Schema;
  readonly fields: readonly FieldDefinition[];
  readonly initial?: Answers;
  readonly send: (value: Schema['_output']) => Promise<unknown>;
  readonly button: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** What it means, above the fields. */
  readonly children?: ReactNode;
}

/** One entry in a dialog: its fields, what is wrong at each, and nothing lost when the gateway refuses. */
export function EntryDialog<Schema extends AnySchema>(props: EntryDialogProps<Schema>) {
  const { title, schema, fields, send, button, danger = false, onClose, children } = props;
  const [within] = useState(frame);
  const [initial] = useState(props.initial ?? {});
  const { form, failure } = useSentForm({
    schema,
    send: (value) => send(value),
    onDone: onClose,
  });
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      {children}
      {failure}
      <SectionForm form={form} fields={fields} frame={within} initial={initial} aria-label={title}>
        <Button type="primary" danger={danger} htmlType="submit" loading={form.submitting}>
          {button}
        </Button>
      </SectionForm>
    </FormDialog>
  );
}

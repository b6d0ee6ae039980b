import Form from 'antd/es/form';
import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import { toNamePath } from './issue-list';
import type { ZodFormState } from './use-zod-form';
import { ZodFormContext } from './zod-form-context';

interface ZodFormProps {
  readonly form: ZodFormState;
  readonly initialValues?: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
  readonly onValuesChange?: () => void;
  readonly children: ReactNode;
  /** Named where the page has more than one form. */
  readonly 'aria-label'?: string;
}

/** A form with its error summary. Checks a field when it is left, and everything when it is submitted. */
export function ZodForm({ form, initialValues, disabled, onValuesChange, children, ...labels }: ZodFormProps) {
  const errors = form.issues.map(({ path, message }) => ({ fieldId: fieldIdOf(form, path), message }));
  return (
    <ZodFormContext value={form}>
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <Form
        form={form.antd}
        name={form.name}
        layout="vertical"
        initialValues={initialValues}
        disabled={disabled}
        onValuesChange={onValuesChange}
        // Both ways: a rule across fields belongs to no field, so only the schema as a whole says yes.
        onFinish={() => void form.submit()}
        onFinishFailed={() => void form.submit()}
        {...labels}
      >
        {children}
      </Form>
    </ZodFormContext>
  );
}

/** The id Ant Design gives the control, where the page shows the field at all. */
function fieldIdOf(form: ZodFormState, path: string): string | undefined {
  const name = toNamePath(path);
  const shown = form.antd.getFieldsError().some((field) => field.name.join('.') === name.join('.'));
  return shown ? [form.name, ...name].join('_') : undefined;
}

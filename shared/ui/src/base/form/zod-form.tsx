import Form from 'antd/es/form';
import { use, useEffect, type ReactNode } from 'react';
import { ErrorSummary, type SummarizedError } from './error-summary';
import { controlId } from './control-id';
import type { ZodFormState } from './use-zod-form';
import { UnreadGuardContext } from './unread-guard';
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

/**
 * A form with its error summary. Checks a field when it is left, and everything when it is submitted; a complaint,
 * under its field and in the summary, goes while the field is being corrected.
 */
export function ZodForm({ form, initialValues, disabled, onValuesChange, children, ...labels }: ZodFormProps) {
  const errors = summarize(form);
  const guarded = use(UnreadGuardContext);
  const { sayUnread } = form;
  useEffect(() => {
    if (guarded === undefined || sayUnread === undefined) return undefined;
    guarded.add(sayUnread);
    return () => void guarded.delete(sayUnread);
  }, [guarded, sayUnread]);
  return (
    <ZodFormContext value={form}>
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <Form
        form={form.antd}
        name={form.name}
        layout="vertical"
        initialValues={initialValues}
        disabled={disabled}
        onValuesChange={(changed: Readonly<Record<string, unknown>>) => {
          form.mend(changed);
          onValuesChange?.();
        }}
        // The browser's own bubbles speak the browser's language, and keep the summary from ever being shown.
        noValidate
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

/** In the order of the page; what belongs to no field on it comes last. */
function summarize({ antd, name, issues, labels }: ZodFormState): SummarizedError[] {
  const shown = antd.getFieldsError().map((field) => field.name.join('.'));
  const placed = issues.map((issue) => ({ ...issue, position: shown.indexOf(issue.path) }));
  const last = shown.length;
  return placed
    .sort((a, b) => (a.position < 0 ? last : a.position) - (b.position < 0 ? last : b.position))
    .map(({ path, message, generic, position }) => {
      const label = generic ? labels.get(path) : undefined;
      return {
        fieldId: position < 0 ? undefined : controlId({ name }, path),
        message: label === undefined ? message : `${label}: ${message}`,
      };
    });
}

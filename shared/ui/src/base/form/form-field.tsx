import Form, { type FormItemProps } from 'antd/es/form';
import { use, useEffect } from 'react';
import type { NamePath } from './issue-list';
import { FieldPathContext } from './unread-text';
import { ZodFormContext } from './zod-form-context';

export interface FormFieldProps extends Omit<FormItemProps, 'name' | 'rules' | 'validateTrigger'> {
  readonly name: string | NamePath;
}

/** One labelled field of a `ZodForm`: checked by the form's schema when it is left. */
export function FormField({ name, ...item }: FormFieldProps) {
  const form = use(ZodFormContext);
  const path = Array.isArray(name) ? name : [name];
  const key = path.join('.');
  const label = typeof item.label === 'string' ? item.label : undefined;
  const labels = form?.labels;
  useEffect(() => {
    if (label !== undefined) labels?.set(key, label);
    return () => void labels?.delete(key);
  }, [labels, key, label]);
  return (
    <FieldPathContext value={key}>
      <Form.Item
        {...item}
        name={path}
        validateTrigger="onBlur"
        rules={[
          {
            validator: async () => {
              const message = form?.check(path);
              if (message !== undefined) throw new Error(message);
            },
          },
        ]}
      />
    </FieldPathContext>
  );
}

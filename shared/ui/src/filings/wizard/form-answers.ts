import { z } from 'zod';
import type { FormInstance } from 'antd/es/form';

const answers = z.record(z.string(), z.unknown());

/** Everything a step's form holds, also fields that are not on screen just now. */
export function formAnswers(form: FormInstance): Readonly<Record<string, unknown>> {
  return answers.parse(form.getFieldsValue(true));
}

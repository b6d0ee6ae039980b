import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/form-field';
import type { NamePath } from '../form/issue-list';
import { LongText } from '../fields/long-text';
import { LazyNepaliInput, LazyNepaliTextArea } from './nepali-control';
import { sideBySide } from '../fields/side-by-side';

interface BilingualFieldProps {
  /** What is asked for, e.g. "Company name"; each input adds its language. */
  readonly label: string;
  readonly english: { readonly name: string | NamePath; readonly maxLength?: number };
  readonly nepali: { readonly name: string | NamePath; readonly maxLength?: number };
  readonly required?: boolean;
  readonly help?: string;
  readonly multiline?: boolean;
}

/** One thing said in both languages, side by side where there is room. Nepali comes first. */
export function BilingualField({ label, english, nepali, required, help, multiline = false }: BilingualFieldProps) {
  const { t } = useTranslation('common');
  const helpId = useId();
  const Control = multiline ? LongText : Input;
  const NepaliControl = multiline ? LazyNepaliTextArea : LazyNepaliInput;
  return (
    <div role="group" aria-label={label} aria-describedby={help ? helpId : undefined}>
      {help && (
        <p id={helpId} style={{ marginBlock: '0 8px' }}>
          {help}
        </p>
      )}
      <div style={sideBySide}>
        <FormField name={nepali.name} label={`${label} (${t('field.inNepali')})`} required={required}>
          <NepaliControl maxLength={nepali.maxLength} />
        </FormField>
        <FormField name={english.name} label={`${label} (${t('field.inEnglish')})`} required={required}>
          <Control lang="en" maxLength={english.maxLength} autoComplete="off" />
        </FormField>
      </div>
    </div>
  );
}

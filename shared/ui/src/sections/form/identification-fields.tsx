import Input from 'antd/es/input';
import Select from 'antd/es/select';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { identificationDocuments } from '@registrar/domain/enumerations';
import type { FieldDefinition } from '@registrar/domain/processes';
import { BsAdDateField } from '../../base/dates/bs-ad-date-field';
import { sideBySide } from '../../base/fields/side-by-side';
import { FormField } from '../../base/form/form-field';
import { toNamePath } from '../../base/form/issue-list';
import { useLanguage } from '../../base/language/use-language';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';

interface IdentificationFieldsProps {
  readonly field: FieldDefinition;
  readonly label: string;
  readonly required: boolean;
  readonly style?: CSSProperties;
}

/** A paper that proves who somebody is; each part is a field of its own, so that each has its own mistake. */
export function IdentificationFields({ field, label, required, style }: IdentificationFieldsProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const language = useLanguage();
  const { disabled, data, frame } = useSectionForm();
  const offered = field.offered?.(data, frame);
  const at = (part: string) => toNamePath(`${field.path}.${part}`);
  const shut = disabled || undefined;
  return (
    <div role="group" aria-label={label} style={{ ...sideBySide, ...style }}>
      <FormField name={at('type')} label={say('identification.type', { label })} required={required}>
        <Select
          disabled={shut}
          placeholder={t('field.select')}
          options={identificationDocuments.items
            .filter(({ key }) => offered === undefined || offered.includes(key))
            .map(({ key, nameEnglish, nameNepali }) => ({
              value: key,
              label: language === 'ne' ? nameNepali : nameEnglish,
            }))}
        />
      </FormField>
      <FormField name={at('number')} label={say('identification.number')} required={required}>
        <Input disabled={shut} maxLength={field.maximum} autoComplete="off" />
      </FormField>
      <FormField name={at('issuedBy')} label={say('identification.issuedBy')}>
        <Input disabled={shut} autoComplete="off" maxLength={200} />
      </FormField>
      <FormField name={at('issuedOn')} label={say('identification.issuedOn')}>
        <BsAdDateField label={say('identification.issuedOn')} disabled={shut} />
      </FormField>
    </div>
  );
}

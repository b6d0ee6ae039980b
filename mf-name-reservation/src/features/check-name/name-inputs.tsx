import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '@registrar/domain/names/rules';
import { Form, Input } from '@registrar/ui';
import { NepaliInput } from '@registrar/ui/typing';
import styles from './name-inputs.module.css';

export interface NameInputsProps {
  readonly english: string;
  readonly nepali: string;
  readonly onChange: (names: { readonly english: string; readonly nepali: string }) => void;
}

/** The name to ask about, in either script or in both. */
export function NameInputs({ english, nepali, onChange }: NameInputsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Form layout="vertical" component={false}>
      <div className={styles['columns']}>
        <Form.Item label={t('checkName.nepali')} htmlFor={`${id}-nepali`} extra={t('checkName.nepaliHint')}>
          <NepaliInput
            id={`${id}-nepali`}
            size="large"
            value={nepali}
            maxLength={NAME_NEPALI_MAXIMUM}
            onChange={(event) => onChange({ english, nepali: event.target.value })}
          />
        </Form.Item>
        <Form.Item label={t('checkName.english')} htmlFor={`${id}-english`} extra={t('checkName.englishHint')}>
          <Input
            id={`${id}-english`}
            lang="en"
            size="large"
            value={english}
            maxLength={NAME_ENGLISH_MAXIMUM}
            autoComplete="off"
            onChange={(event) => onChange({ nepali, english: event.target.value })}
          />
        </Form.Item>
      </div>
    </Form>
  );
}

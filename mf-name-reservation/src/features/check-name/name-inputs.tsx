import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { englishFormFindings, nepaliFormFindings } from '@registrar/domain/names';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM, NAME_SEARCH_DEBOUNCE_MS } from '@registrar/domain/names/rules';
import { Form, Input } from '@registrar/ui';
import {
  NepaliInput,
  OtherScriptOffer,
  useDebouncedValue,
  useNameRules,
  type BothScripts,
} from '@registrar/ui/components';
import { FieldProblems } from './field-problems';
import styles from './name-inputs.module.css';

export interface NameInputsProps extends BothScripts {
  readonly onChange: (names: BothScripts) => void;
}

/** A name that was pasted with its legal form is taken whole; how long it may be is said under the field. */
const ROOM = 2;

/** The name to ask about, in either script or in both; what is wrong with its form stands under its field. */
export function NameInputs({ english, nepali, onChange }: NameInputsProps) {
  const { t } = useTranslation();
  const id = useId();
  const rules = useNameRules();
  // Half a word is no mistake yet.
  const settled = {
    english: useDebouncedValue(english, NAME_SEARCH_DEBOUNCE_MS),
    nepali: useDebouncedValue(nepali, NAME_SEARCH_DEBOUNCE_MS),
  };
  const found = {
    english: settled.english.trim() === '' ? [] : englishFormFindings(settled.english, rules),
    nepali: settled.nepali.trim() === '' ? [] : nepaliFormFindings(settled.nepali, rules),
  };
  const field = (script: keyof BothScripts) => {
    const wrong = found[script].some(({ severity }) => severity === 'ERROR');
    return {
      id: `${id}-${script}`,
      size: 'large' as const,
      'aria-describedby': `${id}-${script}-told`,
      'aria-invalid': wrong,
      status: wrong ? ('error' as const) : undefined,
    };
  };
  return (
    <Form layout="vertical" component={false}>
      <div className={styles['columns']}>
        <Form.Item
          style={{ marginBlockEnd: 12 }}
          label={t('checkName.nepali')}
          htmlFor={`${id}-nepali`}
          extra={<FieldProblems id={`${id}-nepali-told`} findings={found.nepali} hint={t('checkName.nepaliHint')} />}
        >
          <NepaliInput
            {...field('nepali')}
            value={nepali}
            maxLength={NAME_NEPALI_MAXIMUM * ROOM}
            onChange={(event) => onChange({ english, nepali: event.target.value })}
          />
        </Form.Item>
        <Form.Item
          style={{ marginBlockEnd: 12 }}
          label={t('checkName.english')}
          htmlFor={`${id}-english`}
          extra={<FieldProblems id={`${id}-english-told`} findings={found.english} hint={t('checkName.englishHint')} />}
        >
          <Input
            {...field('english')}
            lang="en"
            value={english}
            maxLength={NAME_ENGLISH_MAXIMUM * ROOM}
            autoComplete="off"
            onChange={(event) => onChange({ nepali, english: event.target.value })}
          />
        </Form.Item>
      </div>
      <OtherScriptOffer english={english} nepali={nepali} onTake={(taken) => onChange({ english, nepali, ...taken })} />
    </Form>
  );
}

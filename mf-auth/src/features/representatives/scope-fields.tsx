import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import { Form, FormField } from '@registrar/ui';
import { Radio, Select } from '@registrar/ui/antd';
import { BsAdDateField, NepaliTextArea } from '@registrar/ui/components';
import { today } from './today';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';

interface ScopeFieldsProps {
  /** Takes null for all filings, an empty list when some are to be chosen. */
  readonly onProcesses: (processes: readonly string[] | null) => void;
}

/** What a mandate is for, until when, and a word to the other side. */
export function ScopeFields({ onProcesses }: ScopeFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState(false);
  const choose = (some: boolean) => {
    setChosen(some);
    onProcesses(some ? [] : null);
  };
  return (
    <>
      <Form.Item label={t('mandate.scope')} htmlFor="mandate-scope">
        <Radio.Group
          id="mandate-scope"
          value={chosen}
          onChange={({ target }) => choose(target.value === true)}
          options={[
            { value: false, label: t('mandate.allProcesses') },
            { value: true, label: t('mandate.someProcesses') },
          ]}
        />
      </Form.Item>
      {chosen ? (
        <FormField name="processes" label={t('mandate.processes')} required>
          <Select
            mode="multiple"
            options={everyProcess.keys.map((key) => ({ value: key, label: everyProcess.name(key)[language] }))}
            optionFilterProp="label"
          />
        </FormField>
      ) : null}
      <FormField name="until" label={t('mandate.until')} extra={t('mandate.untilHint')}>
        <BsAdDateField label={t('mandate.until')} min={today()} />
      </FormField>
      <FormField name="note" label={t('mandate.note')}>
        <NepaliTextArea rows={3} maxLength={REASON_MAXIMUM} />
      </FormField>
    </>
  );
}

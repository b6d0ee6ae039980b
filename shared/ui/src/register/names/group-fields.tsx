import { useEffect, useEffectEvent, useState } from 'react';
import { useNameWords } from './name-words';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '@registrar/domain/names/rules';
import { holdAgainstRegister, type NamedParent } from '@registrar/domain/processes/questions/names/parent-company';
import { useLanguage } from '@registrar/runtime';
import Input from 'antd/es/input';
import { BilingualField } from '../../base/typing/bilingual-field';
import { FormField } from '../../base/form/form-field';
import Select from 'antd/es/select';
import { localName } from '../../base/language/local-name';
import { problemMessage, useParentCompanies, type FoundCompany } from './find-parent';
import { ParentFound } from './parent-found';
import styles from './names.module.css';

export interface GroupFieldsProps {
  readonly named: NamedParent;
  /** What the register says is written into the form; it can be changed there. */
  readonly onFill: (fields: NamedParent) => void;
}

const fieldsOf = ({ english, nepali, type }: FoundCompany): NamedParent => ({
  registeredCompanyNameEnglish: english,
  registeredCompanyNameNepali: nepali,
  registeredCompanyType: type,
});

/**
 * The company of the group that is registered already; its consent is asked before the office sees the application. The
 * registration number brings its names and type from the register.
 */
export function GroupFields({ named, onFill }: GroupFieldsProps) {
  const t = useNameWords();
  const language = useLanguage();
  const number = named.groupRegistrationNumber ?? '';
  const { found, searching, failed } = useParentCompanies(number);
  // A draft that is opened again keeps what was written for its number.
  const [filledFor, setFilledFor] = useState(
    named.registeredCompanyNameEnglish || named.registeredCompanyNameNepali ? number : '',
  );
  const only = found?.length === 1 ? found[0] : undefined;
  const fill = useEffectEvent((company: FoundCompany) => {
    if (filledFor === number) return;
    setFilledFor(number);
    onFill(fieldsOf(company));
  });
  useEffect(() => {
    if (only !== undefined) fill(only);
  }, [only?.id]); // oxlint-disable-line react/exhaustive-deps -- once for each company that is found

  const { problems } = holdAgainstRegister(found ?? [], named);
  const atNumber = found === undefined ? undefined : problems.find(({ path }) => path === 'groupRegistrationNumber');
  return (
    <div className={styles['group']}>
      <p className={styles['lead']}>{t('group.lead')}</p>
      <div className={styles['columns']}>
        <FormField
          name="groupRegistrationNumber"
          label={t('group.registrationNumber')}
          required
          {...(atNumber === undefined
            ? {}
            : { validateStatus: 'error' as const, help: problemMessage(atNumber, language) })}
        >
          <Input maxLength={50} autoComplete="off" inputMode="numeric" />
        </FormField>
        <FormField
          name="registeredCompanyApplicationNumber"
          label={t('group.applicationNumber')}
          extra={t('group.applicationNumberHint')}
        >
          <Input maxLength={50} autoComplete="off" />
        </FormField>
      </div>
      <ParentFound
        found={found}
        searching={searching}
        failed={failed}
        differs={problems.some(({ path }) => path !== 'groupRegistrationNumber')}
        onTake={(company) => onFill(fieldsOf(company))}
      />
      <BilingualField
        label={t('group.companyName')}
        nepali={{ name: 'registeredCompanyNameNepali', maxLength: NAME_NEPALI_MAXIMUM }}
        english={{ name: 'registeredCompanyNameEnglish', maxLength: NAME_ENGLISH_MAXIMUM }}
        required
        help={t('group.fromRegister')}
      />
      <FormField name="registeredCompanyType" label={t('group.companyType')} required>
        <Select
          placeholder={t('common:field.select')}
          options={parentCompanyTypes.items.map((item) => ({ value: item.key, label: localName(item, language) }))}
        />
      </FormField>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { NAME_ENGLISH_MAXIMUM, NAME_NEPALI_MAXIMUM } from '@registrar/domain/names/rules';
import { useLanguage } from '@registrar/runtime';
import { BilingualField, FormField, Input } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { localName } from '../../model/local-name';
import styles from './reservation.module.css';

/** The company of the group that is registered already; its consent is asked before the office sees the application. */
export function GroupFields() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['group']}>
      <p className={styles['lead']}>{t('group.lead')}</p>
      <div className={styles['columns']}>
        <FormField name="groupRegistrationNumber" label={t('group.registrationNumber')} required>
          <Input maxLength={50} autoComplete="off" />
        </FormField>
        <FormField name="registeredCompanyApplicationNumber" label={t('group.applicationNumber')}>
          <Input maxLength={50} autoComplete="off" />
        </FormField>
      </div>
      <BilingualField
        label={t('group.companyName')}
        nepali={{ name: 'registeredCompanyNameNepali', maxLength: NAME_NEPALI_MAXIMUM }}
        english={{ name: 'registeredCompanyNameEnglish', maxLength: NAME_ENGLISH_MAXIMUM }}
        required
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

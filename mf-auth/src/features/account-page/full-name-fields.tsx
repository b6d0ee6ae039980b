import { useTranslation } from 'react-i18next';
import { BilingualField } from '@registrar/ui';

/** A person's name in both scripts, as letters and certificates print it. */
export function FullNameFields() {
  const { t } = useTranslation();
  return (
    <BilingualField
      label={t('signUp.fullName')}
      nepali={{ name: 'fullNameNepali', maxLength: 200 }}
      english={{ name: 'fullNameEnglish', maxLength: 100 }}
      required
    />
  );
}

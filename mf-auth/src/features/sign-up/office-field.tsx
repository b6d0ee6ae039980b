import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { Button, FormField } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useOffices } from '../../model/list-offices';

/** The offices of the registry, in the reader's language. */
export function OfficeField() {
  const { t } = useTranslation();
  const language = useLanguage();
  const offices = useOffices();
  const options = offices.data?.map((office) => ({
    value: office.id,
    label: language === 'ne' ? office.nameNepali : office.nameEnglish,
  }));
  const failed = offices.isError ? (
    <>
      {t('signUp.officesFailed')}{' '}
      <Button type="link" size="small" onClick={() => void offices.refetch()}>
        {t('common:action.retry')}
      </Button>
    </>
  ) : undefined;
  return (
    <FormField name="officeId" label={t('signUp.office')} extra={failed ?? t('signUp.officeHint')} required>
      <Select
        options={options}
        loading={offices.isPending}
        placeholder={t('signUp.officePlaceholder')}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </FormField>
  );
}

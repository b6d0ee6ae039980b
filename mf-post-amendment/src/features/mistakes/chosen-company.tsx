import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert, Button } from '@registrar/ui';
import { useOwnCompanies } from '@registrar/ui/filing';

/** The company of the address, otherwise the first that the person may file for. */
export function useChosenCompany() {
  const [address] = useSearchParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find(({ id }) => id === address.get('company')) ?? companies.data?.[0];
  return { companies, company };
}

export function CompaniesFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('companiesFailed')}
      action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}

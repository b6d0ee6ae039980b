import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, Sheet } from '@registrar/ui';
import { ObjectiveBrowser } from '@registrar/ui/filing';

/** The classification to read, heading by heading or by a search that stands in the address. */
export function ObjectivesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <PageHeader title={t('objectives.pageTitle')}>{t('objectives.pageLead')}</PageHeader>
      <Sheet>
        <ObjectiveBrowser
          search={address.get('search') ?? ''}
          onSearch={(search) => setAddress(search === '' ? {} : { search }, { replace: true })}
        />
      </Sheet>
    </>
  );
}

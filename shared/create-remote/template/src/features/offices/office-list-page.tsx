import { useTranslation } from 'react-i18next';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { PageHeader } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { useOffices } from './list-offices';

export function OfficeListPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const offices = useOffices();

  return (
    <ListPage
      header={
        <PageHeader title={t('list.title')}>
          {t('list.lead')} <PortalLink to="__PATH__/company">{t('list.company')}</PortalLink>
        </PageHeader>
      }
      caption={t('list.title')}
      columns={[
        {
          key: 'name',
          title: t('list.name'),
          render: (_, office) => (language === 'ne' ? office.nameNepali : office.nameEnglish),
        },
        { key: 'code', title: t('list.code'), dataIndex: 'code' },
      ]}
      rowKey={({ id }) => String(id)}
      rows={offices.data}
      failed={offices.isError}
      onRetry={() => void offices.refetch()}
      paging={{ onMore: undefined, loadingMore: false }}
      empty={{ title: t('list.empty') }}
    />
  );
}

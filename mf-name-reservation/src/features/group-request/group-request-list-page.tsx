import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useListUpdates } from '@registrar/ui/filing';
import { useGroupRequestColumns } from './group-request-columns';
import { useGroupRequests } from './list-group-requests';

const SIZE = 20;
const SHOWN = ['waiting', 'answered'] as const;

/** What the companies that this person represents are asked: names of new companies that are to be of their group. */
export function GroupRequestListPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'answered' ? 'answered' : 'waiting';
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useGroupRequests({ show, page, size: SIZE });
  const columns = useGroupRequestColumns(show);
  useListUpdates();

  return (
    <ListPage
      header={<PageHeader title={t('groupRequest.title')}>{t('groupRequest.lead')}</PageHeader>}
      caption={t('groupRequest.title')}
      filters={
        <Segmented
          value={show}
          onChange={(chosen) => setAddress(chosen === 'waiting' ? {} : { show: chosen })}
          aria-label={t('groupRequest.show')}
          options={SHOWN.map((value) => ({ value, label: t(`groupRequest.shown.${value}`) }))}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: SIZE,
        total: list.data?.total ?? 0,
        onPage: (next) => setAddress({ ...(show === 'waiting' ? {} : { show }), page: String(next) }),
      }}
      empty={{ title: t(`groupRequest.empty.${show}`) }}
      minTableWidth={900}
    />
  );
}

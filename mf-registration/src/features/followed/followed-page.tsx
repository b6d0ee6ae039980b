import { useTranslation } from 'react-i18next';
import type { FollowedCompanyList } from '@registrar/domain/calls/followed-companies';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName, PageHeader } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, ListPage, StatusBadge } from '@registrar/ui/components';
import { useFollow, useFollowedCompanies } from './followed-companies';

type Followed = FollowedCompanyList[number];

/** The companies whose new public entries the reader is told of. */
export function FollowedPage() {
  const { t } = useTranslation();
  const list = useFollowedCompanies();
  const columns = useColumns();
  return (
    <ListPage
      header={
        <PageHeader title={t('follow.title')}>
          <div>{t('follow.lead')}</div>
          <div>{t('follow.mailHint')}</div>
        </PageHeader>
      }
      caption={t('follow.title')}
      columns={columns}
      rowKey={({ id }) => id}
      rows={list.data}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      paging={{
        page: 1,
        size: Math.max(list.data?.length ?? 0, 1),
        total: list.data?.length ?? 0,
        onPage: () => undefined,
      }}
      empty={{ title: t('follow.none'), action: <PortalLink to="/search-company">{t('follow.find')}</PortalLink> }}
    />
  );
}

function useColumns(): ColumnsType<Followed> {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useFollow();
  return [
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, company) => <PortalLink to={`/company/${company.id}`}>{localName(company, language)}</PortalLink>,
    },
    { title: t('follow.number'), key: 'number', render: (_, { registrationNumber }) => registrationNumber },
    {
      title: t('follow.status'),
      key: 'status',
      render: (_, { status }) => <StatusBadge of="company" status={status} />,
    },
    { title: t('follow.since'), key: 'since', render: (_, { followedAt }) => <InstantPair at={followedAt} /> },
    {
      title: '',
      key: 'action',
      render: (_, company) => (
        <Button
          size="small"
          loading={follow.isPending && follow.variables.id === company.id}
          onClick={() => follow.mutate({ id: company.id, follow: false })}
          aria-label={t('follow.unfollowOne', { name: localName(company, language) })}
        >
          {t('follow.unfollow')}
        </Button>
      ),
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { accountStates, licenceStates } from '@registrar/domain/enumerations/liquidators';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, PageHeader } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import { STATE_COLOUR } from './accounts-part';
import { LIQUIDATIONS, useLiquidations } from './liquidation-calls';

/** The liquidations that name the liquidator, and what is due in each. */
export function LiquidationsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useLiquidations();
  return (
    <ListPage
      header={<PageHeader title={t('liquidator.title')}>{t('liquidator.lead')}</PageHeader>}
      caption={t('liquidator.title')}
      columns={[
        {
          title: t('common:field.company'),
          key: 'company',
          render: (_, { id, company, number }) => (
            <>
              <PortalLink to={`${LIQUIDATIONS}/${id}`}>{localName(company, language)}</PortalLink>
              <div>
                {company.registrationNumber} · {number}
              </div>
            </>
          ),
        },
        {
          title: t('liquidator.appointedOn'),
          key: 'appointed',
          render: (_, { appointedOn }) => <DatePair day={appointedOn} />,
        },
        {
          title: t('liquidator.next'),
          key: 'next',
          render: (_, { next }) =>
            next === null ? (
              t('liquidator.nothingDue')
            ) : (
              <>
                <Tag color={STATE_COLOUR[next.state]}>{accountStates.name(next.state)[language]}</Tag>
                <DatePair day={next.dueOn} />
              </>
            ),
        },
        {
          title: t('liquidator.licence'),
          key: 'licence',
          render: (_, { licence }) => (
            <Tag color={licence === 'IN_FORCE' ? 'success' : 'error'}>{licenceStates.name(licence)[language]}</Tag>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      rows={list.data}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      paging={{ onMore: undefined, loadingMore: false }}
      empty={{ title: t('liquidator.none') }}
      minTableWidth={720}
    />
  );
}

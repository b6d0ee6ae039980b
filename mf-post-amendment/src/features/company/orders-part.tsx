import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyOrder } from '@registrar/domain/calls/company-orders';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { ListPage } from '@registrar/ui/components';
import { useOrdersOfCompany } from '../orders/company-orders';
import { LiftOrderDialog } from '../orders/lift-order-dialog';
import { ORDER_PROPOSALS, placeOrderAddress } from '../orders/order-address';
import { useOrderColumns } from '../orders/order-columns';
import type { CompanyPartProps } from './company-part';
import styles from './company.module.css';

/** The orders that freeze or froze the company, and how they are lifted. */
export function OrdersPart({ standing: { company, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useOrdersOfCompany(company.id);
  const [lifted, setLifted] = useState<CompanyOrder>();
  const mayPropose = list.data?.mayPropose === true;
  const columns = useOrderColumns({ ofCompany: true, onLift: mayPropose ? setLifted : undefined });
  const frozen = list.data?.items.some(({ state }) => state === 'STANDING') === true;
  const office = language === 'ne' ? company.officeNepali : company.officeEnglish;
  return (
    <>
      <ListPage
        header={
          <>
            {mayPropose ? (
              <p className={styles['links']}>
                <PortalLink to={placeOrderAddress(company.id)}>{t('orders.place')}</PortalLink>
                <PortalLink to={ORDER_PROPOSALS}>{t('orders.toProposals')}</PortalLink>
              </p>
            ) : null}
            {frozen && reader !== 'OFFICE' ? (
              <Alert
                type="info"
                showIcon
                style={{ marginBlockEnd: 16 }}
                title={t('orders.wayOut')}
                description={t('orders.wayOutHow', { office })}
              />
            ) : null}
          </>
        }
        caption={t('company.part.orders')}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        paging={{
          page: 1,
          size: Math.max(1, list.data?.items.length ?? 1),
          total: list.data?.items.length ?? 0,
          onPage: () => undefined,
        }}
        empty={{ title: t('orders.noneOfCompany') }}
        minTableWidth={720}
      />
      {lifted === undefined ? null : <LiftOrderDialog order={lifted} onClose={() => setLifted(undefined)} />}
    </>
  );
}

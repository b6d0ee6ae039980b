import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { ListPage } from '@registrar/ui/components';
import { officeCallAddress, openCallAddress, ownCallAddress } from '../calls/call-address';
import { useCallColumns } from '../calls/call-columns';
import { useCallsOfCompany } from '../calls/explanation-calls';
import type { CompanyPartProps } from './company-part';
import styles from './company.module.css';

/** The calls for explanation of the company, and where each stands. */
export function CallsPart({ standing: { company, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const list = useCallsOfCompany(company.id);
  const columns = useCallColumns(reader === 'OFFICE' ? officeCallAddress : ownCallAddress, { ofCompany: true });
  return (
    <ListPage
      header={
        list.data?.mayOpen ? (
          <p className={styles['links']}>
            <PortalLink to={openCallAddress(company.id)}>{t('calls.open')}</PortalLink>
          </p>
        ) : null
      }
      caption={t('company.part.calls')}
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
      empty={{ title: t('calls.none') }}
      minTableWidth={640}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { accessGrounds, accessLogQuerySchema, accessParts } from '@registrar/domain/calls/access-log';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, localName, PageHeader } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { companyAddress, OWN_COMPANIES } from '../company/company-address';
import { ACCESSES_SIZE, useAccessLog, type AccessFilter } from './access-log';
import { useAccessColumns } from './access-columns';
import styles from './access-log.module.css';

const ALL = 'ALL';

/** Who read the private side of a company: for those who represent it. */
export function AccessLogPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const { page, part, ground } = accessLogQuerySchema
    .catch({ page: 1, size: ACCESSES_SIZE })
    .parse(Object.fromEntries(address));
  const filter: AccessFilter = { page, part, ground };
  const log = useAccessLog(companyId, filter);
  const columns = useAccessColumns();
  if (log.isError && isGatewayFailure(log.error) && [400, 403, 404, 422].includes(log.error.status))
    return (
      <>
        <PageHeader title={t('accessLog.title')} />
        <Alert role="alert" type="info" showIcon title={t('accessLog.refused')} />
        <p className={styles['links']}>
          <PortalLink to={OWN_COMPANIES}>{t('company.toOwn')}</PortalLink>
        </p>
      </>
    );
  const write = (next: Partial<AccessFilter>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ ...filter, page: 1, ...next }).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        ),
      ),
    );
  const company = log.data?.company;
  return (
    <ListPage
      header={
        <PageHeader title={t('accessLog.title')}>
          <div>{t('accessLog.lead')}</div>
          <div className={styles['links']}>
            <PortalLink to={companyAddress(companyId)}>
              {company === undefined ? t('company.title') : localName(company, language)}
            </PortalLink>
          </div>
        </PageHeader>
      }
      caption={t('accessLog.title')}
      filters={
        <>
          <Select
            value={part ?? ALL}
            onChange={(chosen) => write({ part: accessParts.keys.find((key) => key === chosen) })}
            aria-label={t('accessLog.part')}
            style={{ minWidth: 260 }}
            options={[
              { value: ALL, label: t('accessLog.everyPart') },
              ...accessParts.keys.map((value) => ({ value, label: accessParts.name(value)[language] })),
            ]}
          />
          <Select
            value={ground ?? ALL}
            onChange={(chosen) => write({ ground: accessGrounds.keys.find((key) => key === chosen) })}
            aria-label={t('accessLog.ground')}
            style={{ minWidth: 260 }}
            options={[
              { value: ALL, label: t('accessLog.everyGround') },
              ...accessGrounds.keys.map((value) => ({ value, label: accessGrounds.name(value)[language] })),
            ]}
          />
        </>
      }
      onClearFilters={
        part === undefined && ground === undefined ? undefined : () => write({ part: undefined, ground: undefined })
      }
      columns={columns}
      rowKey={({ id }) => id}
      rows={log.data?.items}
      failed={log.isError}
      onRetry={() => void log.refetch()}
      refreshing={log.isPlaceholderData}
      paging={{
        page,
        size: ACCESSES_SIZE,
        total: log.data?.total ?? 0,
        totalIsLeast: log.data?.totalIsLeast,
        onPage: (next) => write({ page: next }),
      }}
      empty={{ title: t('accessLog.none') }}
      minTableWidth={820}
    />
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NotFiled, NotFiledPage as NotFiledAnswer } from '@registrar/domain/calls/annual-report';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, localName, PageHeader, useFormats } from '@registrar/ui';
import { Select, type ColumnsType, Tag } from '@registrar/ui/antd';
import { ListPage, DatePair } from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import { officeRecordsAddress } from '../report/report-address';

const SIZE = 20;
const ALL = '';
const PATH = '/external/api/annual-report/not-filed';

/** Companies whose report is late and missing, of the officer's office, or of every office for who reads everything. */
export function NotFiledPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits, number } = useFormats();
  const { gateway } = usePortal();
  const [address, setAddress] = useSearchParams();
  const filter = {
    companyType: address.get('companyType') ?? undefined,
    fiscalYear: address.get('fiscalYear') ?? undefined,
    officeId: address.get('officeId') ?? undefined,
  };
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const list = useQuery({
    queryKey: ['annual-reports-not-filed', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<NotFiledAnswer>({
        path: PATH,
        query: { ...filter, page, size: SIZE },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  const given = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();
  const { save, saving } = useSaveFile(`${PATH}/csv${given === '' ? '' : `?${given}`}`, 'annual-reports-not-filed.csv');
  const choose = (key: keyof typeof filter, value: string) =>
    setAddress(
      Object.fromEntries(
        Object.entries({ ...filter, [key]: value === ALL ? undefined : value }).flatMap(([name, chosen]) =>
          chosen === undefined ? [] : [[name, chosen]],
        ),
      ),
    );
  const { byYear = [], byType = [], byOffice = [] } = list.data ?? {};
  const years = [
    ...new Set([
      ...byYear.map(({ fiscalYear }) => fiscalYear),
      ...(filter.fiscalYear === undefined ? [] : [filter.fiscalYear]),
    ]),
  ].sort();
  return (
    <ListPage
      header={
        <PageHeader
          title={t('notFiled.title')}
          action={
            <Button loading={saving} onClick={() => void save()}>
              {t('notFiled.csv')}
            </Button>
          }
        >
          {t('notFiled.lead')}
        </PageHeader>
      }
      caption={t('notFiled.title')}
      filters={
        <>
          <Select
            value={filter.fiscalYear ?? ALL}
            onChange={(value: string) => choose('fiscalYear', value)}
            aria-label={t('notFiled.year')}
            style={{ minWidth: 200 }}
            options={[
              { value: ALL, label: t('notFiled.allYears') },
              ...years.map((year) => ({ value: year, label: digits(year) })),
            ]}
          />
          {byOffice.length === 0 && filter.officeId === undefined ? null : (
            <Select
              value={filter.officeId ?? ALL}
              onChange={(value: string) => choose('officeId', value)}
              aria-label={t('notFiled.office')}
              style={{ minWidth: 'min(100%, 280px)' }}
              options={[
                { value: ALL, label: t('notFiled.allOffices') },
                ...byOffice.map(({ office, companies }) => ({
                  value: String(office.id),
                  label: `${localName(office, language)} (${number(companies)})`,
                })),
              ]}
            />
          )}
          <Select
            value={filter.companyType ?? ALL}
            onChange={(value: string) => choose('companyType', value)}
            aria-label={t('notFiled.type')}
            style={{ minWidth: 'min(100%, 280px)' }}
            options={[
              { value: ALL, label: t('notFiled.allTypes') },
              ...companyTypes.keys.map((key) => ({ value: key, label: companyTypes.name(key)[language] })),
            ]}
          />
        </>
      }
      summary={
        byYear.length === 0 ? undefined : (
          <p role="status" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {byYear.map(({ fiscalYear, companies }) => (
              <Tag key={fiscalYear}>
                {digits(fiscalYear)}: {number(companies)}
              </Tag>
            ))}
            {byType.map(({ companyType, companies }) => (
              <Tag key={companyType}>
                {companyTypes.name(companyType)[language]}: {number(companies)}
              </Tag>
            ))}
          </p>
        )
      }
      onClearFilters={given === '' ? undefined : () => setAddress({})}
      columns={useColumns()}
      rowKey={({ company }) => company.id}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: SIZE,
        total: list.data?.total ?? 0,
        onPage: (next) => setAddress({ ...Object.fromEntries(new URLSearchParams(given)), page: String(next) }),
      }}
      empty={{ title: t('notFiled.none') }}
      minTableWidth={820}
    />
  );
}

function useColumns(): ColumnsType<NotFiled> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  return [
    {
      title: t('notFiled.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          <PortalLink to={`/post-amendment/company/${company.id}?part=dues`}>{localName(company, language)}</PortalLink>
          <div>
            {company.registrationNumber} · {companyTypes.name(company.companyType)[language]}
          </div>
          <PortalLink to={officeRecordsAddress(company.id)}>{t('record.toRecords')}</PortalLink>
        </>
      ),
    },
    { title: t('notFiled.office'), key: 'office', render: (_, { office }) => localName(office, language) },
    {
      title: t('notFiled.years'),
      key: 'years',
      render: (_, { years }) => years.map((year) => digits(year)).join(', '),
    },
    { title: t('notFiled.oldestDueOn'), key: 'oldest', render: (_, { oldestDueOn }) => <DatePair day={oldestDueOn} /> },
  ];
}

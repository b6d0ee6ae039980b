import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ownCompanyShown, type OwnCompanyPage, type OwnCompanyShown } from '@registrar/domain/calls/own-companies';
import { usePortal } from '@registrar/runtime';
import { Button, CardsSkeleton, Input, PageHeader, useFormats } from '@registrar/ui';
import { Segmented } from '@registrar/ui/antd';
import { ListPage, useDebouncedValue } from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import { ChosenBar } from './chosen-bar';
import { useChosenCompanies } from './chosen-companies';
import { companyAddress } from './company-address';
import { useOwnCompanyColumns } from './own-company-columns';

const PATH = '/external/api/own-company';
const SIZE = 20;
const TYPING_MS = 300;

/** The companies that the person answers for, with what is to be done about each; of one alone its page at once. */
export function OwnCompaniesPage() {
  const { t } = useTranslation();
  const { navigation, gateway } = usePortal();
  const { number } = useFormats();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search') ?? '');
  const search = useDebouncedValue(typed.trim(), TYPING_MS);
  const shown = ownCompanyShown.find((one) => one === address.get('shown')) ?? 'ALL';
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const filter = { ...(search !== '' && { search }), ...(shown !== 'ALL' && { shown }) };
  const list = useQuery({
    queryKey: ['own-company', filter, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      gateway.request<OwnCompanyPage>({
        path: PATH,
        query: { ...filter, page, size: SIZE },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  const given = new URLSearchParams(filter).toString();
  const { save, saving } = useSaveFile(`${PATH}/csv${given === '' ? '' : `?${given}`}`, 'companies.csv');
  const chosen = useChosenCompanies();
  const columns = useOwnCompanyColumns(chosen, list.data?.items ?? []);
  const only = Object.keys(filter).length === 0 && list.data?.total === 1 ? list.data.items[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) navigation.to(companyAddress(only), { replace: true });
  }, [only, navigation]);
  useEffect(() => {
    setAddress(
      (before) => {
        if ((before.get('search') ?? '') === search) return before;
        const next = new URLSearchParams(before);
        next.delete('page');
        if (search === '') next.delete('search');
        else next.set('search', search);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    // The setter changes with every address and is not a reason to write it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);
  const show = (next: OwnCompanyShown) =>
    setAddress({ ...(search !== '' && { search }), ...(next !== 'ALL' && { shown: next }) });

  if (list.isPending || only !== undefined)
    return (
      <>
        <PageHeader title={t('company.own')}>{t('company.ownLead')}</PageHeader>
        <CardsSkeleton />
      </>
    );
  return (
    <ListPage
      header={
        <PageHeader
          title={t('company.own')}
          action={
            <Button loading={saving} onClick={() => void save()}>
              {t('company.ownCsv')}
            </Button>
          }
        >
          {t('company.ownLead')}
        </PageHeader>
      }
      caption={t('company.own')}
      filters={
        <>
          <Input.Search
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('company.ownSearch')}
            aria-label={t('company.ownSearch')}
            maxLength={100}
            allowClear
            style={{ maxWidth: 320 }}
          />
          <Segmented
            aria-label={t('company.ownShown')}
            value={shown}
            onChange={show}
            options={ownCompanyShown.map((key) => ({
              value: key,
              label: `${t(`company.ownShown.${key}`)} (${number(list.data?.counts[key] ?? 0)})`,
            }))}
          />
        </>
      }
      summary={<ChosenBar of={chosen} filter={filter} total={list.data?.total ?? 0} />}
      onClearFilters={
        Object.keys(filter).length === 0
          ? undefined
          : () => {
              setTyped('');
              setAddress({});
            }
      }
      columns={columns}
      rowKey={({ id, capacity }) => `${id}-${capacity}`}
      rows={list.data?.items}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{
        page,
        size: SIZE,
        total: list.data?.total ?? 0,
        onPage: (next) => setAddress({ ...filter, page: String(next) }),
      }}
      empty={{ title: t('noCompany') }}
      minTableWidth={860}
    />
  );
}

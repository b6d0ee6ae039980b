import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Licence } from '@registrar/domain/calls/liquidators';
import { licenceStates, liquidatorKinds } from '@registrar/domain/enumerations/liquidators';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, localName, PageHeader } from '@registrar/ui';
import { Select, Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import styles from '../liquidator/liquidator.module.css';
import { LicenceDialog, type LicenceAct } from './licence-dialog';
import { PAGE_SIZE, useLicences } from './licence-calls';

/** The office's list of licensed liquidators: who may be appointed, who asks to be admitted, and what was changed. */
export function LicencesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const show = address.get('show') === 'asking' ? 'asking' : 'all';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const [typed, setTyped] = useState(search);
  const [act, setAct] = useState<LicenceAct>();
  const list = useLicences(search, show, page);
  const columns = useLicenceColumns(list.data?.mayKeep ?? false, list.data?.mayAdmit ?? false, setAct);
  const write = (next: { readonly search?: string; readonly show?: string; readonly page?: number }) => {
    const all = { search, show, page: 1, ...next };
    setAddress({
      ...(all.search !== '' && { search: all.search }),
      ...(all.show !== 'all' && { show: all.show }),
      ...(all.page > 1 && { page: String(all.page) }),
    });
  };
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title={t('licences.title')}
            action={
              list.data?.mayKeep ? (
                <Button type="primary" onClick={() => setAct({ kind: 'add' })}>
                  {t('licences.add')}
                </Button>
              ) : undefined
            }
          >
            {t('licences.lead')}
          </PageHeader>
        }
        caption={t('licences.title')}
        filters={
          <>
            <Input.Search
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onSearch={(text) => write({ search: text.trim() })}
              aria-label={t('licences.search')}
              placeholder={t('licences.search')}
              maxLength={100}
              style={{ maxWidth: 320 }}
            />
            <Select
              value={show}
              onChange={(next: string) => write({ show: next })}
              aria-label={t('licences.show')}
              style={{ minWidth: 220 }}
              options={(['all', 'asking'] as const).map((key) => ({ value: key, label: t(`licences.show.${key}`) }))}
            />
          </>
        }
        {...((search !== '' || show !== 'all') && {
          onClearFilters: () => {
            setTyped('');
            setAddress({});
          },
        })}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.items}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        paging={{ page, size: PAGE_SIZE, total: list.data?.total ?? 0, onPage: (next) => write({ page: next }) }}
        empty={{ title: t('licences.none') }}
        minTableWidth={900}
      />
      {act === undefined ? null : <LicenceDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

function useLicenceColumns(
  mayKeep: boolean,
  mayAdmit: boolean,
  onAct: (act: LicenceAct) => void,
): ColumnsType<Licence> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('licences.person'),
      key: 'person',
      render: (_, licence) => (
        <>
          <strong>{localName(licence, language)}</strong>
          <div>{liquidatorKinds.name(licence.kind)[language]}</div>
          <div>{licence.email}</div>
          <div>{licence.phone}</div>
        </>
      ),
    },
    {
      title: t('licences.licence'),
      key: 'licence',
      render: (_, licence) => (
        <>
          {licence.licenceNumber}{' '}
          <Tag color={licence.state === 'IN_FORCE' ? 'success' : 'error'}>
            {licenceStates.name(licence.state)[language]}
          </Tag>
          <div>
            {t('licences.until')} <DatePair day={licence.endsOn} />
          </div>
        </>
      ),
    },
    {
      title: t('licences.account'),
      key: 'account',
      render: (_, { account }) =>
        account === null ? (
          t('licences.noAccount')
        ) : (
          <>
            {account.username}
            <div>
              <Tag color={account.isAdmitted ? 'success' : 'warning'}>
                {t(account.isAdmitted ? 'licences.admitted' : 'licences.asks')}
              </Tag>
            </div>
          </>
        ),
    },
    {
      title: t('licences.liquidation'),
      key: 'liquidation',
      render: (_, { liquidation }) =>
        liquidation === null ? (
          t('licences.free')
        ) : (
          <>
            {localName(liquidation, language)}
            <div>{liquidation.number}</div>
          </>
        ),
    },
    {
      title: t('licences.acts'),
      key: 'acts',
      render: (_, licence) => {
        const acts: readonly Exclude<LicenceAct['kind'], 'add'>[] = [
          ...(mayAdmit && licence.account?.isAdmitted === false ? (['admit', 'refuse'] as const) : []),
          ...(mayKeep && licence.state !== 'REMOVED' ? (['change', 'remove'] as const) : []),
          'history',
        ];
        return (
          <div className={styles['actions']}>
            {acts.map((kind) => (
              <Button
                key={kind}
                size="small"
                aria-haspopup="dialog"
                aria-label={`${t(`licences.${kind}`)}: ${localName(licence, language)}`}
                onClick={() => onAct({ kind, licence })}
              >
                {t(`licences.${kind}`)}
              </Button>
            ))}
          </div>
        );
      },
    },
  ];
}

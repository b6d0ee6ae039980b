import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { Input, PageHeader } from '@registrar/ui';
import { ListPage } from '@registrar/ui/data';
import { useDebouncedValue } from '../../model/use-debounced-value';
import { useNsicList } from './list-nsic';

const SIZE = 25;

/** The classification to read: code, objective in both languages, the new codes that correspond. */
export function ObjectivesPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search') ?? '');
  const search = useDebouncedValue(typed.trim(), 300);
  const list = useNsicList({ search: search === '' ? undefined : search, limit: 500 });
  const page = Number(address.get('page') ?? '1');
  const write = (next: Readonly<Record<string, string>>) =>
    setAddress(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '' && value !== '1')), { replace: true });

  return (
    <ListPage<Nsic>
      header={<PageHeader title={t('objectives.pageTitle')}>{t('objectives.pageLead')}</PageHeader>}
      caption={t('objectives.pageTitle')}
      filters={
        <Input.Search
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            write({ search: event.target.value.trim() });
          }}
          aria-label={t('common:action.search')}
          placeholder={t('objectives.searchPlaceholder')}
          style={{ maxInlineSize: 420 }}
        />
      }
      onClearFilters={search === '' ? undefined : () => (setTyped(''), write({}))}
      columns={[
        { title: t('objectives.code'), dataIndex: 'nsicCode', width: 110 },
        { title: t('objectives.nepali'), dataIndex: 'objectiveNepali' },
        { title: t('objectives.english'), dataIndex: 'objectiveEnglish' },
        { title: t('objectives.newCodes'), dataIndex: 'newNsicCodes', render: (codes: readonly string[]) => codes.join(', ') },
      ]}
      rowKey={({ nsicCode }) => nsicCode}
      rows={list.data?.slice((page - 1) * SIZE, page * SIZE)}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      refreshing={list.isPlaceholderData}
      paging={{ page, size: SIZE, total: list.data?.length ?? 0, onPage: (next) => write({ search, page: String(next) }) }}
      empty={{ title: t('objectives.empty') }}
    />
  );
}

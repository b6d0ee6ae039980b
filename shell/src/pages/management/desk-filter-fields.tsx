import { everyProcess } from '@registrar/domain/enumerations/processes';
import { Button, Input, useFormats, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import { useDeskCounts, waitingByKind } from '@registrar/ui/review/desk-counts';
import { sorts, terms, type DeskFilters } from './desk-filters';

export interface DeskFiltersProps {
  readonly filters: DeskFilters;
  readonly onChange: (change: Partial<DeskFilters>) => void;
}

export function DeskFilterFields({ filters, onChange }: DeskFiltersProps) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const formats = useFormats();
  const { data } = useDeskCounts();
  const { queue } = filters;
  const overdue = data === undefined || queue === 'decided' || queue === 'all' ? 0 : data.overdue[queue];
  const waiting = data && waitingByKind(data);
  // all kinds there are, and not only those that wait: the other queues hold others
  const kinds = new Set([...(data?.kinds ?? waiting?.keys() ?? []), filters.process]);
  const processes = [...kinds].filter(everyProcess.has).map((process) => {
    const [name, count] = [everyProcess.name(process)[language], waiting?.get(process)];
    return { value: process, label: count === undefined ? name : `${name} (${formats.number(count)})` };
  });
  return (
    <>
      <label style={{ flex: '2 1 240px' }}>
        {t('desk.filter.search')}
        <Input.Search
          key={filters.search}
          defaultValue={filters.search}
          allowClear
          maxLength={100}
          enterButton={t('action.search', { ns: 'common' })}
          onSearch={(search) => onChange({ search: search.trim() })}
        />
      </label>
      <label style={{ flex: '1 1 200px' }}>
        {t('desk.filter.process')}
        <Select
          style={{ width: '100%' }}
          value={filters.process}
          onChange={(process) => onChange({ process })}
          options={[{ value: '', label: t('desk.filter.allProcesses') }, ...processes]}
          popupMatchSelectWidth={false}
        />
      </label>
      <label style={{ flex: '1 1 180px' }}>
        {t('desk.filter.term')}
        <Select
          style={{ width: '100%' }}
          value={filters.term}
          onChange={(term) => onChange({ term })}
          options={terms.map((term) => ({
            value: term,
            label: t(term === '' ? 'desk.filter.anyTerm' : `desk.filter.term.${term}`),
          }))}
        />
      </label>
      <label style={{ flex: '1 1 160px' }}>
        {t('desk.filter.sort')}
        <Select
          style={{ width: '100%' }}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
          options={sorts.map((sort) => ({ value: sort, label: t(`desk.sort.${sort}`) }))}
        />
      </label>
      {overdue > 0 && filters.term !== 'overdue' && (
        <Button danger onClick={() => onChange({ term: 'overdue', sort: 'pressing' })}>
          {t('desk.overdueCount', { count: overdue })}
        </Button>
      )}
    </>
  );
}

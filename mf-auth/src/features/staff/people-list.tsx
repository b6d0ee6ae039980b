import type { StaffAction, StaffMember } from '@registrar/domain/calls/staff';
import { roles, STAFF_ROLES } from '@registrar/domain/roles';
import { Button, Input, useFormats, useLanguage } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { ListPage } from '@registrar/ui/components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleColumns } from './people-columns';
import { PersonDialog } from './person-dialog';
import { pageSize, useStaff } from './staff';
import type { StaffFilters } from './staff-filters';

interface PeopleListProps {
  readonly header: ReactNode;
  readonly filters: StaffFilters;
  readonly onChange: (change: Partial<StaffFilters>) => void;
  readonly onAdd: () => void;
}

/** The office's people, with what may be done for each. */
export function PeopleList({ header, filters, onChange, onAdd }: PeopleListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const staff = useStaff(filters);
  const [chosen, setChosen] = useState<{ readonly person: StaffMember; readonly action: StaffAction }>();
  const isFiltered = [filters.search, filters.role, filters.status, filters.leave].some((value) => value !== '');
  return (
    <>
      <ListPage<StaffMember>
        header={header}
        caption={t('staff.view.people')}
        filters={<Filters filters={filters} onChange={onChange} />}
        onClearFilters={isFiltered ? () => onChange({ search: '', role: '', status: '', leave: '' }) : undefined}
        columns={peopleColumns({ t, formats, language, onChoose: (person, action) => setChosen({ person, action }) })}
        rowKey={({ id }) => id}
        rows={staff.data?.items}
        failed={staff.isError}
        onRetry={() => void staff.refetch()}
        refreshing={staff.isPlaceholderData}
        paging={{
          page: filters.page,
          size: pageSize,
          total: staff.data?.total ?? 0,
          onPage: (page) => onChange({ page }),
        }}
        empty={{ title: t('staff.empty.people'), action: <Button onClick={onAdd}>{t('staff.add')}</Button> }}
        minTableWidth={900}
      />
      {chosen && <PersonDialog person={chosen.person} action={chosen.action} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Filters({ filters, onChange }: Pick<PeopleListProps, 'filters' | 'onChange'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const all = { value: '', label: t('staff.filter.all') };
  const select = (name: 'role' | 'status' | 'leave', options: readonly { value: string; label: string }[]) => (
    <label style={{ flex: '1 1 160px' }}>
      {t(`staff.filter.${name}`)}
      <Select
        style={{ width: '100%' }}
        value={filters[name]}
        onChange={(value) => onChange({ [name]: value })}
        options={[all, ...options]}
      />
    </label>
  );
  return (
    <>
      <label style={{ flex: '2 1 240px' }}>
        {t('staff.filter.search')}
        <Input.Search
          key={filters.search}
          defaultValue={filters.search}
          allowClear
          maxLength={100}
          enterButton={t('common:action.search')}
          onSearch={(search) => onChange({ search: search.trim() })}
        />
      </label>
      {select(
        'role',
        STAFF_ROLES.map((role) => ({ value: role, label: roles.name(role)[language] })),
      )}
      {select(
        'status',
        (['ACTIVE', 'DISABLED'] as const).map((status) => ({ value: status, label: t(`staff.status.${status}`) })),
      )}
      {select(
        'leave',
        (['true', 'false'] as const).map((leave) => ({ value: leave, label: t(`staff.leave.${leave}`) })),
      )}
    </>
  );
}

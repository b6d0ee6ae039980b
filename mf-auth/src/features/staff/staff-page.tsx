import { useAccess, useFreshQueries } from '@registrar/runtime';
import { PageHeader, Button, Space } from '@registrar/ui';
import { Tabs } from '@registrar/ui/antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddStaffDialog } from './add-staff-dialog';
import { ChangesList } from './changes-list';
import { PeopleList } from './people-list';
import { SecondFactorDialog } from './second-factor-dialog';
import { useStaffFilters, views, type StaffView } from './staff-filters';

const ALLOWS: Readonly<Record<StaffView, string>> = {
  people: 'STAFF',
  changes: 'STAFF_APPROVAL',
  settled: 'STAFF_APPROVAL',
};

/** The people of an office and what waits for a second person; everybody sees the part that is theirs. */
export function StaffPage() {
  const { t } = useTranslation();
  const can = useAccess();
  const [filters, setFilters] = useStaffFilters();
  const [adding, setAdding] = useState(false);
  const [resetting, setResetting] = useState(false);
  useFreshQueries('staff');

  const offered = views.filter((view) => can(ALLOWS[view]));
  const shown = offered.find((view) => view === filters.show) ?? offered[0];
  const header = (
    <>
      <PageHeader
        title={t('staff.title')}
        action={
          can('STAFF') ? (
            <Space wrap>
              <Button onClick={() => setResetting(true)}>{t('staff.secondFactor.open')}</Button>
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('staff.add')}
              </Button>
            </Space>
          ) : undefined
        }
      >
        {t(can('STAFF') ? 'staff.lead' : 'staff.approverLead')}
      </PageHeader>
      <Tabs
        activeKey={shown}
        onChange={(key) => setFilters({ show: offered.find((view) => view === key) ?? '' })}
        items={offered.map((view) => ({ key: view, label: t(`staff.view.${view}`) }))}
      />
    </>
  );
  return (
    <>
      {shown === 'people' && (
        <PeopleList header={header} filters={filters} onChange={setFilters} onAdd={() => setAdding(true)} />
      )}
      {shown === 'changes' && (
        <ChangesList header={header} show="open" page={filters.page} onPage={(page) => setFilters({ page })} />
      )}
      {shown === 'settled' && (
        <ChangesList header={header} show="settled" page={filters.page} onPage={(page) => setFilters({ page })} />
      )}
      {adding && <AddStaffDialog onClose={() => setAdding(false)} />}
      {resetting && <SecondFactorDialog onClose={() => setResetting(false)} />}
    </>
  );
}

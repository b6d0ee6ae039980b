import type { StaffChange } from '@registrar/domain/calls/staff';
import { useLanguage } from '@registrar/ui';
import { RemarksDialog, ListPage } from '@registrar/ui/components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeColumns, changeWords, type ChangeAction } from './change-columns';
import { nameOf } from './people-columns';
import { pageSize, useStaffChanges, useStaffAction } from './staff';

interface ChangesListProps {
  readonly header: ReactNode;
  readonly show: 'open' | 'settled';
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What one person proposed: before, after, and the decision of a second one. */
export function ChangesList({ header, show, page, onPage }: ChangesListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const changes = useStaffChanges(show, page);
  const [chosen, setChosen] = useState<{ readonly change: StaffChange; readonly action: ChangeAction }>();
  return (
    <>
      <ListPage<StaffChange>
        header={header}
        caption={t(show === 'open' ? 'staff.view.changes' : 'staff.view.settled')}
        columns={changeColumns({ t, language, show, onChoose: (change, action) => setChosen({ change, action }) })}
        rowKey={({ id }) => id}
        rows={changes.data?.items}
        failed={changes.isError}
        onRetry={() => void changes.refetch()}
        refreshing={changes.isPlaceholderData}
        paging={{ page, size: pageSize, total: changes.data?.total ?? 0, onPage }}
        empty={{ title: t(show === 'open' ? 'staff.empty.changes' : 'staff.empty.settled') }}
        minTableWidth={900}
      />
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function DecisionDialog({
  change,
  action,
  onClose,
}: {
  readonly change: StaffChange;
  readonly action: ChangeAction;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decide = useStaffAction();
  const { before, after } = changeWords(change, { t, language });
  return (
    <RemarksDialog
      open
      title={t(`staff.decide.${action}.title`, { name: nameOf(change.person, language) })}
      confirmLabel={t(`staff.decide.${action}.submit`)}
      destructive={action !== 'approve'}
      remark={action === 'refuse' ? 'required' : 'optional'}
      onConfirm={async ({ remark }) => {
        await decide.mutateAsync({ path: `/external/api/staff-change/${change.id}/${action}`, body: { remark } });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t('staff.decide.change', { before, after })}</p>
      <p>{t(`staff.decide.${action}.text`)}</p>
    </RemarksDialog>
  );
}

import type { StaffChange } from '@registrar/domain/calls/staff';
import { useLanguage } from '@registrar/ui';
import { ProposalList } from '@registrar/ui/review';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from './people-columns';
import { ProposedChange } from './proposed-change';
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
  const query = useStaffChanges(show, page);
  const decide = useStaffAction();
  return (
    <ProposalList<StaffChange>
      header={header}
      caption={t(show === 'open' ? 'staff.view.changes' : 'staff.view.settled')}
      show={show}
      page={page}
      size={pageSize}
      onPage={onPage}
      query={query}
      about={({ person }) => nameOf(person, language)}
      what={(change) => <ProposedChange change={change} />}
      question={(change, action) => (
        <>
          <ProposedChange change={change} />
          <div>{t(`staff.decide.${action}.text`)}</div>
        </>
      )}
      onDecide={({ id, action, remark }) =>
        decide.mutateAsync({ path: `/external/api/staff-change/${id}/${action}`, body: { remark } })
      }
    />
  );
}

import type { Language } from '@registrar/contract/shell-api';
import type { StaffChange } from '@registrar/domain/calls/staff';
import { roles } from '@registrar/domain/roles';
import { Button } from '@registrar/ui';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import type { TFunction } from 'i18next';
import { nameOf } from './people-columns';
import styles from './staff.module.css';

export type ChangeAction = 'approve' | 'refuse' | 'withdraw';

interface ChangeColumns {
  readonly t: TFunction;
  readonly language: Language;
  readonly show: 'open' | 'settled';
  readonly onChoose: (change: StaffChange, action: ChangeAction) => void;
}

const COLOURS: Readonly<Record<StaffChange['status'], string>> = {
  PROPOSED: 'warning',
  APPROVED: 'success',
  REFUSED: 'error',
  WITHDRAWN: 'default',
  EXPIRED: 'default',
};

/** What it was and what it is to become, in words. */
export function changeWords(
  change: StaffChange,
  { t, language }: Pick<ChangeColumns, 't' | 'language'>,
): { before: string; after: string } {
  if (change.kind === 'SECOND_FACTOR')
    return { before: t('staff.secondFactor.on'), after: t('staff.secondFactor.off') };
  if (change.kind === 'ROLE')
    return { before: roles.name(change.roleBefore)[language], after: roles.name(change.roleAfter)[language] };
  const name = ({ nameEnglish, nameNepali }: StaffChange['officeBefore']): string =>
    language === 'ne' ? nameNepali : nameEnglish;
  return { before: name(change.officeBefore), after: name(change.officeAfter) };
}

export function changeColumns({ t, language, show, onChoose }: ChangeColumns): ColumnsType<StaffChange> {
  const person: ColumnsType<StaffChange>[number] = {
    key: 'person',
    title: t('staff.column.person'),
    render: (_, change) => (
      <span className={`${styles['lines']} ${styles['person']}`}>
        <strong>{nameOf(change.person, language)}</strong>
        <span className={styles['soft']} lang="en">
          {change.person.username}
        </span>
      </span>
    ),
  };
  const change: ColumnsType<StaffChange>[number] = {
    key: 'change',
    title: t('staff.column.change'),
    render: (_, row) => {
      const { before, after } = changeWords(row, { t, language });
      return (
        <span className={styles['lines']}>
          <span className={styles['soft']}>{t(`staff.kind.${row.kind}`)}</span>
          <span>{t('staff.before', { value: before })}</span>
          <strong>{t('staff.after', { value: after })}</strong>
          <span className={styles['soft']}>{row.remark}</span>
        </span>
      );
    },
  };
  const proposed: ColumnsType<StaffChange>[number] = {
    key: 'proposed',
    title: t('staff.column.proposedBy'),
    render: (_, { proposedBy, proposedAt }) => (
      <span className={styles['lines']}>
        <span>{nameOf(proposedBy, language)}</span>
        <InstantPair at={proposedAt} />
      </span>
    ),
  };
  return [person, change, proposed, ...(show === 'open' ? openColumns(t, onChoose) : settledColumns(t, language))];
}

function openColumns(t: TFunction, onChoose: ChangeColumns['onChoose']): ColumnsType<StaffChange> {
  return [
    { key: 'expires', title: t('staff.column.expires'), render: (_, { expiresAt }) => <InstantPair at={expiresAt} /> },
    {
      key: 'decide',
      title: t('staff.column.decision'),
      render: (_, row) => (
        <span className={styles['decide']}>
          {row.mayDecide && (
            <Button type="primary" onClick={() => onChoose(row, 'approve')}>
              {t('staff.decide.approve.submit')}
            </Button>
          )}
          {row.mayDecide && (
            <Button danger onClick={() => onChoose(row, 'refuse')}>
              {t('staff.decide.refuse.submit')}
            </Button>
          )}
          {row.mayWithdraw && (
            <Button onClick={() => onChoose(row, 'withdraw')}>{t('staff.decide.withdraw.submit')}</Button>
          )}
          {!row.mayDecide && <span className={styles['soft']}>{t('staff.waitsForSecond')}</span>}
        </span>
      ),
    },
  ];
}

function settledColumns(t: TFunction, language: Language): ColumnsType<StaffChange> {
  return [
    {
      key: 'decision',
      title: t('staff.column.decision'),
      render: (_, { status, decidedBy, decidedAt, decisionRemark }) => (
        <span className={styles['lines']}>
          <span>
            <Tag color={COLOURS[status]}>{t(`staff.changeStatus.${status}`)}</Tag>
          </span>
          {decidedBy && <span>{nameOf(decidedBy, language)}</span>}
          {decidedAt !== null && <InstantPair at={decidedAt} />}
          {decisionRemark !== null && <span className={styles['soft']}>{decisionRemark}</span>}
        </span>
      ),
    },
  ];
}
